internal import Foundation

/// The releases of Inter that ``SystemFontSpacing`` knows the letters of.
enum InterRelease: Hashable {
  /// 4.0 beta 7, of Debian 12. San Francisco's widths were fitted with it. Its files call themselves 3.019.
  case beta7
  /// 4.1, of Debian 13.
  case stable

  /// - Parameter fontVersion: Of a face's file, as fontconfig has it: in parts of 65,536.
  init(fontVersion: Int) {
    self = fontVersion >= 4 << 16 ? .stable : .beta7
  }

  /// How much wider a letter of beta 7 is than the release's own, in parts of the size.
  func correction(
    for scalar: Unicode.Scalar, weight: Int, isItalic: Bool, hasMonospacedDigits: Bool
  ) -> CGFloat {
    guard self == .stable else { return 0 }
    if hasMonospacedDigits, ("0"..."9").contains(scalar) { return Self.tabularDigits.value(at: weight) }
    let italic = isItalic ? Self.italic[scalar]?.value(at: weight) ?? 0 : 0
    return (Self.upright[scalar]?.value(at: weight) ?? 0) + italic
  }

  /// Ten-thousandths of the size at the weights 100, 400, 700 and 900. The other weights lie on straight lines between
  /// them, to within 25 ten-thousandths.
  struct Widths {
    private static let weights: [CGFloat] = [100, 400, 700, 900]
    private let values: [CGFloat]

    init(_ thin: CGFloat, _ regular: CGFloat, _ bold: CGFloat, _ black: CGFloat) {
      values = [thin, regular, bold, black]
    }

    /// As a fraction of the size.
    func value(at weight: Int) -> CGFloat {
      let weight = min(max(CGFloat(weight), 100), 900)
      let upper = Self.weights.firstIndex { $0 > weight } ?? 3
      let (start, end) = (Self.weights[upper - 1], Self.weights[upper])
      let share = (weight - start) / (end - start)
      return (values[upper - 1] + (values[upper] - values[upper - 1]) * share) / 10_000
    }
  }
}
