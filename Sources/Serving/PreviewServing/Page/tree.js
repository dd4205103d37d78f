// The view tree as a collapsible outline.

import { make, redraw } from "./dom.js"

const collapsed = new Set()
let last = null // the arguments of the last drawing, to draw again after a change of what is collapsed

export function drawTree(element, root, options) {
  last = [element, root, options]
  if (!root) return redraw(element, null, () => make("p", { class: "empty" }, "Waiting for the tree."))
  redraw(element, [root, options.selected, options.other, [...collapsed]], () => rows(root, [], options, 1))
  const chosen = options.selected
  if (chosen) element.setAttribute("aria-activedescendant", idOf(chosen))
  else element.removeAttribute("aria-activedescendant")
}

const keyOf = (path) => path.join(".")
const idOf = (path) => `node-${keyOf(path) || "root"}`

function rows(node, path, options, level) {
  const key = keyOf(path)
  const parent = node.children.length > 0
  const open = parent && !collapsed.has(key)
  const same = (other) => other !== null && keyOf(other) === key
  const row = make("div", {
    role: "treeitem", id: idOf(path), class: same(options.other) ? "second" : null, "aria-level": level, style: { "--level": level - 1 },
    "aria-selected": String(same(options.selected)), "aria-expanded": parent ? String(open) : null,
    onpointerenter: () => options.hover(path), onpointerleave: () => options.hover(null),
    onclick: (event) => {
      if (event.target.classList.contains("twist") && parent) toggle(key)
      else options.select(path, event.shiftKey && options.selected ? "other" : "node")
    },
    ondblclick: () => parent && toggle(key),
  }, make("i", { class: "twist" }, parent ? (open ? "▾" : "▸") : ""), make("b", {}, node.name), node.label ? make("span", {}, node.label) : "")
  return [row, ...(open ? node.children.flatMap((child, index) => rows(child, [...path, index], options, level + 1)) : [])]
}

function toggle(key) {
  if (!collapsed.delete(key)) collapsed.add(key)
  drawTree(...last)
}

/// Opens the tree down to the selected view, and scrolls to it, within the outline only.
export function reveal(element) {
  const { selected } = last[2]
  const closed = selected.map((_, length) => keyOf(selected.slice(0, length))).filter((key) => collapsed.delete(key))
  if (closed.length > 0) drawTree(...last)
  const row = element.querySelector("[aria-selected=true]")
  if (!row) return
  if (row.offsetTop < element.scrollTop) element.scrollTop = row.offsetTop
  const below = row.offsetTop + row.offsetHeight - element.clientHeight
  if (below > element.scrollTop) element.scrollTop = below
}

/// Space and Enter close and open the selected view.
export function toggleSelected() {
  const selected = last?.[2].selected
  if (selected) toggle(keyOf(selected))
}
