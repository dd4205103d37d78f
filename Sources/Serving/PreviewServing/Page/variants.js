// All values of one choice, side by side.

import { app, choose, family, on, pictureQuery, widget } from "./state.js"
import { find, make, style } from "./dom.js"
import { get } from "./server.js"
import { load, pixelsPerPoint } from "./pictures.js"
import { optionDefaults, optionTitle, optionTitles } from "./choices.js"

const [grid, picker] = ["#variants", "#axis"].map(find)
const axes = ["family", "scheme", "mode", "look", "type-size", "locale", "layout-direction", "device"]
const titles = { family: "Family", device: "Device", ...optionTitles }
let round = null // cancels the requests of the round before
let drawnKey = null

export function startVariants() {
  picker.append(make("option", { value: "" }, "None"), ...axes.map((axis) => make("option", { value: axis }, titles[axis])))
  picker.addEventListener("change", () => choose({ axis: picker.value || null, ...(picker.value ? { inspect: null } : {}) }))
  on("choices", draw)
  on("server", draw)
}

function valuesOf(axis) {
  const { server, choices } = app
  if (axis === "family") return choices.preview ? [family()] : (widget()?.families ?? [])
  if (axis === "device") return server.devices.map((each) => each.name)
  return server.options[axis] ?? []
}

function chosen(axis) {
  if (axis === "family") return family()
  return app.choices[axis] ?? optionDefaults[axis] ?? null
}

function draw() {
  const axis = axes.includes(app.choices.axis) ? app.choices.axis : null
  picker.value = axis ?? ""
  grid.hidden = !axis
  document.body.classList.toggle("comparing", Boolean(axis))
  if (!axis || !app.server) {
    round?.abort()
    drawnKey = null
    return
  }
  const query = pictureQuery()
  const key = JSON.stringify([app.server.generation, axis, { ...query, [axis]: null }, app.choices.kind])
  if (key === drawnKey) return mark(axis)
  round?.abort()
  round = new AbortController()
  const same = drawnKey !== null && grid.dataset.axis === axis && JSON.parse(drawnKey)[3] === app.choices.kind
  drawnKey = key
  grid.dataset.axis = axis
  const values = valuesOf(axis)
  // The figures stay, so that only their pictures change.
  if (!same || grid.children.length !== values.length) grid.replaceChildren(...values.map((value) => figure(axis, value)))
  mark(axis)
  fill(axis, values, round.signal)
}

function figure(axis, value) {
  const change = axis !== "family" && value === optionDefaults[axis] ? null : value
  return make("button", { type: "button", class: "variant", "data-value": value, onclick: () => choose({ [axis]: change, axis: null }) },
    make("span", { class: "picture" }), make("span", { class: "label" }, optionTitle(axis, value)))
}

function mark(axis) {
  const value = chosen(axis)
  for (const figure of grid.children) figure.setAttribute("aria-current", String(figure.dataset.value === value))
}

/// Two pictures at a time, from the first to the last.
async function fill(axis, values, signal) {
  const waiting = values.map((value, index) => [value, grid.children[index].firstElementChild])
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) await fillOne(axis, ...next, signal)
  }
  await Promise.all([work(), work()])
}

async function fillOne(axis, value, place, signal) {
  try {
    const query = pictureQuery({ [axis]: value, scale: pixelsPerPoint(1) })
    const answer = await get("api/picture", query, signal)
    const image = await load(answer.image)
    if (signal.aborted) return
    const rounded = query.family?.startsWith("accessory") ? "" : "rounded"
    image.className = rounded
    image.alt = answer.accessibilityText
    style(image, { width: answer.width, "aspect-ratio": `${answer.width} / ${answer.height}` })
    place.replaceChildren(image)
    place.classList.toggle("vibrant", (query.mode ?? (rounded ? "" : "vibrant")) === "vibrant")
  } catch (error) {
    if (signal.aborted) return
    place.replaceChildren(make("span", { class: "note" }, error.message))
  }
}
