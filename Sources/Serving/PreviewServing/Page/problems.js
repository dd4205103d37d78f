// What went wrong: the build, a crash, the picture's diagnostics, and what the widget printed.

import { app, on } from "./state.js"
import { find, make, redraw } from "./dom.js"

const [alerts, status, panel] = ["#alerts", "#status", "#panel-problems"].map(find)

export function startProblems() {
  for (const name of ["server", "picture", "failure", "connection"]) on(name, draw)
  draw()
}

export function problemCount() {
  const { server, picture } = app
  return (server?.build?.errors.length ?? 0) + (server?.crash ? 1 : 0) + (picture?.diagnostics.length ?? 0)
}

function draw() {
  const { server, failure, connected, picture } = app
  const build = server?.build ?? null
  const broken = Boolean(build && !build.ok) || Boolean(server?.crash) || Boolean(failure && failure.status !== 503)
  document.body.classList.toggle("broken", broken || !connected)
  status.textContent = statusWords(app, build)
  status.classList.toggle("busy", connected && Boolean(server?.building))
  redraw(alerts, [connected, build, server?.crash, failure], () => [
    !connected && make("div", { class: "alert" }, make("h2", {}, "The connection to the server is lost"), make("p", {}, "Trying to connect again. The last picture stays.")),
    build && !build.ok && failedBuild(build),
    server?.crash && crashed(server.crash),
    failure && !server?.crash && (build?.ok ?? true) && connected && make("div", { class: "alert" }, make("h2", {}, failure.status === 503 ? "Nothing can be drawn yet" : "This cannot be drawn"), make("p", {}, failure.message)),
  ])
  redraw(panel, [picture?.diagnostics, build?.notes, server?.log], () => [diagnostics(picture?.diagnostics ?? []), notes(build?.notes ?? []), log(server?.log ?? [])])
}

function statusWords({ server, connected, failure }, build) {
  if (!connected) return "Not connected"
  if (!server) return "Connecting"
  if (server.building) return server.progress ?? "Building"
  if (build && !build.ok) return "The build failed"
  if (server.crash) return "Crashed"
  if (failure && failure.status !== 503) return "Not drawn"
  return build ? `Built in ${build.seconds.toFixed(1)} s` : ""
}

function failedBuild({ errors, message }) {
  const title = errors.length === 1 ? "1 error" : errors.length > 1 ? `${errors.length} errors` : "The build failed"
  return make("div", { class: "alert" }, make("h2", {}, title, make("small", {}, "the last good picture stays")), message && make("p", {}, message), errors.map(compilerError))
}

function compilerError({ file, line, column, message, remedy, source }) {
  return make("article", {},
    make("p", { class: "where" }, make("code", {}, `${file}:${line}:${column}`)),
    make("p", { class: "message" }, message),
    remedy && make("p", { class: "remedy" }, remedy),
    source?.length > 0 && make("div", { class: "source" }, source.map((each) => sourceLine(each, line, column))))
}

function sourceLine({ line, text }, marked, column) {
  return make("div", { class: line === marked ? "marked" : null },
    make("span", { class: "number" }, String(line)),
    make("code", {}, text || " "),
    line === marked && column > 0 && make("code", { class: "caret", "aria-hidden": "true" }, `${text.slice(0, column - 1).replace(/[^\t]/g, " ")}^`))
}

function crashed({ message, details }) {
  return make("div", { class: "alert" }, make("h2", {}, "Crash", make("small", {}, "the last good picture stays")), make("p", { class: "message" }, message), details && make("pre", { tabindex: "0" }, details))
}

function diagnostics(list) {
  return make("section", {}, make("h2", {}, "Diagnostics"),
    list.length === 0 && make("p", { class: "empty" }, "Nothing is replaced or left out in this picture."),
    list.map(({ id, severity, message, subject }) => make("article", { class: severity },
      make("a", { href: `diagnostics#${encodeURIComponent(id)}`, target: "_blank", rel: "noopener" }, id),
      make("p", {}, message), subject && make("p", { class: "note" }, subject))))
}

function notes(list) {
  return list.length > 0 && make("section", {}, make("h2", {}, "Notes of the build"), list.map((text) => make("p", {}, text)))
}

function log(lines) {
  return make("section", {}, make("h2", {}, "Log"), lines.length === 0 ? make("p", { class: "empty" }, "The widget printed nothing.") : make("pre", { class: "log", tabindex: "0" }, lines.join("\n")))
}
