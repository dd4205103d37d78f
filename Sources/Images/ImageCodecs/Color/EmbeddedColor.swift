import Diagnostics
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

  /// - Parameter channels: Of the picture: 1 for gray, 3 for colours, 4 for inks.
  init(_ profile: ColorProfile, channels: Int) {
    let conversion = ColorConversion(from: profile)
    // A gray picture with the profile of sRGB means what it says.
    let fits = profile.channels == channels || (profile.channels == 3 && channels == 1 && conversion == nil)
    guard fits else {
      self = .ignored(reason: "is for \(Self.name(profile.channels)), but the picture has \(Self.name(channels))")
      return
    }
    self = conversion.map(EmbeddedColor.converted) ?? .sRGB
  }

  private static func name(_ channels: Int) -> String {
    switch channels {
    case 1: "gray"
    case 4: "four inks"
    default: "red, green and blue"
    }
  }
}
