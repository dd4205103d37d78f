// The inspector: which view is selected, its outline on the picture, and its details.

import { app, choose, on } from "./state.js"
import { find, make, redraw } from "./dom.js"
import { distances, hit, number } from "./distances.js"
import { caption, cover, pointOf } from "./stage.js"
import { toggleInspector } from "./taps.js"
import { drawTree, reveal } from "./tree.js"

const [layer, panel] = ["#outlines", "#panel-inspect"].map(find)
const details = make("div", { id: "details" })
const outline = make("div", { id: "tree", role: "tree", "aria-label": "View tree", tabindex: "0" })
let hovered = null
let measuring = false // Alt is held

export const root = () => app.picture?.tree ?? null
export const pathOf = (text) => (text ? text.split(".").map(Number) : [])
export const nodeAt = (path) => path.reduce((node, index) => node?.children[index] ?? null, root())
const textOf = (path) => (path === null ? null : path.length === 0 ? "" : path.join("."))

/// The selected view; the root is the empty path, which is written as `root`.
export function selection(name = "node") {
  const text = app.choices[name]
  if (text === undefined) return null
  const path = text === "root" ? [] : pathOf(text)
  return nodeAt(path) ? path : null
}

export function select(path, name = "node") {
  const text = path && (textOf(path) || "root")
  choose(name === "node" ? { node: text, other: null } : { other: text })
}

export function startInspector() {
  on("picture", draw)
  on("choices", (names) => ["inspect", "node", "other"].some((name) => names.has(name)) && draw())
  layer.addEventListener("pointermove", (event) => hover(root() && hit(root(), ...pointOf(event))))
  layer.addEventListener("pointerleave", () => hover(null))
  layer.addEventListener("click", (event) => {
    const path = root() && hit(root(), ...pointOf(event))
    if (path) select(path, event.shiftKey && selection() ? "other" : "node")
  })
  outline.addEventListener("keydown", walk)
  find("#stage").addEventListener("keydown", walk)
  for (const name of ["keydown", "keyup"]) addEventListener(name, (event) => event.key === "Alt" && measure(name === "keydown", event))
  addEventListener("blur", () => measure(false))
  draw()
}

export function hover(path) {
  if (textOf(path) === textOf(hovered)) return
  hovered = path
  outlines()
}

function measure(held, event) {
  if (!app.choices.inspect || measuring === held) return
  event?.preventDefault()
  measuring = held
  outlines()
}

function walk(event) {
  if (!app.choices.inspect || !root() || event.altKey || event.ctrlKey || event.metaKey) return
  const path = selection()
  const next = path === null ? [] : step(path, event.key)
  if (!event.key.startsWith("Arrow")) return
  event.preventDefault()
  if (next) select(next, event.shiftKey && path ? "other" : "node")
}

function step(path, key) {
  const parent = path.slice(0, -1)
  const index = path.at(-1)
  if (key === "ArrowUp") return path.length > 0 ? parent : null
  if (key === "ArrowDown") return nodeAt(path).children.length > 0 ? [...path, 0] : null
  const sibling = index + (key === "ArrowRight" ? 1 : -1)
  return index !== undefined && nodeAt([...parent, sibling]) ? [...parent, sibling] : null
}

function draw() {
  const inspecting = Boolean(app.choices.inspect)
  layer.classList.toggle("active", inspecting)
  if (!inspecting) hovered = null
  outlines()
  redraw(panel, [inspecting], () => inspecting ? [details, outline]
    : [make("p", { class: "empty" }, "The inspector shows the frame of each view, what was proposed to it, and the distances between two of them."),
      make("button", { type: "button", class: "quiet", onclick: toggleInspector }, "Inspect")])
  if (!inspecting) return
  drawTree(outline, root(), { selected: selection(), other: selection("other"), hover, select })
  redraw(details, [selection("node"), selection("other")].map((path) => path && about(nodeAt(path))), describe)
  if (selection()) reveal(outline)
}

function outlines() {
  if (!app.choices.inspect || !root()) return layer.replaceChildren()
  const chosen = selection()
  const second = selection("other") ?? (measuring ? hovered : null)
  const made = []
  if (hovered) made.push(cover(make("div", { class: "frame hovered" }), nodeAt(hovered)?.frame ?? [0, 0, 0, 0]))
  if (second) made.push(cover(make("div", { class: "frame second" }), nodeAt(second).frame))
  if (chosen) {
    const node = nodeAt(chosen)
    made.push(cover(make("div", { class: "frame chosen" }, !second && make("span", {}, size(node))), node.frame))
    if (second && textOf(second) !== textOf(chosen)) made.push(...distances(node.frame, nodeAt(second).frame).map(ruler))
  }
  layer.replaceChildren(...made)
  const named = hovered ? nodeAt(hovered) : null
  caption(named ? `${named.name}${named.label ? ` “${named.label}”` : ""} · ${size(named)} at ${number(named.frame[0])}, ${number(named.frame[1])}` : "")
}

const size = (node) => `${number(node.frame[2])} × ${number(node.frame[3])}`

function ruler({ axis, from, to, at }) {
  const frame = axis === "x" ? [from, at, to - from, 0] : [at, from, 0, to - from]
  return cover(make("div", { class: `ruler ${axis}` }, make("span", {}, number(to - from))), frame)
}

const about = ({ children: _children, ...rest }) => rest

function describe() {
  const path = selection()
  if (!path) return make("p", { class: "empty" }, "Point at a view, or walk the tree with the arrow keys. Shift-click a second one, or hold Alt, for distances.")
  const node = nodeAt(path)
  const second = selection("other")
  const [x, y] = node.frame
  const proposed = (value) => (value === null ? "any" : number(value))
  return [
    make("h2", {}, node.name, node.label ? make("q", {}, node.label) : ""),
    table([
      ["Frame", `${number(x)}, ${number(y)} · ${size(node)}`],
      ["Proposal", node.proposal.map(proposed).join(" × ")],
      ["Answer", size(node)],
    ]),
    group("Guides", Object.entries(node.guides).map(([name, value]) => [name, number(value)])),
    group("Properties", Object.entries(node.properties)),
    node.accessibility && group("Accessibility", [["Spoken", node.accessibility]]),
    second && group(`To ${nodeAt(second).name}`, distances(node.frame, nodeAt(second).frame).map(({ axis, from, to }) => [axis === "x" ? "Horizontal" : "Vertical", number(to - from)])),
  ]
}

function group(title, rows) {
  return rows.length > 0 && make("section", {}, make("h3", {}, title), table(rows))
}

function table(rows) {
  return make("dl", {}, rows.flatMap(([name, value]) => [
    make("dt", {}, name),
    make("dd", {}, /^#[0-9a-f]{6}$/i.test(value) && make("i", { class: "swatch", style: { background: value } }), value),
  ]))
}
