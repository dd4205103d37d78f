// The timeline as a line of time: entries, reloads and the shown moment, which can be dragged, stepped and typed.

import { app, choose, on } from "./state.js"
import { find, make, say, style } from "./dom.js"
import { budgetWords, chronicle, domain, entries, learn, neighbour, policyWords } from "./chronicle.js"
import { clock, day, full, iso, parse, short, span, time, zone } from "./moments.js"
import { playing, stop } from "./playback.js"

const [line, field, policy] = ["#line", "#moment", "#policy"].map(find)
const playhead = make("div", { class: "playhead" }, make("span"))
let range = { from: 0, to: 1 }
let isDragging = false
let head = null // the moment at the playhead, which may be ahead of the picture

export function startTimeline() {
  on("picture", ({ answer, query }) => {
    learn(answer, query)
    if (!playing() && !isDragging) head = app.choices["shown-at"] ? time(app.choices["shown-at"]) : chronicle.shown
    draw()
  })
  on("choices", (names) => {
    if (!names.has("shown-at") && !names.has("at") && !names.has("time-zone")) return
    if (!playing() && chronicle.current) head = time(app.choices["shown-at"] ?? app.choices.at ?? iso(chronicle.start))
    if (chronicle.current) draw()
  })
  line.addEventListener("pointerdown", grab)
  line.addEventListener("keydown", walk)
  field.addEventListener("change", type)
  field.addEventListener("focus", () => field.select())
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") type()
    if (event.key === "Escape") field.blur()
  })
  find("#previous").addEventListener("click", () => stepEntry(-1))
  find("#next").addEventListener("click", () => stepEntry(1))
  find("#ask-here").addEventListener("click", () => choose({ at: iso(head ?? Date.now()), "shown-at": null }))
  new ResizeObserver(() => chronicle.current && draw()).observe(line)
}

export const dragging = () => isDragging
export const moment = () => head ?? chronicle.shown

/// Shows a moment. Before the first timeline, the provider has to be asked at that moment.
export function moveTo(at) {
  head = at
  if (chronicle.start !== null && at < chronicle.start) choose({ at: iso(at), "shown-at": null })
  else choose({ "shown-at": iso(at) })
  if (chronicle.current) draw()
}

export function stepEntry(step) {
  if (!chronicle.current) return
  stop()
  const at = neighbour(moment(), step)
  if (at !== null) return moveTo(at)
  say(step < 0 ? "This is the first known entry" : `This is the last entry; the provider ${policyWords()}`)
}

function type() {
  const at = parse(field.value, moment() ?? Date.now())
  field.setAttribute("aria-invalid", String(at === null))
  if (at === null) return say("Not a moment. Try 2026-11-24 14:30, 14:30, +3h or now")
  stop()
  moveTo(at)
  field.value = full(at, true)
}

const position = (at) => ((at - range.from) / (range.to - range.from)) * 100
const left = (at) => `${position(at).toFixed(3)}%`

function grab(event) {
  if (event.button !== 0 || !chronicle.current) return
  stop()
  isDragging = true
  line.setPointerCapture(event.pointerId)
  const box = line.getBoundingClientRect()
  const follow = ({ clientX }) => {
    const share = Math.min(1, Math.max(0, (clientX - box.left) / box.width))
    moveTo(Math.max(chronicle.start, snap(range.from + share * (range.to - range.from), box.width)))
  }
  const end = () => {
    isDragging = false
    line.removeEventListener("pointermove", follow)
    draw()
  }
  line.addEventListener("pointermove", follow)
  line.addEventListener("lostpointercapture", end, { once: true })
  follow(event)
}

/// Catches an entry within four pixels.
function snap(at, width) {
  const near = ((range.to - range.from) / width) * 4
  return entries().find((entry) => Math.abs(entry.at - at) < near)?.at ?? at
}

