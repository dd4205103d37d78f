import Foundation

extension DisplayList: CustomStringConvertible {
  /// The list as s-expressions, one item per line, children indented, as in display list snapshots.
  ///
  /// Numbers are points with up to three decimals, rectangles are `x y width height`, colours `#RRGGBBAA`.
  public var description: String {
    var printer = DisplayListPrinter()
    printer.line("(display-list \(number(size.width)) \(number(size.height)) @\(number(scale.pixelsPerPoint))x")
    printer.nested { $0.print(items) }
    return printer.lines.joined(separator: "\n") + ")\n"
  }
}

/// Collects indented lines. A closing parenthesis is appended to the last line of its expression.
private struct DisplayListPrinter {
  var lines: [String] = []
  private var depth = 0

  mutating func line(_ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }

  mutating func nested(_ body: (inout DisplayListPrinter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func print(_ items: [DisplayItem]) { items.forEach { print($0) } }

  private mutating func print(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let paint, let evenOdd):
      line("(fill \(form(path)) \(form(paint))\(evenOdd ? " even-odd" : ""))")
    case .stroke(let path, let style, let paint):
      line("(stroke \(form(path)) \(form(style)) \(form(paint)))")
    case .picture(let item):
      let tint = item.tint.map { " tint \(form($0))" } ?? ""
      let filter = item.interpolation == .none ? " nearest" : ""
      line("(picture \(item.picture.pixelSize) at \(form(item.frame))\(filter)\(tint))")
    case .text(let item): print(item)
    case .group(let effect, let items): print(effect, items)
    }
  }

  private mutating func print(_ item: TextItem) {
    let direction = item.style.isRightToLeft ? " rtl" : ""
    let language = item.style.language.isEmpty ? "" : " \(item.style.language)"
    line(
      "(text at \(number(item.origin.x)) \(number(item.origin.y)) width \(number(item.width))\(direction)\(language)")
    nested { printer in
      for run in item.runs { printer.line("(run \(quoted(run.text)) \(form(run.style)) \(form(run.paint)))") }
    }
    close()
  }

  private mutating func print(_ effect: Effect, _ items: [DisplayItem]) {
    if case .mask(let mask) = effect {
      line("(mask")
      nested { printer in
        printer.line("(by")
        printer.nested { $0.print(mask) }
        printer.close()
      }
    } else {
      line("(\(form(effect))")
    }
    nested { $0.print(items) }
    close()
  }

  private mutating func close() {
    guard let last = lines.indices.last else { return }
    lines[last] += ")"
  }
}

func form(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: " ")
}

func form(_ path: Path) -> String {
  switch path.form {
  case .rectangle(let rect): "(rect \(form(rect)))"
  case .roundedRectangle(let rect, let radius, let style):
    "(rounded-rect \(form(rect)) radius \(number(radius))\(style == .circular ? " circular" : ""))"
  case .ellipse(let rect): "(ellipse \(form(rect)))"
  case .elements: "(path \(path))"
  }
}

private func form(_ style: StrokeStyle) -> String {
  var parts = ["width \(number(style.lineWidth))"]
  if style.lineCap != .butt { parts.append("cap \(style.lineCap)") }
  if style.lineJoin != .miter { parts.append("join \(style.lineJoin)") }
  if !style.dash.isEmpty {
    parts.append("dash \(style.dash.map { number($0) }.joined(separator: " ")) phase \(number(style.dashPhase))")
  }
  return parts.joined(separator: " ")
}

private func form(_ style: TextStyle) -> String {
  let family =
    switch style.font.family {
    case .system(let design): design == .standard ? "system" : "system-\(design.rawValue)"
    case .named(let name): quoted(name)
    }
  var parts = ["\(family) \(number(style.font.size)) w\(style.font.weight)"]
  if style.font.isItalic { parts.append("italic") }
  if style.font.hasMonospacedDigits { parts.append("tabular") }
  if style.font.width != 0 { parts.append("width \(number(style.font.width))") }
  if style.font.smallCaps.contains(.lowercase) { parts.append("smcp") }
  if style.font.smallCaps.contains(.uppercase) { parts.append("c2sc") }
  if style.kerning != 0 { parts.append("kerning \(number(style.kerning))") }
  if style.tracking != 0 { parts.append("tracking \(number(style.tracking))") }
  if style.baselineOffset != 0 { parts.append("raised \(number(style.baselineOffset))") }
  if let attachment = style.attachment {
    parts.append("attachment \(number(attachment.size.width)) \(number(attachment.size.height))")
  }
  return parts.joined(separator: " ")
}

private func quoted(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  return "\"\(escaped)\""
}
