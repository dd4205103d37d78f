// The choices of the page, kept in its address, and what the server said last. Everything else listens to these.

/// Choices that only the page knows; all others are part of the picture's query.
const own = new Set(["ground", "zoom", "axis", "tab", "node", "other", "inspect"])

const events = new EventTarget()
export const on = (name, listener) => events.addEventListener(name, (event) => listener(event.detail))
export const tell = (name, detail) => events.dispatchEvent(new CustomEvent(name, { detail }))

export const app = {
  choices: read(),
  server: null, // the last state of the server
  picture: null, // the last answer whose picture is shown
  failure: null, // the reason that the newest request failed
  connected: true,
}

function read() {
  return Object.fromEntries(new URLSearchParams(location.search))
}

let writeTimer = null
/// Browsers limit how often the address may change, and scrubbing changes it with every movement.
function write() {
  if (writeTimer) return
  writeTimer = setTimeout(() => {
    writeTimer = null
    history.replaceState(null, "", address())
  }, 300)
}

export function address() {
  const query = new URLSearchParams(app.choices).toString().replaceAll("%3A", ":").replaceAll("%2F", "/")
  return location.pathname + (query ? `?${query}` : "")
}

/// Changes choices; null removes one.
export function choose(changes) {
  const before = app.choices
  const after = { ...before }
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined) delete after[name]
    else after[name] = String(value)
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => before[name] !== after[name]))
  if (names.size === 0) return
  app.choices = after
  write()
  tell("choices", names)
}

addEventListener("popstate", () => {
  const before = app.choices
  app.choices = read()
  tell("choices", new Set([...Object.keys(before), ...Object.keys(app.choices)]))
})

/// Chooses a widget or preview, and drops what belonged to the one before.
export function chooseSubject(subject) {
  const changes = { kind: null, preview: null, entry: null, family: null, "shown-at": null, node: null, other: null, ground: null }
  for (const name of settingNames()) changes[name] = null
  choose({ ...changes, ...subject })
}

export const settingNames = () => Object.keys(app.choices).filter((name) => name.startsWith("set."))

export const widget = () => app.server?.widgets.find((each) => each.kind === app.choices.kind) ?? null
export const preview = () => app.server?.previews.find((each) => each.place === app.choices.preview) ?? null

export function family() {
  return app.choices.family ?? preview()?.family ?? widget()?.families[0] ?? "systemSmall"
}

export const isAccessory = (name = family()) => name.startsWith("accessory")

/// The query of the picture, as an object of strings.
export function pictureQuery(changes = {}) {
  const query = {}
  for (const [name, value] of Object.entries({ ...app.choices, ...changes })) {
    if (!own.has(name) && value !== null && value !== undefined) query[name] = String(value)
  }
  if (!query.preview) query.family ??= family()
  return query
}

/// Makes sure that something that can be drawn is chosen.
export function settleSubject() {
  const { widgets, previews } = app.server
  if (widget() || preview()) return
  if (app.choices.kind || app.choices.preview) return // the server says what is wrong with it
  if (widgets.length > 0) choose({ kind: widgets[0].kind })
  else if (previews.length > 0) choose({ preview: previews[0].place })
}
