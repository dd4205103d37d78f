// The grounds on which the picture stands: where it is placed, and what is drawn around it. All lengths are points.

import { make } from "./dom.js"
import { clock } from "./moments.js"

export const groundTitles = [["home", "Home"], ["desktop", "Desktop"], ["lock", "Lock"], ["plain", "Plain"]]

export function deviceSize(name) {
  const match = name?.match(/(\d+)x(\d+)/)
  return match ? { width: Number(match[1]), height: Number(match[2]) } : { width: 430, height: 932 }
}

/// What a ground needs to show the picture: its width, its height, and where the picture is, from the left edge of that width.
export function need(ground, picture, device, family, mirrored) {
  if (ground === "home") {
    const grid = homeGrid(device, picture)
    const inset = (grid.spanX * grid.pitchX - picture.width) / 2
    const x = mirrored ? device.width - grid.left - inset - picture.width : grid.left + inset
    return { width: device.width + 24, height: phoneTop + grid.top + picture.height + 72, x: 12 + x, y: phoneTop + grid.top }
  }
  if (ground === "lock") {
    const y = family === "accessoryInline" ? 66 : 216
    return { width: device.width + 24, height: phoneTop + Math.max(y + picture.height, 200) + 56,
      x: 12 + lockX(device, picture, family, mirrored), y: phoneTop + y }
  }
  if (ground === "desktop") {
    return { width: picture.width + 176, height: picture.height + 208, x: 88, y: 116 }
  }
  return { width: picture.width + 48, height: picture.height + 48, x: 24, y: 24 }
}

const phoneTop = 16

function homeGrid(device, picture) {
  const columns = device.width > 600 ? 6 : 4
  const pitchX = (device.width * 0.9) / columns
  const pitchY = pitchX * (device.width > 600 ? 0.98 : 1.09)
  return {
    columns, pitchX, pitchY, left: device.width * 0.05, top: device.width > 600 ? 72 : 64,
    spanX: Math.min(columns, Math.ceil(picture.width / pitchX - 0.1)),
    spanY: Math.max(1, Math.ceil(picture.height / pitchY - 0.1)),
  }
}

function lockX(device, picture, family, mirrored) {
  if (family === "accessoryCircular" || family === "accessoryRectangular") {
    const left = (device.width - (4 * 76 + 3 * 12)) / 2
    return mirrored ? device.width - left - picture.width : left
  }
  return (device.width - picture.width) / 2
}

/// Draws what is around the picture, in a scene of the given size whose phone begins at `left`.
export function draw({ ground, picture, device, family, mirrored, shown, width, height, left, scheme }) {
  if (ground === "plain") return []
  if (ground === "desktop") return desktop(width, height, shown)
  const phone = make("div", { class: `phone ${ground} ${scheme}`, style: { left: left + 12, top: phoneTop, width: device.width, height: height - phoneTop + 64 } })
  phone.append(statusBar(device, shown))
  phone.append(...(ground === "home" ? icons(device, picture, mirrored, height) : lockScreen(device, picture, family, mirrored, shown)))
  return [phone]
}

function statusBar(device, shown) {
  return make("div", { class: "status-bar" },
    make("span", {}, shown === null ? "" : clock(shown)),
    device.width > 600 ? null : make("i", { class: "island" }),
    make("span", { class: "gauges" }, make("i", { class: "cell" }), make("i", { class: "battery" })))
}

const hues = [212, 152, 28, 340, 264, 190, 46, 8, 228, 96, 300, 172]

function icons(device, picture, mirrored, height) {
  const { columns, pitchX, pitchY, left, top, spanX, spanY } = homeGrid(device, picture)
  const size = Math.min(64, pitchX * 0.66)
  const made = []
  // The name beneath the widget, in line with those of the icons.
  const nameCentre = left + (spanX * pitchX) / 2
  made.push(label(mirrored ? device.width - nameCentre : nameCentre, top + picture.height + 8, 48))
  const below = Math.max(picture.height + 30, spanY * pitchY)
  const rows = Math.min(12, Math.ceil((height - top) / pitchY))
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (row < spanY && column < spanX) continue
      const centre = left + (column + 0.5) * pitchX
      const x = mirrored ? device.width - centre : centre
      const y = row < spanY ? top + row * pitchY : top + below + (row - spanY) * pitchY
      const hue = hues[(row * 5 + column * 3) % hues.length]
      made.push(make("i", { class: "app", style: { left: x - size / 2, top: y + 4, width: size, height: size, "--hue": hue } }))
      made.push(label(x, y + size + 10, 24 + ((row * 7 + column * 11) % 4) * 6))
    }
  }
  return made
}

const label = (centre, top, width) => make("i", { class: "app-name", style: { left: centre - width / 2, top, width } })

function lockScreen(device, picture, family, mirrored, shown) {
  const made = []
  if (family !== "accessoryInline") {
    made.push(make("div", { class: "lock-date" }, shown === null ? "" : longDay(shown)))
  }
  made.push(make("div", { class: "lock-time" }, shown === null ? "" : clock(shown)))
  if (family === "accessoryCircular" || family === "accessoryRectangular") {
    const used = family === "accessoryCircular" ? 1 : 2
    const left = (device.width - (4 * 76 + 3 * 12)) / 2
    for (let slot = used; slot < 4; slot += 1) {
      const x = left + slot * 88
      made.push(make("i", { class: "slot", style: { left: mirrored ? device.width - x - 76 : x, top: 216 } }))
    }
  }
  return made
}

function longDay(shown) {
  return new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long" }).format(shown)
}

function desktop(width, height, shown) {
  return [
    make("div", { class: "desktop" },
      make("div", { class: "desktop-bar" }, make("span", {}, shown === null ? "" : clock(shown))),
      make("div", { class: "window", style: { left: width * 0.04, top: height * 0.24, width: width * 0.5, height: height * 0.62 } }),
      make("div", { class: "window", style: { left: width * 0.62, top: height * 0.4, width: width * 0.5, height: height * 0.7 } })),
  ]
}
