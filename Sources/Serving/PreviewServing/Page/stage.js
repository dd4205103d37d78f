// The stage: the picture on its ground, at true size or enlarged. Two generations of a picture change without a flicker.

import { app, choose, family, isAccessory, on } from "./state.js"
import { find, make, press, segments, style } from "./dom.js"
import { deviceSize, draw, groundTitles, need } from "./grounds.js"
import { setZoom } from "./pictures.js"
import { time } from "./moments.js"

const [stage, canvas, scene, backdrop, place, cut] = ["#stage", "#canvas", "#scene", "#backdrop", "#place", "#cut"].map(find)
const zooms = [["fit", "Fit", "Fit (0)"], ["1", "1×", "True size: one point is one pixel of the page"], ["2", "2×"], ["4", "4×"]]

export function startStage() {
  segments(find("#ground"), "Ground", groundTitles, (ground) => choose({ ground: ground === usualGround() ? null : ground }))
  segments(find("#zoom"), "Zoom", zooms, (zoom) => choose({ zoom: zoom === "fit" ? null : zoom }))
  on("picture", show)
  on("choices", (names) => {
    // With another subject, the place changes when its picture arrives.
    if (["ground", "zoom"].some((name) => names.has(name))) layOut({ centre: true })
    press(find("#ground"), ground())
    press(find("#zoom"), app.choices.zoom ?? "fit")
  })
  new ResizeObserver(() => layOut({ centre: false })).observe(stage)
  press(find("#ground"), ground())
  press(find("#zoom"), app.choices.zoom ?? "fit")
}

function usualGround() {
  const name = app.choices.device ?? ""
  if (name.startsWith("watch") || name.startsWith("vision")) return "plain"
  return isAccessory() ? "lock" : "home"
}

const ground = () => app.choices.ground ?? usualGround()

export function stepZoom(step) {
  const names = zooms.map(([name]) => name)
  const index = names.indexOf(app.choices.zoom ?? "fit") + step
  if (index >= 0 && index < names.length) choose({ zoom: index === 0 ? null : names[index] })
}

let shownSubject = null

function show({ answer, image }) {
  cut.setAttribute("aria-label", answer.accessibilityText || "The widget's picture")
  const old = cut.firstElementChild
  if (old) old.replaceWith(image)
  else cut.append(image)
  const subject = [app.choices.kind, app.choices.preview, family(), app.choices.device].join()
  layOut({ centre: subject !== shownSubject })
  shownSubject = subject
}

let drawnKey = null

function layOut({ centre }) {
  const answer = app.picture
  const [stageWidth, stageHeight] = [stage.clientWidth, stage.clientHeight]
  if (!answer || stageWidth === 0) return
  const shared = {
    ground: ground(), picture: { width: answer.width, height: answer.height }, device: deviceSize(app.choices.device),
    family: family(), mirrored: app.choices["layout-direction"] === "rightToLeft",
  }
  const needed = need(shared.ground, shared.picture, shared.device, shared.family, shared.mirrored)
  const largest = isAccessory() && shared.ground === "plain" ? 4 : 2
  // Where errors leave little height, the picture is cut rather than tiny.
  const fitting = Math.min(stageWidth / needed.width, Math.max(stageHeight / needed.height, 0.6), largest)
  const zoom = app.choices.zoom ? Number(app.choices.zoom) : Math.max(0.1, fitting)

  const width = Math.max(needed.width, stageWidth / zoom)
  const height = Math.max(needed.height, stageHeight / zoom)
  const left = (width - needed.width) / 2
  const free = shared.ground === "plain" || shared.ground === "desktop" ? (height - needed.height) / 2 : 0
  style(canvas, { width: Math.floor(width * zoom), height: Math.floor(height * zoom) })
  style(scene, { width, height, transform: `scale(${zoom})`, "--zoom": zoom })
  style(place, { left: left + needed.x, top: needed.y + free, width: answer.width, height: answer.height })
  stage.dataset.ground = shared.ground
  stage.dataset.mode = app.choices.mode ?? (isAccessory() ? "vibrant" : "fullColor")
  cut.classList.toggle("rounded", shared.ground !== "plain" && !isAccessory())

  const shown = time(answer.shown)
  const scheme = app.choices.scheme ?? "light"
  const key = JSON.stringify([shared, width, height, Math.floor(shown / 6e4), scheme, app.choices["time-zone"]])
  if (key !== drawnKey) {
    drawnKey = key
    backdrop.replaceChildren(...draw({ ...shared, shown, width, height, left, scheme }))
  }
  if (centre) {
    stage.scrollLeft = (left + needed.x + answer.width / 2) * zoom - stageWidth / 2
    stage.scrollTop = (needed.y + free + answer.height / 2) * zoom - stageHeight / 2
  }
  facts = `${answer.width} × ${answer.height} points at ${Math.round(zoom * 100)} % · ${answer.scale} ${answer.scale === 1 ? "pixel" : "pixels"} a point · drawn in ${Math.round(answer.seconds * 1000)} ms`
  if (!captioned) caption("")
  setZoom(zoom)
}

/// An element that covers a rectangle of the picture.
export function cover(element, [x, y, width, height]) {
  style(element, { left: x, top: y, width, height })
  return element
}

/// Where a pointer is on the picture, in points.
export function pointOf(event) {
  const box = place.getBoundingClientRect()
  const zoom = box.width / place.offsetWidth
  return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom]
}

let facts = ""
let captioned = false
/// Shows a text beneath the picture; without one, the facts about the picture.
export function caption(text) {
  captioned = text !== ""
  find("#caption").replaceChildren(text || facts)
}
