// Moments: reading what was typed, and writing them in the chosen time zone.

import { app } from "./state.js"

export const iso = (time) => new Date(Math.round(time / 1000) * 1000).toISOString().replace(".000Z", "Z")
export const time = (text) => Date.parse(text)

/// The default of the server is the system's time zone, which is the browser's where both run on one machine.
export const zone = () => app.choices["time-zone"] ?? Intl.DateTimeFormat().resolvedOptions().timeZone

const formats = new Map()
function parts(moment) {
  const name = zone()
  let format = formats.get(name)
  if (!format) {
    const options = { hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" }
    try {
      format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: name })
    } catch {
      format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" })
    }
    formats.set(name, format)
  }
  return Object.fromEntries(format.formatToParts(moment).map((part) => [part.type, part.value]))
}

export function day(moment) {
  const p = parts(moment)
  return `${p.year}-${p.month}-${p.day}`
}

export function clock(moment, seconds = false) {
  const p = parts(moment)
  return `${p.hour}:${p.minute}${seconds ? `:${p.second}` : ""}`
}

export const full = (moment, seconds = false) => `${day(moment)} ${clock(moment, seconds)}`

/// `14:30`, with the day if it differs from the reference's.
export const short = (moment, reference) => (day(moment) === day(reference) ? clock(moment) : `${day(moment).slice(5)} ${clock(moment)}`)

/// The moment of a wall clock in the chosen time zone.
function fromWall(text) {
  const guess = Date.parse(`${text}Z`)
  if (Number.isNaN(guess)) return null
  const offset = (moment) => Date.parse(`${day(moment)}T${clock(moment, true)}Z`) - Math.floor(moment / 1000) * 1000
  const first = guess - offset(guess)
  return guess - offset(first)
}

const units = { s: 1e3, m: 6e4, min: 6e4, h: 36e5, d: 864e5, w: 7 * 864e5 }

/// Reads `2026-11-24 14:30`, `2026-11-24`, `14:30`, `+3h`, `-2d 4h`, `now`, or null.
export function parse(text, reference) {
  const typed = text.trim().toLowerCase()
  if (typed === "now") return Date.now()
  if (/^[+-]/.test(typed)) {
    const sign = typed[0] === "-" ? -1 : 1
    const pieces = [...typed.slice(1).matchAll(/\s*(\d+(?:\.\d+)?)\s*(min|[smhdw])/g)]
    if (pieces.length === 0 || pieces.map((piece) => piece[0]).join("") !== typed.slice(1)) return null
    return reference + sign * pieces.reduce((sum, piece) => sum + Number(piece[1]) * units[piece[2]], 0)
  }
  if (/t.*(z|[+-]\d\d:?\d\d)$/.test(typed)) return Date.parse(typed.toUpperCase()) || null
  const match = typed.match(/^(?:(\d{4}-\d{2}-\d{2}))?[ t]*(?:(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/)
  if (!match || !typed) return null
  const [, date, hours = "0", minutes = "00", seconds = "00"] = match
  return fromWall(`${date ?? day(reference)}T${hours.padStart(2, "0")}:${minutes}:${seconds}`)
}

/// `2 h 15 min`, for spans of time.
export function span(milliseconds) {
  const minutes = Math.round(milliseconds / 6e4)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`
}