function walk(event) {
  if (!chronicle.current || event.altKey || event.ctrlKey || event.metaKey) return
  const step = (range.to - range.from) / (event.shiftKey ? 20 : 200)
  const moves = { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step, PageDown: -step * 10, PageUp: step * 10 }
  if (event.key in moves) moveTo(Math.max(chronicle.start, moment() + moves[event.key]))
  else if (event.key === "Home") moveTo(chronicle.start)
  else if (event.key === "End") moveTo(entries().at(-1).at)
  else return
  stop()
  event.preventDefault()
}

/// Draws the line; while dragging, its span stays, so that the pointer stays where it is.
export function draw(at = moment()) {
  head = at
  if (!isDragging) range = domain(at)
  const all = entries()
  const strongest = Math.max(1, ...all.map((entry) => entry.relevance?.score ?? 0))
  const visible = ({ at: date }) => date >= range.from && date <= range.to
  line.replaceChildren(
    ...ticks(),
    ...asks().filter(visible).map(ask),
    ...all.filter(visible).map((entry) => mark(entry, strongest)),
    playhead,
  )
  style(playhead, { left: left(at) })
  playhead.firstChild.textContent = clock(at, range.to - range.from < 2 * 36e5 || playing())
  playhead.classList.toggle("late", position(at) > 90)
  line.setAttribute("aria-valuemin", String(range.from))
  line.setAttribute("aria-valuemax", String(range.to))
  line.setAttribute("aria-valuenow", String(at))
  line.setAttribute("aria-valuetext", full(at, true))
  if (document.activeElement !== field) field.value = full(at, true)
  const budget = budgetWords()
  const index = chronicle.current.entry
  policy.replaceChildren(
    `entry ${index + 1} of ${chronicle.current.entries.length} · `, policyWords(), " · ",
    make("span", { class: budget.over ? "over" : null, title: budget.hint }, budget.text),
  )
}

function mark(entry, strongest) {
  const score = entry.relevance?.score
  const height = score === undefined ? 6 : 6 + (Math.max(0, score) / strongest) * 26
  const title = `${full(entry.at, true)}${score === undefined ? "" : `\nrelevance ${score}${entry.relevance.duration ? ` for ${span(entry.relevance.duration * 1000)}` : ""}`}`
  return make("i", { class: `entry${entry.current ? "" : " other"}${score === undefined ? " plain" : ""}`, title, style: { left: left(entry.at), height } })
}

/// The moments at which the provider is asked: at first, again, and next.
function asks() {
  const { current, start, reloads } = chronicle
  const list = reloads.map((each) => ({ at: each.at, text: "asked again" }))
  if (reloads[0]?.at !== start) list.unshift({ at: start, text: "asked" })
  const last = time(current.entries.at(-1)?.date ?? current.asked)
  if (current.policy === "after" && current.reloadDate) list.push({ at: time(current.reloadDate), text: "asks again", next: true })
  if (current.policy === "atEnd") list.push({ at: last, text: "asks again", next: true })
  return list
}

function ask({ at, text, next }) {
  return make("i", { class: `ask${next ? " next" : ""}${position(at) > 88 ? " late" : ""}`, title: `The provider is asked at ${full(at, true)}`, style: { left: left(at) } }, make("span", {}, text))
}

const steps = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10080, 43200].map((minutes) => minutes * 6e4)

function ticks() {
  const wanted = Math.max(3, line.clientWidth / 90)
  const length = range.to - range.from
  const step = steps.find((each) => length / each <= wanted) ?? steps.at(-1)
  // The offset of the time zone, so that ticks are at full hours there.
  const offset = Date.parse(`${day(range.from)}T${clock(range.from, true)}Z`) - range.from
  const made = []
  for (let at = Math.ceil((range.from + offset) / step) * step - offset; at < range.to; at += step) {
    if (position(at) > 97) break
    const midnight = clock(at) === "00:00"
    made.push(make("i", { class: midnight ? "tick midnight" : "tick", style: { left: left(at) } },
      make("span", { title: zone() }, midnight ? day(at).slice(5) : made.length === 0 ? short(at, chronicle.shown) : clock(at))))
  }
  return made
}
