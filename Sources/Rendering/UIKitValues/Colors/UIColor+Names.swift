import Graphics
import Views

/// The system's colours by UIKit's names. Apple's page: UIKit/UIColor, Standard colors and UI element colors.
extension UIColor {
  /// The first level of text.
  public static let label = UIColor(Color.label)
  /// The second level of text.
  public static let secondaryLabel = UIColor(Color.secondaryLabel)
  /// The third level of text.
  public static let tertiaryLabel = UIColor(Color.tertiaryLabel)
  /// The fourth level of text.
  public static let quaternaryLabel = UIColor(Color.quaternaryLabel)
  /// Text that stands for text to come.
  public static let placeholderText = UIColor(Color.placeholderText)
  /// Links.
  public static let link = UIColor(Color.link)
  /// Thin lines; what is behind shines through.
  public static let separator = UIColor(Color.separator)
  /// Thin lines.
  public static let opaqueSeparator = UIColor(Color.opaqueSeparator)
  /// Thin and small shapes.
  public static let systemFill = UIColor(Color.systemFill)
  /// Middling shapes.
  public static let secondarySystemFill = UIColor(Color.secondarySystemFill)
  /// Large shapes.
  public static let tertiarySystemFill = UIColor(Color.tertiarySystemFill)
  /// Large areas with complex content.
  public static let quaternarySystemFill = UIColor(Color.quaternarySystemFill)
  /// What is behind everything.
  public static let systemBackground = UIColor(Color.systemBackground)
  /// What is grouped on it.
  public static let secondarySystemBackground = UIColor(Color.secondarySystemBackground)
  /// What is grouped within a group.
  public static let tertiarySystemBackground = UIColor(Color.tertiarySystemBackground)
  /// What is behind grouped content.
  public static let systemGroupedBackground = UIColor(Color.systemGroupedBackground)
  /// The groups.
  public static let secondarySystemGroupedBackground = UIColor(Color.secondarySystemGroupedBackground)
  /// Groups within groups.
  public static let tertiarySystemGroupedBackground = UIColor(Color.tertiarySystemGroupedBackground)
  /// The second grey.
  public static let systemGray2 = UIColor(Color.systemGray2)
  /// The third grey.
  public static let systemGray3 = UIColor(Color.systemGray3)
  /// The fourth grey.
  public static let systemGray4 = UIColor(Color.systemGray4)
  /// The fifth grey.
  public static let systemGray5 = UIColor(Color.systemGray5)
  /// The sixth grey.
  public static let systemGray6 = UIColor(Color.systemGray6)
  /// System red.
  public static let systemRed = UIColor(Color.red)
  /// System orange.
  public static let systemOrange = UIColor(Color.orange)
  /// System yellow.
  public static let systemYellow = UIColor(Color.yellow)
  /// System green.
  public static let systemGreen = UIColor(Color.green)
  /// System mint.
  public static let systemMint = UIColor(Color.mint)
  /// System teal.
  public static let systemTeal = UIColor(Color.teal)
  /// System cyan.
  public static let systemCyan = UIColor(Color.cyan)
  /// System blue.
  public static let systemBlue = UIColor(Color.blue)
  /// System indigo.
  public static let systemIndigo = UIColor(Color.indigo)
  /// System purple.
  public static let systemPurple = UIColor(Color.purple)
  /// System pink.
  public static let systemPink = UIColor(Color.pink)
  /// System brown.
  public static let systemBrown = UIColor(Color.brown)
  /// System gray.
  public static let systemGray = UIColor(Color.gray)
  /// What a control emphasises.
  public static let tintColor = UIColor(Color.accentColor)
}

/// Colours that are the same in light and dark.
extension UIColor {
  /// Black: 0, 0, 0.
  public static let black = UIColor(Color(red: 0, green: 0, blue: 0))
  /// White: 1, 1, 1.
  public static let white = UIColor(Color(red: 1, green: 1, blue: 1))
  /// Red: 1, 0, 0.
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  /// Green: 0, 1, 0.
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  /// Blue: 0, 0, 1.
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  /// Cyan: 0, 1, 1.
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  /// Yellow: 1, 1, 0.
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  /// Magenta: 1, 0, 1.
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  /// Orange: 1, 0.5, 0.
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  /// Purple: 0.5, 0, 0.5.
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// Brown: 0.6, 0.4, 0.2.
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  /// A grey: 1.0 / 3.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  /// A grey: 0.5.
  public static let gray = UIColor(Color(white: 0.5))
  /// A grey: 2.0 / 3.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  /// Nothing.
  public static let clear = UIColor(Color.clear)
}
