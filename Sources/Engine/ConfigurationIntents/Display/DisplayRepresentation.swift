public import Foundation
public import Localization

/// How a value is shown to people. Apple's page: AppIntents/DisplayRepresentation.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The picture beside a value. Apple's page: AppIntents/DisplayRepresentation/Image. Lists on a command line have none.
  public struct Image: Hashable, Sendable {
    /// The shape that the picture is cut to.
    public enum DisplayStyle: Hashable, Sendable {
      /// The system's choice.
      case `default`
      /// A circle, for people.
      case circular
    }

    /// Takes a symbol.
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    /// Takes a symbol in a colour of the caller's; Apple's takes a `UIColor`.
    public init<Tint>(systemName: String, tintColor: Tint?, symbolConfiguration: Never? = nil) {}
    /// Takes a picture from the catalogue.
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    /// Takes a picture from the catalogue of a bundle.
    public init(named: String, bundle: Bundle, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    /// Takes a picture at an address.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    /// Takes the bytes of a picture.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
  }

  /// The name.
  public var title: LocalizedStringResource
  /// What is said besides.
  public var subtitle: LocalizedStringResource?
  /// The picture beside it.
  public var image: Image?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Creates a representation from its name.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// Creates a representation from its name.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a type is called. Apple's page: AppIntents/TypeDisplayRepresentation.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The name of one.
  public var name: LocalizedStringResource
  /// The names of several, by number.
  public var numericFormat: LocalizedStringResource?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Creates a representation from a name.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  /// Creates a representation from a name.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a name for people. Apple's page: AppIntents/TypeDisplayRepresentable.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a name for people. Apple's page: AppIntents/InstanceDisplayRepresentable.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// The name, and what goes with it.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The name.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
