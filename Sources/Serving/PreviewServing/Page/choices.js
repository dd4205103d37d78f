// The panel of choices: which widget, and how it is drawn.

import { app, choose, chooseSubject, family, on, preview, widget } from "./state.js"
import { familyTitle, find, make, redraw, words } from "./dom.js"

const panel = find("#choices")

export const optionTitles = {
  scheme: "Appearance", mode: "Mode", look: "Look", "type-size": "Type size", locale: "Locale", "time-zone": "Time zone",
  "layout-direction": "Direction", state: "State",
}
/// The defaults of the tool, for the options whose default does not depend on the system or the family.
export const optionDefaults = { scheme: "light", look: "standard", "type-size": "large", state: "timeline" }

export function optionTitle(name, value) {
  if (name === "family") return familyTitle(value)
  if (name === "device") return app.server?.devices.find((each) => each.name === value)?.title ?? value
  if (name === "locale") return localeTitle(value)
  if (name === "time-zone") return value
  return words(value)
}

function localeTitle(value) {
  try {
    return `${new Intl.DisplayNames(["en"], { type: "language" }).of(value.replace("_", "-"))}`
  } catch {
    return value
  }
}

export function startChoices() {
  on("server", drawPanel)
  on("choices", drawPanel)
}

function drawPanel() {
  const { server, choices } = app
  if (!server) return
  const data = [server.widgets, server.previews, server.devices, server.options, relevant(choices)]
  const focused = document.activeElement?.closest("#choices") ? document.activeElement.id : null
  const drawn = redraw(panel, data, () => [subjects(), entries(), families(), ...Object.keys(optionTitles).filter((name) => name in server.options).map(option), devices(), resetButton()])
  if (drawn && focused) document.getElementById(focused)?.focus()
}

function relevant(choices) {
  const names = ["kind", "preview", "entry", "family", "device", ...Object.keys(optionTitles)]
  return names.map((name) => choices[name] ?? null)
}

function subjects() {
  const { widgets, previews } = app.server
  const row = (id, chosen, title, note, subject) =>
    make("button", { type: "button", class: "subject", id, "aria-pressed": String(chosen), title: note,
      onclick: () => chooseSubject(subject) },
      make("span", {}, title))
  return make("div", { class: "subjects" },
    make("h2", {}, "Widgets"),
    widgets.map((each) => row(`kind-${each.kind}`, !app.choices.preview && each.kind === app.choices.kind, each.displayName ?? each.kind, each.description, { kind: each.kind, preview: null })),
    previews.length > 0 && make("h2", {}, "Previews"),
    previews.map((each) => row(`preview-${each.place}`, each.place === app.choices.preview, each.name ?? each.place, each.place, { kind: null, preview: each.place })))
}

function entries() {
  const count = preview()?.entries
  if (!count || count < 2) return null
  const current = Number(app.choices.entry ?? 0)
  return field("entry", "Entry", Array.from({ length: count }, (_, index) => [String(index), String(index + 1)]), String(current), (value) => choose({ entry: value === "0" ? null : value }))
}

function families() {
  if (app.choices.preview) return null
  const list = widget()?.families ?? []
  if (list.length === 0) return null
  return field("family", "Family", list.map((each) => [each, familyTitle(each)]), family(), (value) => choose({ family: value, node: null, other: null, ground: null }))
}

function option(name) {
  const values = app.server.options[name]
  const usual = optionDefaults[name]
  const change = (value) => choose({ [name]: value === "" || value === usual ? null : value })
  if (name === "scheme") return toggle(name, values, app.choices.scheme ?? usual, change)
  const list = values.map((value) => [value, optionTitle(name, value)])
  const chosen = app.choices[name] ?? usual ?? ""
  if (!usual) list.unshift(["", name === "mode" ? "Automatic" : "System"])
  return field(name, optionTitles[name], list, chosen, change)
}

function devices() {
  const list = app.server.devices.map((each) => [each.name, each.title])
  if (list.length === 0) return null
  return field("device", "Device", [["", "Usual"], ...list], app.choices.device ?? "", (value) => choose({ device: value || null }))
}

function toggle(name, values, chosen, change) {
  return make("div", { class: "field" }, make("span", { id: `label-${name}` }, optionTitles[name]),
    make("div", { class: "segments", role: "group", "aria-labelledby": `label-${name}` },
      values.map((value) => make("button", { type: "button", id: `choice-${name}-${value}`, "aria-pressed": String(value === chosen), onclick: () => change(value) }, words(value)))))
}

function field(name, title, values, chosen, change) {
  const known = values.some(([value]) => value === chosen)
  const list = known ? values : [...values, [chosen, chosen]]
  return make("label", { class: "field" }, make("span", {}, title),
    make("select", { id: `choice-${name}`, onchange: (event) => change(event.target.value) },
      list.map(([value, text]) => make("option", { value, selected: value === chosen }, text))))
}

function resetButton() {
  const names = ["device", ...Object.keys(optionTitles)].filter((name) => name in app.choices)
  if (names.length === 0) return null
  return make("button", { type: "button", class: "quiet", id: "reset-choices", onclick: () => choose(Object.fromEntries(names.map((name) => [name, null]))) }, "Back to the defaults")
}
