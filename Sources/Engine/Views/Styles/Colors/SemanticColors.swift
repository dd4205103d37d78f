/// UIKit's semantic colours. SwiftUI has no names for most of them; `UIColor` and the styles here use them.
extension Color {
  package static let label = Color.primary
  package static let secondaryLabel = Color(.system(.secondaryLabel))
  package static let tertiaryLabel = Color(.system(.tertiaryLabel))
  package static let quaternaryLabel = Color(.system(.quaternaryLabel))
  package static let placeholderText = tertiaryLabel

  package static let systemFill = Color(.system(.fill))
  package static let secondarySystemFill = Color(.system(.secondaryFill))
  package static let tertiarySystemFill = Color(.system(.tertiaryFill))
  package static let quaternarySystemFill = Color(.system(.quaternaryFill))

  package static let systemBackground = Color(.system(.background))
  package static let secondarySystemBackground = Color(.system(.secondaryBackground))
  package static let tertiarySystemBackground = Color(.system(.tertiaryBackground))
  package static let systemGroupedBackground = Color(.system(.groupedBackground))
  package static let secondarySystemGroupedBackground = Color(.system(.secondaryGroupedBackground))
  package static let tertiarySystemGroupedBackground = Color(.system(.tertiaryGroupedBackground))

  package static let separator = Color(.system(.separator))
  package static let opaqueSeparator = Color(.system(.opaqueSeparator))
  package static let link = Color(.system(.link))

  package static let systemGray2 = Color(.system(.gray2))
  package static let systemGray3 = Color(.system(.gray3))
  package static let systemGray4 = Color(.system(.gray4))
  package static let systemGray5 = Color(.system(.gray5))
  package static let systemGray6 = Color(.system(.gray6))

  static let controlFill = Color(.system(.controlFill))
  static let disabledLabel = Color(.system(.disabledLabel))
}
