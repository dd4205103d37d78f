internal import Foundation

/// What gives Inter the widths of San Francisco: points added to every character.
///
/// Three things differ between the two. San Francisco is tracked by size, as Apple's table says (Human Interface
/// Guidelines, Typography); its letters grow narrower between 18 and 26 points, an optical size that Inter's text cut
/// does not have; and single letters are wider or narrower. The second and third were fitted, with one rule for all
/// sizes and weights, to the widths of 880 single-line texts measured on an iPhone (iOS 26.0 simulator, 2×), which the
/// swiftui-web project publishes (github.com/iamcgn/swiftui-web, Fixtures/Goldens/ios/text-metrics.json, Apache-2.0).
/// Fitted to two thirds of them, the rule misses the other third by 0.5 % rms in texts of four letters or more.
enum SystemFontSpacing {
  /// Points to add after every character at `size` points and OpenType `weight`, whatever the character is.
  static func tracking(size: CGFloat, weight: Int) -> CGFloat {
    let optical = opticalSize(size)
    let bolder = CGFloat(min(max(weight, 300), 900) - 400) / 300
    let byWeight = interpolate(weightTracking, at: CGFloat(weight))
    let perEm = interpolate(appleTracking, at: size) + 0.0094 + byWeight - optical * (0.0550 - 0.0025 * bolder)
    return size * perEm
  }

  /// Points to add around `scalar` besides.
  static func correction(
    for scalar: Unicode.Scalar, size: CGFloat, weight: Int, hasMonospacedDigits: Bool
  ) -> CGFloat {
    let bolder = CGFloat(min(max(weight, 300), 900) - 400) / 300
    if hasMonospacedDigits, ("0"..."9").contains(scalar) {
      // As wide as the proportional zero, which Inter's tabular digits are not.
      return size * (-0.0110 + 0.0170 * bolder)
    }
    guard scalar.isASCII || scalar == "…" else { return 0 }
    guard let row = corrections[scalar] else { return 0 }
    return size * (row.regular + bolder * row.bolder + opticalSize(size) * row.display)
  }

  /// 0 for text up to 18 points, 1 for display from 26.
  private static func opticalSize(_ size: CGFloat) -> CGFloat { min(max((size - 18) / 8, 0), 1) }

  /// `table` at `key`, straight between its rows and constant beyond them.
  private static func interpolate(_ table: [(key: CGFloat, value: CGFloat)], at key: CGFloat) -> CGFloat {
    guard let upper = table.firstIndex(where: { $0.key >= key }) else { return table.last?.value ?? 0 }
    guard upper > 0 else { return table[0].value }
    let (below, above) = (table[upper - 1], table[upper])
    return below.value + (above.value - below.value) * (key - below.key) / (above.key - below.key)
  }

  /// Apple's tracking of SF Pro by size, in parts of the size.
  private static let appleTracking: [(key: CGFloat, value: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
    (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (53, 0.31),
    (60, 0.26), (72, 0.14), (80, 0),
  ].map { ($0.0, $0.1 / $0.0) }

  /// By OpenType weight class, in parts of the size; weights below light and the two heaviest had one text each.
  private static let weightTracking: [(key: CGFloat, value: CGFloat)] = [
    (300, -0.0102), (400, -0.0131), (500, -0.0068), (600, -0.0048), (700, 0.0012), (800, 0.0127), (900, 0.0211),
  ]

  private static let corrections: [Unicode.Scalar: (regular: CGFloat, bolder: CGFloat, display: CGFloat)] = {
    var table: [Unicode.Scalar: (regular: CGFloat, bolder: CGFloat, display: CGFloat)] = [:]
    for row in rows { table[row.0] = (row.1 / 10_000, row.2 / 10_000, row.3 / 10_000) }
    return table
  }()

  /// Ten-thousandths of the size: at regular weight, more for every 300 units of weight, more at display sizes.
  private static let rows: [(Unicode.Scalar, CGFloat, CGFloat, CGFloat)] = [
    (" ", 65, 199, -272), ("+", -153, 0, 0), ("-", -9, -132, 0), ("/", -422, 0, 0), ("0", 86, -73, 198),
    ("1", 37, -24, 75), ("2", 21, -60, -79), ("3", -50, 16, 0), ("4", -20, -26, 49), ("5", 127, 0, 0),
    ("6", 152, 0, 0), ("7", 44, 0, 0), ("8", 221, 0, 0), ("9", 2, 0, 0), (":", 242, 0, 0), ("A", -96, -163, 80),
    ("B", 115, 121, -162), ("C", -48, -203, 0), ("D", 113, 0, 27), ("E", 12, 24, 33), ("F", 28, 169, 70),
    ("G", 15, 0, 0), ("H", 27, 204, 73), ("I", 123, 0, 0), ("J", 0, 0, 0), ("K", 135, 18, 46), ("L", -41, 201, -22),
    ("M", -140, -130, 54), ("N", -90, 266, -4), ("O", 106, -241, 5), ("P", 22, 139, 67), ("R", 88, 16, 0),
    ("S", 93, 34, 3), ("T", -197, 140, -149), ("U", 120, -31, 0), ("V", -63, -282, 75), ("W", 118, -299, 0),
    ("a", -79, 48, 46), ("b", 18, 75, -29), ("c", 1, -135, 20), ("d", -102, 106, 52), ("e", -2, -26, -118),
    ("f", -70, 37, -86), ("g", 28, 15, 127), ("h", 14, -146, -5), ("i", 203, -155, 76), ("k", 29, 29, -140),
    ("l", 116, -72, 107), ("m", 64, -29, 17), ("n", -23, 15, 147), ("o", 77, -12, 22), ("p", -32, 77, 5),
    ("q", -29, 29, -86), ("r", 107, 67, -112), ("s", 5, -39, 6), ("t", -22, 50, -101), ("u", 24, -76, -51),
    ("v", -152, -95, 43), ("w", -433, 26, -16), ("x", -109, 198, -95), ("y", -168, 131, 0), ("…", -246, 0, 0),
  ]
}
