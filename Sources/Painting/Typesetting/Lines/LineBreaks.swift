internal import CCairo

/// The possible line breaks of a text, by Unicode's line breaking rules (UAX #14) and Pango's dictionaries for Thai.
struct LineBreaks {
  private var isBreakBefore: [Bool]

  /// Finds the breaks of `bytes`, UTF-8 with `scalarCount` scalars, in `language`.
  init(of bytes: [CChar], scalarCount: Int, language: OpaquePointer?) {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalarCount + 1)
    pango_get_log_attrs(bytes, Int32(bytes.count), -1, language, &attributes, Int32(attributes.count))
    isBreakBefore = attributes.map { attribute in
      withUnsafePointer(to: attribute) { almanac_log_attr_is_line_break($0) != 0 }
    }
  }

  /// Whether a line may be broken before the scalar with this index; the index after the last is the text's end.
  func isAllowed(beforeScalar index: Int) -> Bool { isBreakBefore[index] }
}
