extension TextDifference: CustomStringConvertible {
  /// The unified format, at most 200 lines.
  package var description: String { unified(limit: 200) }

  /// The unified format: `@@ -12,7 +12,8 @@`, then lines that begin with a space, `-` or `+`.
  ///
  /// Invisible characters are written as `\u{d}`. There is no line feed after the last line.
  ///
  /// - Parameter limit: The maximum number of lines of hunks, including headings (minimum: 1). If there are more, a
  ///   last line states how many.
  package func unified(limit: Int) -> String {
    let limit = max(limit, 1)
    var (written, lines, left) = (0, [String](), 0)
    for hunk in hunks {
      // A heading needs at least one line after it.
      let room = max(limit - written - 1, 0)
      guard room > 0 || written == 0 else {
        left += hunk.lines.count
        continue
      }
      lines.append(hunk.heading)
      lines += hunk.lines.prefix(max(room, 1)).flatMap(\.unified)
      written += 1 + hunk.lines.prefix(max(room, 1)).count
      left += hunk.lines.dropFirst(max(room, 1)).count
    }
    if left > 0 { lines.append("and \(left) more \(left == 1 ? "line" : "lines")") }
    return lines.joined(separator: "\n")
  }
}

extension TextDifference.Hunk {
  fileprivate var heading: String { "@@ -\(Self.span(reference)) +\(Self.span(candidate)) @@" }

  /// Without lines it is the previous line, as in `diff -u`.
  private static func span(_ lines: Range<Int>) -> String {
    lines.isEmpty ? "\(lines.lowerBound - 1),0" : "\(lines.lowerBound),\(lines.count)"
  }
}

extension TextDifference.Line {
  fileprivate var unified: [String] {
    let sign =
      switch kind {
      case .both: " "
      case .reference: "-"
      case .candidate: "+"
      }
    return [sign + visible] + (isEnded ? [] : ["\\ No newline at end of file"])
  }

  private var visible: String {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\t", .format, .lineSeparator, .paragraphSeparator:
        visible += "\\u{\(String(scalar.value, radix: 16))}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
