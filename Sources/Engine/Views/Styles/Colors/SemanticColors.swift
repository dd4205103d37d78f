import Graphics

/// UIKit's semantic colours (Human Interface Guidelines, with the values of iOS 13 and later). SwiftUI has no names
/// for most of them; `UIColor` and the styles here use them.
extension Color {
  package static let label = Color.primary
  package static let secondaryLabel = gray((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  package static let tertiaryLabel = gray((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  package static let quaternaryLabel = gray((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  package static let placeholderText = tertiaryLabel

  package static let systemFill = gray((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  package static let secondarySystemFill = gray((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  package static let tertiarySystemFill = gray((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  package static let quaternarySystemFill = gray((116, 116, 128, 0.08), (118, 118, 128, 0.18))

  package static let systemBackground = gray((255, 255, 255, 1), (0, 0, 0, 1))
  package static let secondarySystemBackground = gray((242, 242, 247, 1), (28, 28, 30, 1))
  package static let tertiarySystemBackground = gray((255, 255, 255, 1), (44, 44, 46, 1))
  package static let systemGroupedBackground = gray((242, 242, 247, 1), (0, 0, 0, 1))
  package static let secondarySystemGroupedBackground = gray((255, 255, 255, 1), (28, 28, 30, 1))
  package static let tertiarySystemGroupedBackground = gray((242, 242, 247, 1), (44, 44, 46, 1))

  package static let separator = gray((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  package static let opaqueSeparator = gray((198, 198, 200, 1), (56, 56, 58, 1))
  package static let link = gray((0, 122, 255, 1), (9, 132, 255, 1))

  package static let systemGray2 = gray((174, 174, 178, 1), (99, 99, 102, 1))
  package static let systemGray3 = gray((199, 199, 204, 1), (72, 72, 74, 1))
  package static let systemGray4 = gray((209, 209, 214, 1), (58, 58, 60, 1))
  package static let systemGray5 = gray((229, 229, 234, 1), (44, 44, 46, 1))
  package static let systemGray6 = gray((242, 242, 247, 1), (28, 28, 30, 1))

  private static func gray(_ light: (Int, Int, Int, Double), _ dark: (Int, Int, Int, Double)) -> Color {
    Color(
      .adaptive(
        light: ResolvedColor(bytes: light.0, light.1, light.2, alpha: light.3),
        dark: ResolvedColor(bytes: dark.0, dark.1, dark.2, alpha: dark.3)))
  }
}
