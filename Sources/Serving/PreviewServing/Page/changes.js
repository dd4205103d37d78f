// Plays the change from one entry to the next over the new entry's picture, as a device animates it.

import { app, on } from "./state.js"
import { find, say, style } from "./dom.js"
import { get } from "./server.js"
import { load } from "./pictures.js"
import { entriesAround } from "./chronicle.js"
import { iso } from "./moments.js"
import { dragging } from "./timeline.js"
import { pace } from "./playback.js"

const [cut, button] = ["#cut", "#play-change"].map(find)
const calm = matchMedia("(prefers-reduced-motion: reduce)")

/// At a higher speed, entries pass before their changes are drawn.
const fastestPace = 60
/// The number of changes that are kept to be played at once.
const limit = 32
/// The last picture of a change is the new entry's, so it may stay a little longer.
const rest = 100

let shown = null // what the shown picture is of
let tapped = null // the picture whose button was tapped, until another one follows
let round = 0
let end = 0
let loads = 0
const changes = new Map() // by their queries: { coming, ready }

export function startChanges() {
  on("picture", arrived)
  on("server", (before) => {
    if (before?.generation !== app.server.generation) changes.clear()
    if (app.server.building) tapped = null
  })
  on("choices", (names) => {
    tapped = null
    if (["kind", "preview", "family", "axis"].some((name) => names.has(name))) stop()
  })
  button.addEventListener("click", playChange)
  for (const name of ["pointerenter", "focus"]) {
    button.addEventListener(name, () => prepare(changeTo(shown)))
    find("#next").addEventListener(name, prepareNext)
  }
}

/// Plays the change to the shown entry.
export function playChange() {
  const query = changeTo(shown)
  if (query) play(query)
  else say("No entry is known before this one")
}

/// Lets the change to the picture that follows a tap be played.
export const beginTap = () => (tapped = shown)
export const cancelTap = () => (tapped = null)

function arrived({ answer, query }) {
  const { tree: _tree, ...whole } = query
  const { "shown-at": _shown, entry, ...others } = whole
  const before = shown
  shown = {
    query: whole, key: textOf(others), image: answer.image, generation: app.server.generation,
    index: Number(entry ?? 0), ...entriesAround(answer), // a preview has an index, and a timeline moments
  }
  button.disabled = !changeTo(shown)
  if (pace() > 0 && pace() <= fastestPace) prepareNext()
  if (before?.key === shown.key && before.image === shown.image) return
  if (tapped?.key === shown.key && tapped.generation !== shown.generation) {
    tapped = null
    if (!calm.matches) return play({ ...whole, from: "tapped" })
  }
  if (isSameEntry(before)) return
  stop()
  if (calm.matches || app.choices.axis || dragging() || !isNext(before)) return
  play(changeTo(shown), { late: pace() === 0 })
  if (pace() === 0) prepareNext()
}

const textOf = (query) => JSON.stringify(Object.entries(query).sort())

const isOfSameSource = (before) => before?.key === shown.key && before.generation === shown.generation
const isSameEntry = (before) => isOfSameSource(before) && before.index === shown.index && before.now?.at === shown.now?.at

function isNext(before) {
  if (!isOfSameSource(before)) return false
  if (before.index !== shown.index) return before.index === shown.index - 1
  return Boolean(shown.before) && shown.before.at === before.now?.at
}

/// The query of the change to an entry; null if no entry is known before it.
function changeTo(entry) {
  if (entry?.index > 0) return { ...entry.query, from: "entry-before" }
  return entry?.before ? between(entry.before, entry.now) : null
}

const between = (old, entry) => ({ ...shown.query, "shown-at": second(entry), from: second(old) })
/// The first whole second at which an entry is shown.
const second = ({ at, asked }) => iso(Math.ceil(Math.max(at, asked) / 1000) * 1000)

function prepareNext() {
  if (!calm.matches && shown?.next) prepare(between(shown.now, shown.next))
}

/// Asks for a change, unless it is there already.
function prepare(query) {
  if (!query) return null
  const key = textOf(query)
  if (!changes.has(key)) {
    if (changes.size >= limit) changes.clear()
    keep(key, get("api/change", query))
  }
  return { key, ...changes.get(key) }
}

/// Loads the picture of a change. Each play needs a picture of its own, as browsers play a file once.
function keep(key, asked) {
  const change = { ready: null }
  change.coming = Promise.resolve(asked).then(async (answer) => (change.ready = { answer, image: await load(`${answer.image}?${(loads += 1)}`) }))
  change.coming.catch(() => changes.get(key) === change && changes.delete(key))
  changes.set(key, change)
}

async function play(query, { late } = { late: true }) {
  stop()
  const current = (round += 1)
  const { key, coming, ready } = prepare(query)
  if (!ready && !late) return
  try {
    const change = ready ?? (await coming)
    if (current !== round) return
    show(change)
    keep(key, change.answer)
  } catch (error) {
    if (current === round) say(`The change could not be drawn: ${error.message}`)
  }
}

function show({ answer, image }) {
  image.className = "change"
  image.decoding = "sync" // so that nothing flickers
  style(image, { width: answer.width, height: answer.height })
  cut.append(image)
  cut.classList.add("playing")
  end = setTimeout(stop, (answer.pictures / answer.rate) * 1000 + rest)
}

/// Leaves the still picture.
function stop() {
  round += 1
  clearTimeout(end)
  cut.classList.remove("playing")
  cut.querySelector(".change")?.remove()
}
