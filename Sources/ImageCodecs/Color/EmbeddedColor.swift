internal import Graphics

/// What a file says its samples mean.
package enum EmbeddedColor: Sendable {
  /// sRGB, or nothing is said.
  case sRGB
  /// Something else that we convert.
  case converted(ColorConversion)
  /// Something that we do not apply; the reason, as in a sentence: `is damaged`.
  case ignored(reason: String)

  /// A profile with more bytes than a chunk may have.
  static let tooLarge = EmbeddedColor.ignored(reason: "is larger than the limit")

  /// The conversion, if there is one. What is not applied is reported to the current log under `origin`.
  package func conversion(reportingTo origin: String? = nil) -> ColorConversion? {
    switch self {
    case .sRGB: return nil
    case .converted(let conversion): return conversion
    case .ignored(let reason):
      DiagnosticLog.current.report(
        Diagnostic(
          id: "picture.profile-ignored", message: "the colour profile \(reason); the colours are taken as sRGB",
          subject: origin))
      return nil
    }
  }

  init(_ profile: ColorProfile, isGray: Bool) {
    let conversion = ColorConversion(from: profile)
    if case .gray = profile.model, !isGray {
      self = .ignored(reason: "is for gray, but the picture has colours")
    } else if case .matrix = profile.model, isGray, conversion != nil {
      self = .ignored(reason: "is for colours, but the picture is gray")
    } else {
      self = conversion.map(EmbeddedColor.converted) ?? .sRGB
    }
  }
}
