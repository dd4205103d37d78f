public import Foundation
import Localization

/// Formats people's names. Apple's page: Foundation/PersonNameComponentsFormatter.
open class PersonNameComponentsFormatter: Formatter {
  /// Which parts of a name are used. Apple's page: Foundation/PersonNameComponentsFormatter/Style.
  public enum Style: Int, Sendable {
    /// Like ``medium``.
    case `default`
    /// The nickname, or the given name.
    case short
    /// The given and the family name.
    case medium
    /// All parts except the nickname.
    case long
    /// The initials.
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Uses the phonetic representation.
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  open var isPhonetic = false
  /// Nil for the picture's. As with Apple's, it is never nil when read.
  open var locale: Locale! {
    get { ownLocale ?? LocalizationContext.current.locale }
    set { ownLocale = newValue }
  }

  private var ownLocale: Locale?

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return PersonNameText(locale: locale).string(name, style: style.extent)
  }

  /// The parts of a name, by the order of its words; nil if there are none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameText(locale: locale).components(of: string)
  }

  /// Formats a name; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}

extension PersonNameComponentsFormatter.Style {
  fileprivate var extent: PersonNameComponents.FormatStyle.Style {
    switch self {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}
