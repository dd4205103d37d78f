import Foundation

/// The number of values. Apple's page: AppIntents/IntentCollectionSize.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let min: Int?
  public let max: Int?

  public init(min: Int? = nil, max: Int? = nil) { (self.min, self.max) = (min, max) }
  public init(exactly count: Int) { self.init(min: count, max: count) }
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// The number of values, for all families or by family.
public struct IntentCollectionSizes: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
  package let all: IntentCollectionSize?
  package let byFamily: [IntentWidgetFamily: IntentCollectionSize]

  public init() { (all, byFamily) = (nil, [:]) }
  public init(integerLiteral value: Int) { (all, byFamily) = (IntentCollectionSize(exactly: value), [:]) }
  public init(dictionaryLiteral elements: (IntentWidgetFamily, IntentCollectionSize)...) {
    (all, byFamily) = (nil, Dictionary(elements) { $1 })
  }
  public init(_ size: IntentCollectionSize) { (all, byFamily) = (size, [:]) }

  /// The size in a family; nil for any.
  package func size(in family: IntentWidgetFamily?) -> IntentCollectionSize? { family.flatMap { byFamily[$0] } ?? all }
}

/// A widget family. Apple's page: AppIntents/IntentWidgetFamily.
public enum IntentWidgetFamily: String, CaseIterable, Hashable, Sendable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case systemExtraLargePortrait
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}

public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

extension String {
  public typealias IntentInputOptions = _TextInputOptions
}

/// How a keyboard behaves. Has no effect. Apple's page: Swift/String/IntentInputOptions.
public struct _TextInputOptions: Hashable, Sendable {
  public enum CapitalizationType: Hashable, Sendable {
    case none
    case words
    case sentences
    case allCharacters
  }

  public enum KeyboardType: Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  public init(
    keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
  ) {}
}

/// How a number is entered. Has no effect. Apple's page: AppIntents/IntentParameter/IntControlStyle.
public enum _NumberControlStyle: Hashable, Sendable {
  case field
  case stepper
  case slider
}

/// The components of a date that are entered. Has no effect. Apple's page: AppIntents/IntentParameter/DateKind.
public enum _DateKind: Hashable, Sendable {
  case date
  case time
  case dateTime
}

extension Bool {
  /// The names of true and false. Apple's page: Swift/Bool/IntentDisplayName.
  public struct IntentDisplayName: Hashable, Sendable {
    public init(true trueName: StaticString, false falseName: StaticString) {}
    private init() {}
    public static let yesNo = IntentDisplayName()
    public static let onOff = IntentDisplayName()
    public static let trueFalse = IntentDisplayName()
  }
}
