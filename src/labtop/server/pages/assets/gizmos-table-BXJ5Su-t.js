const s="/assets/gizmos-table-DoOQk_cd.svg";export{s as p};
