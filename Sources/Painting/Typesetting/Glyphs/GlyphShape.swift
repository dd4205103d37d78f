/// How the glyphs of a face are drawn.
enum GlyphShape {
  case own
  case rounded(RoundedOutline)
  case pressed(CondensedOutline)

  /// The shape for `request`; round ends take precedence over corrected stems.
  init(_ request: Typeface.Request, from map: FontMap) {
    if request.isRounded, let outline = RoundedOutline(request, from: map) {
      self = .rounded(outline)
    } else if let outline = CondensedOutline(request) {
      self = .pressed(outline)
    } else {
      self = .own
    }
  }

  /// Whether the glyphs are those of the face's file.
  var isOwn: Bool { if case .own = self { true } else { false } }
}
