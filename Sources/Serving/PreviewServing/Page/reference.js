// Compares the picture with its recorded reference, and records it.

import { app, on, pictureQuery } from "./state.js"
import { find, make } from "./dom.js"
import { Refusal, post } from "./server.js"
import { load } from "./pictures.js"

const [panel, comparison] = ["#panel-reference", "#comparison"].map(find)
const result = make("div", { "aria-live": "polite" })

export function startReference() {
  panel.append(
    make("p", { class: "note" }, "A reference is the picture as it should be. Record it once, and compare with it after each change."),
    make("div", { class: "row" },
      make("button", { type: "button", id: "compare", onclick: () => act("compare") }, "Compare with the reference"),
      make("button", { type: "button", id: "record", onclick: () => act("record") }, "Record it")),
    result)
  on("choices", (names) => {
    // A result of another picture would mislead.
    if ([...names].some((name) => !["tab", "zoom", "ground", "node", "other", "inspect", "axis"].includes(name))) clear()
    place()
  })
}

function clear() {
  result.replaceChildren()
  comparison.replaceChildren()
}

/// The pictures take the stage while their tab is shown.
function place() {
  const shown = comparison.children.length > 0 && app.choices.tab === "reference" && !app.choices.axis
  comparison.hidden = !shown
  document.body.classList.toggle("referring", shown)
}

async function act(action) {
  const current = app.picture
  try {
    const answer = await post("api/reference", { query: pictureQuery(), action })
    await show(answer, current)
  } catch (error) {
    clear()
    place()
    result.replaceChildren(make("p", { class: "over" }, error instanceof Refusal ? error.message : "The server cannot be reached"))
  }
}

const words = {
  missing: () => "No reference yet.",
  equal: () => "Equal to the reference.",
  recorded: () => "Recorded.",
  different: ({ message }) => message.split("\n")[0],
}

async function show(answer, current) {
  const pictures = [["Now", answer.picture ?? current?.image], ["Reference", answer.reference], ["Difference", answer.difference]].filter(([, address]) => address)
  const images = await Promise.all(pictures.map(([, address]) => load(address)))
  result.replaceChildren(
    make("p", { class: `verdict ${answer.state}` }, (words[answer.state] ?? (() => answer.state))(answer)),
    make("p", { class: "note" }, make("code", {}, answer.file)))
  comparison.replaceChildren(...(answer.difference || answer.reference ? images : []).map((image, index) => {
    image.alt = pictures[index][0]
    return make("figure", { style: { "max-width": current.width } }, image, make("figcaption", {}, pictures[index][0]))
  }))
  place()
}
