import Foundation

extension DisplayList: CustomStringConvertible {
  /// The list as s-expressions, one item per line, children indented, as in display list snapshots.
  ///
  /// Numbers are points with up to three decimals, rectangles are `x y width height`, colours `#RRGGBBAA`.
  public var description: String {
    var printer = DisplayListPrinter()
    printer.line("(display-list \(size.width.printed) \(size.height.printed) @\(scale.pixelsPerPoint.printed)x")
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
      line("(fill \(path.printed) \(paint.printed)\(evenOdd ? " even-odd" : ""))")
    case .stroke(let path, let style, let paint):
      line("(stroke \(path.printed) \(style.printed) \(paint.printed))")
    case .picture(let item):
      let tint = item.tint.map { " tint \($0.printed)" } ?? ""
      let filter = item.interpolation == .none ? " nearest" : ""
      line("(picture \(item.picture.pixelSize) at \(item.frame.printed)\(filter)\(tint))")
    case .text(let item): print(item)
    case .group(let effect, let items): print(effect, items)
    }
  }

  private mutating func print(_ item: TextItem) {
    let direction = item.style.isRightToLeft ? " rtl" : ""
    let language = item.style.language.isEmpty ? "" : " \(item.style.language)"
    line(
      "(text at \(item.origin.x.printed) \(item.origin.y.printed) width \(item.width.printed)\(direction)\(language)")
    nested { printer in
      for run in item.runs { printer.line("(run \(quoted(run.text)) \(run.style.printed) \(run.paint.printed))") }
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
      line("(\(effect.printed)")
    }
    nested { $0.print(items) }
    close()
  }

  private mutating func close() {
    guard let last = lines.indices.last else { return }
    lines[last] += ")"
  }
}

extension CGRect {
  var printed: String { [minX, minY, width, height].map(\.printed).joined(separator: " ") }
}

extension Path {
  var printed: String {
    switch form {
    case .rectangle(let rect): "(rect \(rect.printed))"
    case .roundedRectangle(let rect, let radius, let style):
      "(rounded-rect \(rect.printed) radius \(radius.printed)\(style == .circular ? " circular" : ""))"
    case .ellipse(let rect): "(ellipse \(rect.printed))"
    case .elements: "(path \(self))"
    }
  }
}

extension StrokeStyle {
  fileprivate var printed: String {
    var parts = ["width \(lineWidth.printed)"]
    if lineCap != .butt { parts.append("cap \(lineCap)") }
    if lineJoin != .miter { parts.append("join \(lineJoin)") }
    if !dash.isEmpty {
      parts.append("dash \(dash.map(\.printed).joined(separator: " ")) phase \(dashPhase.printed)")
    }
    return parts.joined(separator: " ")
  }
}

extension TextStyle {
  fileprivate var printed: String {
    let family =
      switch font.family {
      case .system(let design): design == .standard ? "system" : "system-\(design.rawValue)"
      case .named(let name): quoted(name)
      }
    var parts = ["\(family) \(font.size.printed) w\(font.weight)"]
    if font.isItalic { parts.append("italic") }
    if font.hasMonospacedDigits { parts.append("tabular") }
    if font.width != 0 { parts.append("width \(font.width.printed)") }
    if font.smallCaps.contains(.lowercase) { parts.append("smcp") }
    if font.smallCaps.contains(.uppercase) { parts.append("c2sc") }
    if kerning != 0 { parts.append("kerning \(kerning.printed)") }
    if tracking != 0 { parts.append("tracking \(tracking.printed)") }
    if baselineOffset != 0 { parts.append("raised \(baselineOffset.printed)") }
    if let attachment {
      parts.append("attachment \(attachment.size.width.printed) \(attachment.size.height.printed)")
    }
    return parts.joined(separator: " ")
  }
}

private func quoted(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  return "\"\(escaped)\""
}
