// The settings of the widget's intent as a form. A setting that has its default is not part of the query.

import { app, choose, family, on, settingNames, widget } from "./state.js"
import { find, make, redraw } from "./dom.js"

const panel = find("#panel-settings")

export function startSettings() {
  on("server", draw)
  on("choices", draw)
}

function draw() {
  if (!app.server) return
  const parameters = widget()?.parameters ?? null
  const values = Object.fromEntries(settingNames().map((name) => [name, app.choices[name]]))
  const focused = panel.contains(document.activeElement) ? document.activeElement.id : null
  const drawn = redraw(panel, [parameters, values, app.choices.kind, family()], () => form(parameters))
  if (drawn && focused) document.getElementById(focused)?.focus()
}

function form(parameters) {
  if (!widget()) return make("p", { class: "empty" }, app.choices.preview ? "A preview has no settings." : "This widget is not known.")
  if (!parameters || parameters.length === 0) return make("p", { class: "empty" }, "This widget has no settings.")
  const shown = parameters.filter((parameter) => isShown(parameter, parameters))
  const hidden = parameters.length - shown.length
  return make("form", { onsubmit: (event) => event.preventDefault() },
    shown.map(row),
    hidden > 0 && make("p", { class: "note" }, `${hidden} more ${hidden === 1 ? "setting is" : "settings are"} not shown with these choices.`),
    settingNames().length > 0 && make("button", { type: "button", class: "quiet", id: "reset-settings", onclick: reset }, "Back to the defaults"))
}

export function reset() {
  choose(Object.fromEntries(settingNames().map((name) => [name, null])))
}

/// Values, as in the query: those of an array are separated by commas.
function valuesOf(parameter) {
  const text = app.choices[`set.${parameter.name}`]
  if (text === undefined) return parameter.defaults
  if (parameter.isArray) return text.split(",").filter(Boolean)
  return text === "" ? [] : [text]
}

function set(parameter, values) {
  const text = values.join(",")
  choose({ [`set.${parameter.name}`]: text === parameter.defaults.join(",") ? null : text })
}

function isShown(parameter, all) {
  if (parameter.families && !parameter.families.includes(family())) return false
  return !parameter.shownWhen || parameter.shownWhen.some((conditions) => conditions.every((condition) => holds(condition, all)))
}

/// `style=dark`, `style is dark`, `style is not dark`. What the page does not understand, it does not hide.
function holds(condition, all) {
  const match = condition.match(/^(\w+)\s*(?:(!=|is not)|=|is)\s*(.+)$/)
  const parameter = match && all.find((each) => each.name === match[1])
  if (!parameter) return true
  const equal = valuesOf(parameter).join(",") === match[3].trim()
  return match[2] ? !equal : equal
}

function row(parameter) {
  const id = `setting-${parameter.name}`
  const changed = `set.${parameter.name}` in app.choices
  const check = parameter.type === "Bool" && !parameter.isArray && !parameter.isOptional
  const several = parameter.isArray && parameter.choices
  return make(several ? "fieldset" : "div", { class: `setting${check ? " check" : ""}${changed ? " changed" : ""}` },
    several ? make("legend", {}, parameter.title) : make("label", { for: id }, parameter.title),
    control(parameter, id),
    parameter.unsupported && make("p", { class: "note" }, parameter.unsupported),
    parameter.description && make("p", { class: "note" }, parameter.description))
}

function control(parameter, id) {
  const values = valuesOf(parameter)
  const disabled = Boolean(parameter.unsupported)
  if (parameter.isArray && parameter.choices) return several(parameter, values, id)
  if (parameter.isArray) return list(parameter, values, id)
  if (parameter.type === "Bool" && !parameter.isOptional) {
    return make("input", { type: "checkbox", id, disabled, checked: values[0] === "true", onchange: (event) => set(parameter, [String(event.target.checked)]) })
  }
  const options = parameter.choices ?? (parameter.type === "Bool" ? [{ value: "true", title: "Yes" }, { value: "false", title: "No" }] : null)
  if (options) {
    return make("select", { id, disabled, onchange: (event) => set(parameter, event.target.value === "" ? [] : [event.target.value]) },
      (parameter.isOptional || values.length === 0) && make("option", { value: "", selected: values.length === 0 }, "None"),
      options.map(({ value, title }) => make("option", { value, selected: value === values[0] }, title)))
  }
  return entry(parameter, values[0] ?? "", id, (text) => set(parameter, text === "" ? [] : [text]), disabled)
}

/// A field for one value of the type.
function entry(parameter, value, id, change, disabled = false) {
  const number = parameter.type === "Int" || parameter.type === "Double"
  const date = parameter.type === "Date"
  const bounds = number ? { min: parameter.minimum, max: parameter.maximum, step: parameter.type === "Int" ? 1 : "any" } : {}
  return make("input", {
    id, disabled, ...bounds, type: number ? "number" : date ? "datetime-local" : "text",
    value: date ? value.slice(0, 16) : value, placeholder: parameter.isOptional ? "None" : null,
    onchange: (event) => {
      if (!event.target.reportValidity()) return
      const text = event.target.value
      change(date && text ? `${text}:00Z` : text)
    },
  })
}

function several(parameter, values, id) {
  const change = (value, chosen) => {
    const order = parameter.choices.map((each) => each.value)
    const after = chosen ? [...values, value] : values.filter((each) => each !== value)
    set(parameter, after.sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  }
  return make("div", { class: "several" }, parameter.choices.map(({ value, title }, index) =>
    make("label", {}, make("input", { type: "checkbox", id: `${id}-${index}`, checked: values.includes(value), onchange: (event) => change(value, event.target.checked) }), title)))
}

function list(parameter, values, id) {
  const replace = (index, text) => set(parameter, values.toSpliced(index, 1, ...(text === "" ? [] : [text])))
  return make("div", { class: "list" },
    values.map((value, index) => make("div", {},
      entry(parameter, value, index === 0 ? id : `${id}-${index}`, (text) => replace(index, text)),
      make("button", { type: "button", "aria-label": `Remove ${value}`, onclick: () => replace(index, "") }, "−"))),
    entry({ ...parameter, isOptional: false }, "", values.length === 0 ? id : `${id}-new`, (text) => text && set(parameter, [...values, text])))
}
