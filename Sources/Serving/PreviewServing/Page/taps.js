// What can be tapped: links and intents are real buttons over the picture.

import { app, choose, on, pictureQuery } from "./state.js"
import { find, make, redraw, say } from "./dom.js"
import { Refusal, post } from "./server.js"
import { beginTap, cancelTap } from "./changes.js"
import { caption, cover } from "./stage.js"

const layer = find("#taps")

export function startTaps() {
  on("picture", draw)
  on("choices", (names) => names.has("inspect") && draw())
}

function draw() {
  const answer = app.picture
  layer.hidden = Boolean(app.choices.inspect)
  if (!answer) return
  redraw(layer, [answer.links, answer.intents], () => [
    ...answer.links.map((each) => area(each.rect, "link", linkWords(each), () => showLink(each))),
    ...answer.intents.map((each, index) => area(each.rect, "intent", intentWords(each), () => perform(index))),
  ])
}

function linkWords({ url, label }) {
  return label && label.length < 60 ? `${label} leads to ${url}` : `Leads to ${url}`
}

function intentWords({ intent, label }) {
  return label && label.length < 60 ? `${label} performs ${intent}` : `Performs ${intent}`
}

function area(rect, kind, words, click) {
  return cover(make("button", {
    type: "button", class: `tap ${kind}`, "aria-label": words, onclick: click,
    onpointerenter: () => caption(words), onfocus: () => caption(words), onblur: () => caption(""),
    // The address of a clicked link stays, so that it can be opened.
    onpointerleave: (event) => event.target !== document.activeElement && caption(""),
  }), rect)
}

function showLink({ url }) {
  const opens = /^https?:\/\//i.test(url)
  caption("Link: ")
  find("#caption").append(make("code", {}, url), opens ? " " : " · an app would open it",
    opens ? make("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, "Open in a new tab") : "")
}

async function perform(index) {
  beginTap()
  try {
    const { message } = await post("api/perform", { query: pictureQuery({ scale: app.picture.scale }), intent: index })
    say(message)
  } catch (error) {
    cancelTap()
    say(error instanceof Refusal ? error.message : "The server cannot be reached")
  }
}

export function toggleInspector() {
  const on = !app.choices.inspect
  choose({ inspect: on ? "1" : null, tab: on ? "inspect" : null, ...(on ? { axis: null } : { other: null }) })
}
