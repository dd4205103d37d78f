import Diagnostics
internal import Graphics

/// The colour space of a file's samples.
package enum EmbeddedColor: Sendable {
  /// sRGB or unspecified.
  case sRGB
  /// A supported colour space.
  case converted(ColorConversion)
  /// An unsupported colour space. The reason follows “the colour profile”: `is damaged`.
  case ignored(reason: String)
  /// The profile is larger than the limit.
  case tooLarge

  /// The conversion, if any. An ignored profile is reported to the current log under `origin`.
  package func conversion(reportingTo origin: String? = nil) -> ColorConversion? {
    let reason: String
    switch self {
    case .sRGB: return nil
    case .converted(let conversion): return conversion
    case .ignored(let words): reason = words
    case .tooLarge: reason = "is larger than the limit"
    }
    var diagnostic = Diagnostic(
      id: "picture.profile-ignored", message: "the colour profile \(reason); the colours are treated as sRGB",
      subject: origin)
    if case .tooLarge = self { diagnostic.detail = .chunkTooLarge }
    DiagnosticLog.current.report(diagnostic)
    return nil
  }

  /// - Parameter channels: The image's: 1 for gray, 3 for RGB, 4 for CMYK.
  init(_ profile: ColorProfile, channels: Int) {
    let conversion = ColorConversion(from: profile)
    // A gray image with an sRGB profile needs no conversion.
    let fits = profile.channels == channels || (profile.channels == 3 && channels == 1 && conversion == nil)
    guard fits else {
      self = .ignored(reason: "is for \(Self.name(profile.channels)), but the image has \(Self.name(channels))")
      return
    }
    self = conversion.map(EmbeddedColor.converted) ?? .sRGB
  }

  private static func name(_ channels: Int) -> String {
    switch channels {
    case 1: "gray"
    case 4: "CMYK"
    default: "RGB"
    }
  }
}
