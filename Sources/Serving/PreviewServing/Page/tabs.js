// The tabs of the details. On a narrow page, the choices are one of them.

import { app, choose, on } from "./state.js"
import { find, make } from "./dom.js"
import { problemCount } from "./problems.js"

const titles = [["choices", "Choices"], ["settings", "Settings"], ["inspect", "Inspect"], ["problems", "Problems"], ["reference", "Reference"]]
const bar = find("#tabs")
const wide = matchMedia("(min-width: 900px)")

export function startTabs() {
  bar.append(...titles.map(([name, title]) =>
    make("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": name === "choices" ? "choices" : `panel-${name}`, onclick: () => showTab(name) }, title, make("span", { class: "count" }))))
  bar.addEventListener("keydown", walk)
  for (const name of ["choices", "picture", "server"]) on(name, draw)
  wide.addEventListener("change", draw)
  draw()
}

export const showTab = (name) => choose({ tab: name })

function current() {
  const { tab } = app.choices
  if (wide.matches && (tab === "choices" || !tab)) return "settings"
  return titles.some(([name]) => name === tab) ? tab : "choices"
}

function draw() {
  const shown = current()
  document.body.dataset.tab = shown
  for (const [name] of titles) {
    const tab = find(`#tab-${name}`)
    tab.setAttribute("aria-selected", String(name === shown))
    tab.tabIndex = name === shown ? 0 : -1
    if (name !== "choices") find(`#panel-${name}`).hidden = name !== shown
  }
  const count = problemCount()
  find("#tab-problems .count").textContent = count > 0 ? String(count) : ""
}

function walk(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!step) return
  const names = titles.map(([name]) => name).filter((name) => name !== "choices" || !wide.matches)
  const next = names[(names.indexOf(current()) + step + names.length) % names.length]
  event.preventDefault()
  showTab(next)
  find(`#tab-${next}`).focus()
}
