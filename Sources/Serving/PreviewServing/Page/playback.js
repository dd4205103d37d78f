// Lets time pass, at a chosen speed.

import { app, choose, on } from "./state.js"
import { find, press, segments } from "./dom.js"
import { draw, moment } from "./timeline.js"
import { iso } from "./moments.js"

const button = find("#play")
const calm = matchMedia("(prefers-reduced-motion: reduce)")
let speed = 60
let since = null // { wall, at } while playing
let frame = 0
let asked = 0

export const playing = () => since !== null
/// How fast time passes; 0 while it stands.
export const pace = () => (playing() ? speed : 0)

export function startPlayback() {
  segments(find("#speed"), "Speed", [1, 60, 600, 3600].map((each) => [String(each), `${each}×`]), (value) => {
    speed = Number(value)
    press(find("#speed"), speed)
    if (playing()) play()
  })
  press(find("#speed"), speed)
  button.addEventListener("click", togglePlay)
  on("choices", (names) => {
    if (names.has("kind") || names.has("preview") || names.has("at")) stop()
  })
}

export function togglePlay() {
  if (playing()) stop()
  else play()
}

function play() {
  if (!app.picture) return
  since = { wall: performance.now(), at: moment() }
  show()
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(tick)
}

export function stop() {
  if (!playing()) return
  since = null
  cancelAnimationFrame(frame)
  show()
}

function show() {
  button.textContent = playing() ? "❚❚" : "▶"
  button.setAttribute("aria-label", playing() ? "Pause" : "Play")
}

let drawn = 0
function tick(now) {
  const at = since.at + (now - since.wall) * speed
  if (now - drawn > (calm.matches ? 1000 : 30)) {
    drawn = now
    draw(at)
  }
  // A new picture for every second of the widget's clock at most, and ten a second of ours.
  if (now - asked > (calm.matches ? 1000 : 100) && iso(at) !== app.choices["shown-at"]) {
    asked = now
    choose({ "shown-at": iso(at) })
  }
  frame = requestAnimationFrame(tick)
}
