public import ConfigurationIntents
public import Foundation

/// A thing of the app that a setting names. Apple's page: Intents/INObject.
open class INObject: NSObject, _IntentValue, @unchecked Sendable {
  /// Names the thing; nil for one that has no name.
  public let identifier: String?
  /// What it is called.
  public let displayString: String
  /// How that is said.
  public let pronunciationHint: String?
  /// What is said besides.
  public let subtitleString: String?
  /// The picture beside it.
  public let displayImage: INImage?

  /// Makes a thing with everything that is known of it.
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

  /// Makes a thing.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: nil, image: nil)
  }

  /// Makes a thing that is said otherwise than written.
  public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint, subtitle: nil, image: nil)
  }

  /// Makes a thing with more words and a picture.
  public convenience init(identifier: String?, display displayString: String, subtitle: String?, image: INImage?) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitle, image: image)
  }

  /// An object is an object without its optionality too.
  public typealias UnwrappedType = INObject

  /// Written as its identifier, or as `identifier:name`. The things themselves are known to the app's intent handler, which
  /// does not run here.
  public class var _form: _ValueForm { .object(of: self) }
  /// Cannot be made up.
  public class var _blank: Self? { nil }

  /// True for an object of the same class with the same identifier and name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return other.identifier == identifier && other.displayString == displayString
  }

  /// Equal for equal objects.
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
  /// Takes a picture from the catalogue.
  public convenience init(named name: String) { self.init() }
  /// Takes a symbol.
  public class func systemImageNamed(_ systemImageName: String) -> Self { self.init() }
  /// Takes the bytes of a picture.
  public convenience init(imageData: Data) { self.init() }
  /// Takes a picture at an address.
  public convenience init?(url: URL) { self.init() }
  /// Makes no picture.
  public required override init() { super.init() }
}

/// Choices in order. Apple's page: Intents/INObjectCollection.
open class INObjectCollection<ObjectType>: NSObject {
  /// The sections.
  public let sections: [INObjectSection<ObjectType>]
  /// True if the system draws the choices by its own rules.
  open var usesIndexedCollation = false

  /// Makes a collection of one section.
  public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
  /// Makes a collection of sections.
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
  /// All choices.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// Choices that belong together. Apple's page: Intents/INObjectSection.
open class INObjectSection<ObjectType>: NSObject {
  /// What they have in common.
  public let title: String?
  /// The choices.
  public let items: [ObjectType]

  /// Makes a section.
  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
