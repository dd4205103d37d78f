internal import Foundation

/// The spacing that gives Inter the widths of San Francisco: points added to every character.
///
/// The two fonts differ in three ways. San Francisco is tracked by size, according to Apple's table (Human Interface
/// Guidelines, Typography); its letters become narrower between 18 and 26 points, an optical size that Inter's text
/// cut does not have; and single letters are wider or narrower. The second and third were fitted, with one rule for
/// all sizes and weights, to the widths of 880 single-line texts measured on an iPhone (iOS 26.0 simulator, 2×),
/// which the swiftui-web project publishes (github.com/iamcgn/swiftui-web, Fixtures/Goldens/ios/text-metrics.json,
/// Apache-2.0). As measured widths are rounded up to half points, the fit maximizes the likelihood of the measured
/// half points; short texts weigh more, since all errors are relative, and corrections are regularized towards zero.
/// Fitted to two thirds of the texts, the rule misses the other third by 0.46 % rms in texts of four letters or more.
enum SystemFontSpacing {
  /// Points to add after every character at `size` points and OpenType `weight`, independent of the character.
  static func tracking(size: CGFloat, weight: Int) -> CGFloat {
    let optical = opticalSize(size)
    let bolder = CGFloat(min(max(weight, 300), 900) - 400) / 300
    let byWeight = interpolate(weightTracking, at: CGFloat(weight))
    let perEm = interpolate(appleTracking, at: size) + 0.0094 + byWeight - optical * (0.0547 - 0.0021 * bolder)
    return size * perEm
  }

  /// Points to add around `scalar` in addition, in the faces of `release`.
  static func correction(
    for scalar: Unicode.Scalar, size: CGFloat, weight: Int, isItalic: Bool = false, hasMonospacedDigits: Bool,
    release: InterRelease = .beta7
  ) -> CGFloat {
    let fitted = correction(for: scalar, size: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits)
    let own = release.correction(
      for: scalar, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
    return own == 0 ? fitted : fitted + size * own
  }

  private static func correction(
    for scalar: Unicode.Scalar, size: CGFloat, weight: Int, hasMonospacedDigits: Bool
  ) -> CGFloat {
    let bolder = CGFloat(min(max(weight, 300), 900) - 400) / 300
    if hasMonospacedDigits, ("0"..."9").contains(scalar) {
      // As wide as the proportional zero, which Inter's tabular digits are not.
      return size * (-0.0097 + 0.0114 * bolder)
    }
    guard scalar.isASCII || scalar == "…" || scalar == "•" else { return 0 }
    guard let row = corrections[place(of: scalar)] else { return 0 }
    return size * (row.regular + bolder * row.bolder + opticalSize(size) * row.display)
  }

  /// 0 for text up to 18 points, 1 for display from 26.
  private static func opticalSize(_ size: CGFloat) -> CGFloat { min(max((size - 18) / 8, 0), 1) }

  /// The value of `table` at `key`, interpolated linearly and constant beyond its ends.
  private static func interpolate(_ table: [(key: CGFloat, value: CGFloat)], at key: CGFloat) -> CGFloat {
    guard let upper = table.firstIndex(where: { $0.key >= key }) else { return table.last?.value ?? 0 }
    guard upper > 0 else { return table[0].value }
    let (below, above) = (table[upper - 1], table[upper])
    return below.value + (above.value - below.value) * (key - below.key) / (above.key - below.key)
  }

  /// Apple's tracking of SF Pro by size, as fractions of the size.
  private static let appleTracking: [(key: CGFloat, value: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
    (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (53, 0.31),
    (60, 0.26), (72, 0.14), (80, 0),
  ].map { ($0.0, $0.1 / $0.0) }

  /// By OpenType weight class, as fractions of the size; weights below light and the two heaviest had one text each.
  private static let weightTracking: [(key: CGFloat, value: CGFloat)] = [
    (300, -0.0102), (400, -0.0130), (500, -0.0065), (600, -0.0044), (700, 0.0017), (800, 0.0128), (900, 0.0215),
  ]

  private typealias Correction = (regular: CGFloat, bolder: CGFloat, display: CGFloat)

  /// By scalar: those of ASCII, and the two others after them.
  private static let corrections: [Correction?] = {
    var table = [Correction?](repeating: nil, count: 130)
    for row in rows { table[place(of: row.0)] = (row.1 / 10_000, row.2 / 10_000, row.3 / 10_000) }
    return table
  }()

  /// The index in ``corrections`` of an ASCII scalar, an ellipsis or a bullet.
  private static func place(of scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? Int(scalar.value) : scalar == "…" ? 128 : 129
  }

  /// Ten-thousandths of the size: at regular weight, for every additional 300 units of weight, and at display sizes.
  ///
  /// A 9 is as wide as a 6, its rotation by 180°; no text with a 9 contradicts this. The per cent sign and the bullet
  /// come from one text each ("60%", 28.5 at 13 points; six bullets, 46 at 17). Inter's bold bullet is narrower than
  /// the regular one; San Francisco's is assumed to be equally wide in both.
  private static let rows: [(Unicode.Scalar, CGFloat, CGFloat, CGFloat)] = [
    (" ", 72, 187, -261), ("+", -212, 0, 0), ("-", -21, -120, 0), ("/", -493, 0, 0), ("%", 1_000, 0, 0),
    ("0", 132, -129, 202),
    ("1", 36, -16, 82), ("2", 18, -61, -96), ("3", -49, 35, 0), ("4", 34, -116, 49), ("5", 155, 20, 0),
    ("6", 238, -8, 0), ("7", 66, 0, 0), ("8", 307, 0, 0), ("9", 238, 0, 0), (":", 206, 0, -11), ("A", -27, -259, 68),
    ("B", 89, 167, -153), ("C", -46, -204, -11), ("D", 89, 14, 32), ("E", 26, -8, 37), ("F", -23, 207, 90),
    ("G", 105, 0, 0), ("H", 55, 186, 67), ("I", 141, 0, 0), ("J", -19, -8, 0), ("K", 90, 114, 56),
    ("L", -35, 204, -29), ("M", -170, -140, 61), ("N", -105, 332, 13), ("O", 108, -271, 21), ("P", 37, 134, 60),
    ("R", 91, 32, 0), ("S", 108, 17, -17), ("T", -195, 187, -161), ("U", 83, -44, 0), ("V", -71, -263, 74),
    ("W", 125, -289, 0), ("a", -71, 24, 33), ("b", 34, 67, -29), ("c", -33, -116, -7), ("d", -117, 116, 56),
    ("e", -5, -38, -118), ("f", -59, 39, -85), ("g", 29, 24, 104), ("h", 12, -152, -7), ("i", 213, -186, 94),
    ("k", 58, 18, -145), ("l", 97, -65, 96), ("m", 37, -16, 26), ("n", -33, 53, 130), ("o", 95, -38, 23),
    ("p", -45, 78, 21), ("q", -181, 35, -85), ("r", 116, 64, -113), ("s", 9, -47, 10), ("t", -30, 63, -105),
    ("u", 47, -101, -50), ("v", -169, -66, 72), ("w", -459, 31, -10), ("x", -92, 239, -86), ("y", -175, 111, 0),
    ("…", -202, 0, 0), ("•", -851, 851, 0),
  ]
}
