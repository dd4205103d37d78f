public import ConfigurationIntents
public import Foundation

/// An object of the app as a setting's value. Apple's page: Intents/INObject.
open class INObject: NSObject, _IntentValue, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint, subtitleString: String?
  public let displayImage: INImage?

  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String?, subtitle: String?, image: INImage?
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    subtitleString = subtitle
    displayImage = image
    super.init()
  }

  public convenience init(identifier: String?, display displayString: String) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: nil, image: nil)
  }

  public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint, subtitle: nil, image: nil)
  }

  public convenience init(identifier: String?, display displayString: String, subtitle: String?, image: INImage?) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitle, image: image)
  }

  public typealias UnwrappedType = INObject

  /// Written as its identifier, or as `identifier:name`. Only the app's intent handler, which does not run here,
  /// knows the objects.
  public class var _form: _ValueForm { .object(of: self) }
  public class var _blank: Self? { nil }

  /// Compares class, identifier and name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return other.identifier == identifier && other.displayString == displayString
  }

  open override var hash: Int { identifier.hashValue }
}

extension _ValueForm {
  fileprivate static func object(of type: INObject.Type) -> _ValueForm {
    _ValueForm(
      "\(type)", expecting: "an identifier, or identifier:name",
      read: { text in
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard let identifier = parts.first else { return nil }
        return type.init(
          identifier: identifier, display: parts.last ?? identifier, pronunciationHint: nil, subtitle: nil, image: nil)
      },
      write: { ($0 as? INObject).map { $0.identifier ?? $0.displayString } })
  }
}

/// A picture in a list of choices. Apple's page: Intents/INImage. Never drawn.
open class INImage: NSObject, @unchecked Sendable {
  public convenience init(named name: String) { self.init() }
  public class func systemImageNamed(_ systemImageName: String) -> Self { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url: URL) { self.init() }
  public required override init() { super.init() }
}

/// Choices in order. Apple's page: Intents/INObjectCollection.
open class INObjectCollection<ObjectType>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false

  public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// Choices that belong together. Apple's page: Intents/INObjectSection.
open class INObjectSection<ObjectType>: NSObject {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
