// A click on a column's head sorts its table, a second one the other way round.
const value = (row, column) => {
  const cell = row.cells[column];
  return cell.dataset.number === undefined ? cell.textContent : Number(cell.dataset.number);
};
const compare = (a, b) => (typeof a === typeof b ? (typeof a === "number" ? a - b : a.localeCompare(b)) : typeof a === "number" ? -1 : 1);
for (const head of document.querySelectorAll("th")) {
  head.firstChild.addEventListener("click", () => {
    const column = head.cellIndex, body = head.closest("table").tBodies[0];
    const down = head.getAttribute("aria-sort") !== "descending";
    for (const other of head.parentNode.cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const rows = [...body.rows].sort((a, b) => (down ? -1 : 1) * compare(value(a, column), value(b, column)));
    body.append(...rows);
  });
}
