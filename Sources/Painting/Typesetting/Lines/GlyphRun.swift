internal import CCairo
internal import Foundation
internal import Graphics

/// The glyphs of one shaped item, in visual order.
struct GlyphRun {
  struct Glyph {
    /// Cairo's index; `nil` if there is nothing to draw.
    var index: UInt32?
    /// The index of its grapheme.
    var grapheme: Int
    var advance: CGFloat
    /// The offset from the pen; y grows downwards.
    var offset: CGPoint
    /// Whether the face has no glyph for the character.
    var isUnknown = false
  }

  var glyphs: [Glyph]

  /// Shapes the graphemes `item.graphemes` of `paragraph`.
  init(
    _ item: ShapingItem, of paragraph: TextParagraph, typeface: Typeface, features: FontFeatures,
    language: OpaquePointer?
  ) {
    glyphs = []
    guard let string = pango_glyph_string_new() else { return }
    defer { pango_glyph_string_free(string) }
    let range = item.utf8Range(in: paragraph)
    var analysis = PangoAnalysis()
    analysis.font = typeface.font
    analysis.level = item.level
    analysis.script = UInt8(clamping: item.script.rawValue)
    analysis.language = language
    analysis.extra_attrs = features.list
    paragraph.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      pango_shape_with_flags(
        start + range.lowerBound, Int32(range.count), start, Int32(bytes.count), &analysis, string, PANGO_SHAPE_NONE)
    }
    let count = Int(string.pointee.num_glyphs)
    glyphs.reserveCapacity(count)
    for index in 0..<count {
      let cluster = range.lowerBound + Int(string.pointee.log_clusters[index])
      let grapheme = Self.grapheme(at: cluster, among: item.graphemes, of: paragraph)
      glyphs.append(Self.glyph(string.pointee.glyphs[index], grapheme: grapheme, stretch: typeface.stretch))
    }
  }

  /// Reserves space for `attachment` in place of one character.
  init(placeFor attachment: TextAttachment, grapheme: Int) {
    let width = attachment.size.width.isFinite ? min(max(attachment.size.width, 0), 100_000) : 0
    glyphs = [Glyph(index: nil, grapheme: grapheme, advance: width, offset: .zero)]
  }

  private static func glyph(_ info: PangoGlyphInfo, grapheme: Int, stretch: CGFloat) -> Glyph {
    let unit = CGFloat(PANGO_SCALE)
    let isUnknown = info.glyph & unknownFlag != 0
    return Glyph(
      index: isUnknown || info.glyph == empty ? nil : info.glyph, grapheme: grapheme,
      advance: CGFloat(info.geometry.width) / unit * stretch,
      offset: CGPoint(
        x: CGFloat(info.geometry.x_offset) / unit * stretch, y: CGFloat(info.geometry.y_offset) / unit),
      isUnknown: isUnknown)
  }

  /// The grapheme that contains the byte at `offset`.
  private static func grapheme(at offset: Int, among graphemes: Range<Int>, of paragraph: TextParagraph) -> Int {
    var low = graphemes.lowerBound
    var high = graphemes.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if paragraph.graphemes[middle].utf8Range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  // PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG, whose casts Swift does not import.
  private static let empty: UInt32 = 0x0FFF_FFFF
  private static let unknownFlag: UInt32 = 0x1000_0000
}
