public import Foundation
import Localization

/// Writes people's names. Apple's page: Foundation/PersonNameComponentsFormatter.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written. Apple's page: Foundation/PersonNameComponentsFormatter/Style.
  public enum Style: Int, Sendable {
    /// As ``medium``.
    case `default`
    /// The nickname, or the given name.
    case short
    /// The given and the family name.
    case medium
    /// All parts but the nickname.
    case long
    /// The initials.
    case abbreviated
  }

  /// What is written of a name. Apple's page: Foundation/PersonNameComponentsFormatter/Options.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How the name is said.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of a name is written; ``Style/default`` unless set.
  open var style = Style.default
  /// Whether it is written how the name is said; false unless set.
  open var isPhonetic = false
  /// Nil for the picture's. As Apple's, it is never nil when read.
  open var locale: Locale! {
    get { ownLocale ?? LocalizationContext.current.locale }
    set { ownLocale = newValue }
  }

  private var ownLocale: Locale?

  /// Writes a name, in the language at hand.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Writes a name.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return PersonNameText(locale: locale).string(name, style: style.extent)
  }

  /// The parts of a name, by the places of its words; nil where there are none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameText(locale: locale).components(of: string)
  }

  /// Writes a name; nil for anything else.
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
