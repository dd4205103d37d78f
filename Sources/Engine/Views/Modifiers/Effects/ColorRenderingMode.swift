import Graphics

/// In what space colours are mixed. Apple's page: SwiftUI/ColorRenderingMode.
///
/// Pictures are mixed in gamma-encoded sRGB. Where another mode is asked for, the diagnostic `color.rendering-mode` says so.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB beyond 0…1.
  case extendedLinear
}

extension ColorRenderingMode {
  static let diagnosticID = "color.rendering-mode"

  /// What is to be said of a mode that colours are not mixed in.
  func problem(of subject: String) -> String? {
    self == .nonLinear ? nil : "\(subject): colours are mixed in gamma-encoded sRGB, not in \(self) mode"
  }
}

extension _LoweringContext {
  /// Reports a mode that colours are not mixed in.
  func reportMode(_ mode: ColorRenderingMode, of subject: String) {
    if let problem = mode.problem(of: subject) { report(ColorRenderingMode.diagnosticID, problem) }
  }
}
