// Talks to the server: its state as a stream of events, and requests with JSON.

import { app, tell } from "./state.js"

export class Refusal extends Error {
  constructor(message, status) {
    super(message)
    this.status = status
  }
}

export async function get(path, query = {}, signal = null) {
  const text = new URLSearchParams(query).toString()
  return answer(await fetch(text ? `${path}?${text}` : path, { signal }))
}

export async function post(path, body) {
  return answer(await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-almanac": "1" },
    body: JSON.stringify(body),
  }))
}

async function answer(response) {
  const value = await response.json().catch(() => ({ error: `the server answered ${response.status} without JSON` }))
  if (!response.ok) throw new Refusal(value.error ?? `the server answered ${response.status}`, response.status)
  return value
}

/// Listens to the server. An event source reconnects by itself after most failures; a closed one is opened again.
export function listen() {
  let delay = 500
  const open = () => {
    const source = new EventSource("api/events")
    source.addEventListener("open", () => {
      delay = 500
      setConnected(true)
    })
    source.addEventListener("state", (event) => {
      setConnected(true)
      receive(JSON.parse(event.data))
    })
    source.addEventListener("error", () => {
      setConnected(false)
      if (source.readyState !== EventSource.CLOSED) return
      setTimeout(open, delay)
      delay = Math.min(delay * 2, 8000)
    })
  }
  open()
}

function setConnected(connected) {
  if (app.connected === connected) return
  app.connected = connected
  tell("connection", connected)
}

function receive(state) {
  const before = app.server
  app.server = state
  tell("server", before)
}
