// The keyboard: one key, one action, and the page that lists them.

import { app, choose } from "./state.js"
import { find, make } from "./dom.js"
import { stepZoom } from "./stage.js"
import { toggleInspector } from "./taps.js"
import { toggleSelected } from "./tree.js"
import { stepEntry } from "./timeline.js"
import { playChange } from "./changes.js"
import { togglePlay } from "./playback.js"
import { showTab } from "./tabs.js"

const help = find("#help")

const groups = [
  ["Time", [["space", "Play and pause", togglePlay, " "], ["[", "Previous entry", () => stepEntry(-1)], ["]", "Next entry", () => stepEntry(1)],
    ["p", "Play the change to this entry", playChange],
    ["t", "Type a moment", () => find("#moment").focus()], ["← →", "On the line: scrub; with Shift, further"]]],
  ["Picture", [["+", "Larger", () => stepZoom(1)], ["−", "Smaller", () => stepZoom(-1), "-"], ["0", "Fit", () => choose({ zoom: null })],
    ["d", "Light and dark", () => choose({ scheme: app.choices.scheme === "dark" ? null : "dark" })], ["v", "Variants", () => find("#axis").focus()]]],
  ["Inspector", [["i", "Inspect", toggleInspector], ["↑ ↓", "Parent, first child"], ["← →", "Siblings"],
    ["alt", "Distances to the view that is pointed at"], ["⇧ click", "Distances to a second view"], ["↵", "Close or open in the tree"]]],
  ["Page", [["1 – 4", "Settings, inspector, problems, reference"], ["c", "Copy the command", () => find("#copy-command").click()], ["?", "This help", () => toggleHelp()], ["esc", "Back to the picture"]]],
]

export function startKeys() {
  const actions = new Map(groups.flatMap(([, rows]) => rows.filter(([, , action]) => action).map(([key, , action, code]) => [code ?? key, action])))
  actions.set("=", () => stepZoom(1))
  ;["settings", "inspect", "problems", "reference"].forEach((tab, index) => actions.set(String(index + 1), () => showTab(tab)))
  help.append(
    make("h2", { id: "help-title" }, "Keyboard"),
    make("div", { class: "key-groups" }, groups.map(([title, rows]) => make("section", {}, make("h3", {}, title),
      make("dl", {}, rows.flatMap(([key, text]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, text)]))))),
    make("button", { type: "button", class: "quiet", onclick: () => help.close() }, "Close"))
  help.addEventListener("click", (event) => event.target === help && help.close())
  find("#help-button").addEventListener("click", toggleHelp)
  addEventListener("keydown", (event) => handle(event, actions))
}

function handle(event, actions) {
  const { target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (key === "Escape") return back(target)
  if (target.closest("input:not([type=checkbox]), select, textarea") || (help.open && key !== "?")) return
  if (target.matches("button, a, input") && (key === " " || key === "Enter")) return // they act themselves
  if (target.closest("[role=tree]") && (key === " " || key === "Enter")) {
    event.preventDefault()
    return toggleSelected()
  }
  const action = actions.get(key)
  if (!action) return
  event.preventDefault()
  action()
}

function toggleHelp() {
  if (help.open) help.close()
  else help.showModal()
}

function back(target) {
  if (help.open) return
  if (target.closest("input, select")) return target.blur()
  if (app.choices.axis) choose({ axis: null })
  else if (app.choices.other) choose({ other: null })
  else if (app.choices.inspect) toggleInspector()
}
