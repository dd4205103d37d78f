import Graphics

/// The colour space in which colours are mixed. Apple's page: SwiftUI/ColorRenderingMode.
///
/// Pictures are mixed in gamma-encoded sRGB. Any other mode is reported with the diagnostic `color.rendering-mode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB, also outside 0…1.
  case extendedLinear
}

extension ColorRenderingMode {
  static let diagnosticID = "color.rendering-mode"

  /// The message about an unsupported mode; nil for a supported one.
  func problem(of subject: String) -> String? {
    self == .nonLinear ? nil : "\(subject): colours are mixed in gamma-encoded sRGB, not in \(self) mode"
  }
}

extension _LoweringContext {
  /// Reports an unsupported mode.
  func reportMode(_ mode: ColorRenderingMode, of subject: String) {
    if let problem = mode.problem(of: subject) { report(ColorRenderingMode.diagnosticID, problem) }
  }
}
