// Small helpers for the document. Texts are always inserted as text.

export const find = (selector) => document.querySelector(selector)

/// Creates an element. Properties that begin with "on" are listeners; `style` is an object; null and false are left out.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value)
    else if (name === "style") style(element, value)
    else if (name === "value" || name === "checked" || name === "selected") element[name] = value
    else element.setAttribute(name, value === true ? "" : value)
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false))
  return element
}

/// Sets styles, custom properties included. Numbers are pixels.
export function style(element, values) {
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === "number" && !name.startsWith("--") ? `${value}px` : String(value)
    element.style.setProperty(name, text)
  }
}

/// Replaces the children only if the given data differ from the last ones, so that focus and selection survive.
export function redraw(element, data, children) {
  const key = JSON.stringify(data)
  if (element.drawnKey === key) return false
  element.drawnKey = key
  element.replaceChildren(...[children()].flat().filter(Boolean))
  return true
}

/// A row of buttons of which one is pressed.
export function segments(element, label, values, change) {
  element.setAttribute("role", "group")
  element.setAttribute("aria-label", label)
  element.classList.add("segments")
  element.replaceChildren(
    ...values.map(([value, title, hint]) =>
      make("button", { type: "button", "data-value": value, title: hint, onclick: () => change(value) }, title)),
  )
}

export function press(element, value) {
  for (const button of element.children) button.setAttribute("aria-pressed", String(button.dataset.value === String(value)))
}

let sayTimer
/// Says something briefly, on the page and to screen readers.
export function say(text) {
  const notice = find("#notice")
  notice.textContent = text
  notice.hidden = false
  clearTimeout(sayTimer)
  sayTimer = setTimeout(() => (notice.hidden = true), 2600)
}

export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text)
    say(`${what} copied`)
  } catch {
    say(`${what} could not be copied: the browser refused`)
  }
}

/// `xxLarge` as `XX large`, `fullColor` as `Full color`.
export function words(name) {
  const spaced = name.replace(/([a-z])([A-Z0-9])/g, "$1 $2").toLowerCase().replace(/^x+/, (letters) => letters.toUpperCase())
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const familyTitles = {
  systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large", systemExtraLarge: "Extra large",
  lockScreen: "Lock Screen", banner: "Banner", compact: "Compact", minimal: "Minimal", expanded: "Expanded", activitySmall: "Small",
  accessoryCircular: "Circular", accessoryRectangular: "Rectangular", accessoryInline: "Inline",
}
export const familyTitle = (family) => familyTitles[family] ?? words(family)
