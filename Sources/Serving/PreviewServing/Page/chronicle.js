// What is known of the provider's timelines: the shown one, and those that were seen before it.

import { app, on, pictureQuery } from "./state.js"
import { short, time } from "./moments.js"

const hour = 36e5
let known = new Map() // timelines by the moment at which they were asked for
let knownKey = null
let start = null // when the provider was asked first

export const chronicle = { current: null, timelines: [], reloads: [], start: null, shown: null }

export function learn(answer, query) {
  const { "shown-at": _shown, scale: _scale, tree: _tree, ...rest } = { ...pictureQuery(), ...query }
  const key = JSON.stringify([app.server.generation, Object.entries(rest).sort()])
  if (key !== knownKey) {
    known = new Map()
    start = null
    knownKey = key
  }
  const timeline = answer.timeline
  known.set(time(timeline.asked), timeline)
  const reloads = timeline.reloads.map((each) => ({ at: time(each.asked), reason: each.reason }))
  const first = query.at ? time(query.at) : reloads.length === 0 ? time(timeline.asked) : null
  if (first !== null) start = first
  Object.assign(chronicle, {
    current: timeline, reloads, shown: time(answer.shown), start: start ?? reloads[0]?.at ?? time(timeline.asked),
    timelines: [...known.keys()].sort((a, b) => a - b).map((asked) => known.get(asked)),
  })
}

/// Every known entry, in order, with whether it belongs to the shown timeline.
export function entries() {
  return chronicle.timelines.flatMap((timeline, index) => {
    const following = chronicle.timelines[index + 1]
    const end = following ? time(following.asked) : Infinity
    return timeline.entries
      .map((entry) => ({ at: time(entry.date), asked: time(timeline.asked), relevance: entry.relevance, current: timeline === chronicle.current }))
      .filter((entry) => entry.at < end)
  })
}

/// The shown entry and its known neighbours, each with when its timeline was asked for.
export function entriesAround({ timeline }) {
  const all = [...new Map(entries().map((entry) => [entry.at, entry])).values()].sort((a, b) => a.at - b.at)
  const at = time(timeline.entries[timeline.entry]?.date)
  const index = all.findIndex((entry) => entry.at === at)
  return index < 0 ? {} : { before: all[index - 1], now: all[index], next: all[index + 1] }
}

/// The span of time that the line shows.
export function domain(shown) {
  const { current } = chronicle
  const asked = time(current.asked)
  const last = time(current.entries.at(-1)?.date ?? current.asked)
  const end = Math.max(last, current.reloadDate ? time(current.reloadDate) : last, asked + hour / 4)
  const length = Math.max(end - asked, hour / 4)
  const to = Math.max(end + length * 0.2, shown + length * 0.05)
  const from = Math.max(Math.min(chronicle.start, shown), to - length * 3.6)
  return { from: from - (to - from) * 0.02, to }
}

export function policyWords() {
  const { current } = chronicle
  if (current.policy === "never") return "never asks again"
  if (current.policy === "atEnd") return "asks again after the last entry"
  return current.reloadDate ? `asks again at ${short(time(current.reloadDate), chronicle.shown)}` : "asks again later"
}

/// How many reloads a day this pace amounts to, against the system's usual budget.
export function budgetWords() {
  const count = chronicle.reloads.length
  const words = `${count} ${count === 1 ? "reload" : "reloads"}`
  const passed = chronicle.shown - chronicle.start
  if (count < 2 || passed < hour) return { text: words, hint: "The system usually allows 40 to 70 reloads a day.", over: false }
  const daily = Math.round((count / passed) * 24 * hour)
  return {
    text: `${words} · ${daily} a day of 40–70`, over: daily > 70,
    hint: `At this pace the provider is asked ${daily} times a day. The system usually allows 40 to 70.`,
  }
}

export function neighbour(shown, step) {
  const all = entries().map((entry) => entry.at)
  if (step < 0) return all.filter((at) => at < shown - 500).at(-1) ?? null
  // Before the first entry, it is the first that is shown.
  const following = all[Math.max(0, all.findLastIndex((at) => at <= shown + 500)) + 1]
  if (following) return following
  const { current } = chronicle
  if (current.policy === "after" && current.reloadDate && time(current.reloadDate) > shown) return time(current.reloadDate)
  return null
}

on("server", (before) => {
  if (before?.generation !== app.server.generation) knownKey = null
})
