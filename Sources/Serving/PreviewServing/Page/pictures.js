// Asks for pictures: one request at a time, of which only the newest wish counts.

import { app, on, pictureQuery, tell } from "./state.js"
import { get } from "./server.js"

/// The server draws at most this many pixels per point.
const largestScale = 3

let wanted = null // the newest query not yet asked for
let busy = false
let shownKey = null
let askedKey = null // of the request under way
let stale = false // the pictures of the server may have changed

export function pixelsPerPoint(zoom) {
  return Math.max(1, Math.min(largestScale, Math.ceil(zoom * devicePixelRatio - 0.01)))
}

let zoom = 2 // until the stage knows better
/// Says how large the picture appears, so that it is asked for with enough pixels.
export function setZoom(value) {
  zoom = value
  want()
}

/// Asks for the picture of the current choices, unless it is shown already.
export function want() {
  if (!app.server) return
  if (!app.choices.kind && !app.choices.preview) return
  const query = pictureQuery({ scale: pixelsPerPoint(zoom) })
  if (app.choices.inspect) query.tree = "true"
  const key = JSON.stringify([app.server.generation, Object.entries(query).sort()])
  if (!stale && key === (busy ? askedKey : shownKey)) {
    wanted = null
    return
  }
  wanted = { query, key }
  if (!busy) work()
}

async function work() {
  busy = true
  while (wanted) {
    const { query, key } = wanted
    wanted = null
    stale = false
    askedKey = key
    try {
      const answer = await get("api/picture", query)
      const image = await load(answer.image)
      const current = pictureQuery()
      // While scrubbing, a picture of a moment before is better than none; anything else that changed makes it wrong.
      if (wanted && differs(query, current)) continue
      shownKey = key
      app.picture = answer
      app.failure = null
      tell("picture", { answer, image, query })
    } catch (error) {
      if (wanted) continue
      shownKey = null
      app.failure = { message: error.message, status: error.status ?? 0 }
      tell("failure", app.failure)
    }
  }
  busy = false
}

function differs(query, current) {
  const ignored = new Set(["shown-at", "scale", "tree"])
  const names = new Set([...Object.keys(query), ...Object.keys(current)])
  return [...names].some((name) => !ignored.has(name) && query[name] !== current[name])
}

/// Loads and decodes an image, so that showing it does not flicker.
export async function load(address) {
  const image = new Image()
  image.alt = ""
  image.draggable = false
  image.src = address
  await image.decode()
  return image
}

on("choices", want)
on("server", (before) => {
  if (before && before.generation !== app.server.generation) stale = true
  if (app.failure && !app.server.building) stale = true
  want()
})
on("connection", (connected) => {
  if (connected && app.failure) {
    stale = true
    want()
  }
})
