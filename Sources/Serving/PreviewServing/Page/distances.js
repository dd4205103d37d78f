// Distances between two frames, as design tools measure them. A frame is [x, y, width, height].

const edges = ([x, y, width, height]) => ({ left: x, top: y, right: x + width, bottom: y + height })

/// The lines between two frames: from edge to edge where they are apart, and the insets where one contains the other.
/// Each is { axis, from, to, at }: along the axis from one coordinate to the other, at a coordinate of the other axis.
export function distances(first, second) {
  const [a, b] = [edges(first), edges(second)]
  return [...along("x", a, b, "left", "right", "top", "bottom"), ...along("y", a, b, "top", "bottom", "left", "right")]
}

function along(axis, a, b, low, high, crossLow, crossHigh) {
  const at = crossing(a, b, crossLow, crossHigh)
  if (a[high] <= b[low]) return line(axis, a[high], b[low], at)
  if (b[high] <= a[low]) return line(axis, b[high], a[low], at)
  return [...line(axis, Math.min(a[low], b[low]), Math.max(a[low], b[low]), at), ...line(axis, Math.min(a[high], b[high]), Math.max(a[high], b[high]), at)]
}

const line = (axis, from, to, at) => (to - from < 0.01 ? [] : [{ axis, from, to, at }])

/// The middle of what both frames share, or of the gap between them.
function crossing(a, b, low, high) {
  return (Math.max(a[low], b[low]) + Math.min(a[high], b[high])) / 2
}

export const number = (value) => String(Math.round(value * 100) / 100)

/// The path of the deepest view at a point; views that come later are on top.
export function hit(node, x, y, path = []) {
  for (let index = node.children.length - 1; index >= 0; index -= 1) {
    const found = hit(node.children[index], x, y, [...path, index])
    if (found) return found
  }
  const [left, top, width, height] = node.frame
  return x >= left && y >= top && x < left + width && y < top + height ? path : null
}
