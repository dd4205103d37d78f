internal import Foundation

/// A family of faces with the parameters for setting text in it.
struct FontFamily: Hashable {
  /// What is added after every character, so that a replacement has the widths of Apple's font.
  enum Spacing: Hashable {
    case none
    /// By ``SystemFontSpacing``.
    case sanFrancisco
    /// The same everywhere, as a fraction of the size.
    case constant(CGFloat)
  }

  /// The fontconfig family name.
  var name: String
  /// A pattern for the names of its files.
  var files: String
  /// The Debian package with its files.
  var package: String
  var metrics: ScriptFont.LineMetrics = .system
  var isColor = false
  /// The available weight classes.
  var weights: [Int]
  /// The scale at which its letters look as large as San Francisco's.
  var sizeScale: CGFloat = 1
  var spacing: Spacing = .none
  /// Whether the faces have small capitals; otherwise capitals are scaled down.
  var hasSmallCaps = true

  /// Replaces San Francisco. Not InterDisplay-*: Inter's display cut fits San Francisco's widths worse at every size.
  static let inter = FontFamily(
    name: "Inter", files: "Inter-*", package: "fonts-inter", weights: Array(stride(from: 100, through: 900, by: 100)),
    spacing: .sanFrancisco, hasSmallCaps: false)

  /// Replaces New York: capitals have the same height, lowercase letters nearly; one measured text of 19 letters gave
  /// the spacing (20 pt: 185.5; swiftui-web).
  static let serif = FontFamily(
    name: "Linux Libertine O", files: "LinLibertine_R*", package: "fonts-linuxlibertine", weights: [400, 600, 700],
    sizeScale: 1.071, spacing: .constant(0.0125))

  /// Replaces SF Mono, whose advance is 1266/2048 of the size (20 pt: 19 letters 235; swiftui-web); this one's is
  /// 0.6.
  static let monospaced = FontFamily(
    name: "JetBrains Mono", files: "JetBrainsMono-*", package: "fonts-jetbrains-mono",
    weights: Array(stride(from: 100, through: 800, by: 100)), sizeScale: 0.966, spacing: .constant(0.6182 - 0.5796),
    hasSmallCaps: false)

  /// The fallback family of a script.
  init(_ font: ScriptFont) {
    // Noto has two weights.
    self.init(
      name: font.family, files: font.files, package: font.package, metrics: font.metrics, isColor: font.isColor,
      weights: [400, 700])
  }

  init(
    name: String, files: String, package: String = "", metrics: ScriptFont.LineMetrics = .system,
    isColor: Bool = false, weights: [Int], sizeScale: CGFloat = 1, spacing: Spacing = .none,
    hasSmallCaps: Bool = true
  ) {
    self.name = name
    self.files = files
    self.package = package
    self.metrics = metrics
    self.isColor = isColor
    self.weights = weights
    self.sizeScale = sizeScale
    self.spacing = spacing
    self.hasSmallCaps = hasSmallCaps
  }

  /// The available weight class nearest to `weight`; of two, the lighter one.
  func weight(nearest weight: Int) -> Int {
    let wanted = min(max(weight, 1), 1000)
    return weights.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }
}
