public import Foundation
public import Localization

/// How a value is displayed. Apple's page: AppIntents/DisplayRepresentation.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// An image for a value. Apple's page: AppIntents/DisplayRepresentation/Image. Ignored: lists on a command line
  /// have no images.
  public struct Image: Hashable, Sendable {
    /// The shape that the image is clipped to.
    public enum DisplayStyle: Hashable, Sendable {
      case `default`
      /// A circle, for people.
      case circular
    }

    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    /// Takes a tint of any type; Apple's takes a `UIColor`.
    public init<Tint>(systemName: String, tintColor: Tint?, symbolConfiguration: Never? = nil) {}
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(named: String, bundle: Bundle, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The display name of a type. Apple's page: AppIntents/TypeDisplayRepresentation.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The name in the singular.
  public var name: LocalizedStringResource
  /// The plural name, with a format for the number.
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a display name. Apple's page: AppIntents/TypeDisplayRepresentable.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a display name. Apple's page: AppIntents/InstanceDisplayRepresentable.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
