const e=""+new URL("gizmos-table-DoOQk_cd.svg",import.meta.url).href;export{e as p};
