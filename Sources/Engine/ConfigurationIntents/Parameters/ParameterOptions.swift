import Foundation

/// How many values there may be. Apple's page: AppIntents/IntentCollectionSize.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The fewest.
  public let min: Int?
  /// The most.
  public let max: Int?

  /// Any number from one to the other.
  public init(min: Int? = nil, max: Int? = nil) { (self.min, self.max) = (min, max) }
  /// One number.
  public init(exactly count: Int) { self.init(min: count, max: count) }
  /// One number.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// How many values there may be, alike everywhere or by family.
public struct IntentCollectionSizes: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
  package let all: IntentCollectionSize?
  package let byFamily: [IntentWidgetFamily: IntentCollectionSize]

  /// Any number.
  public init() { (all, byFamily) = (nil, [:]) }
  /// One number for every family.
  public init(integerLiteral value: Int) { (all, byFamily) = (IntentCollectionSize(exactly: value), [:]) }
  /// A size for each family.
  public init(dictionaryLiteral elements: (IntentWidgetFamily, IntentCollectionSize)...) {
    (all, byFamily) = (nil, Dictionary(elements) { $1 })
  }
  /// One size for every family.
  public init(_ size: IntentCollectionSize) { (all, byFamily) = (size, [:]) }

  /// The size in a family; nil for any.
  package func size(in family: IntentWidgetFamily?) -> IntentCollectionSize? { family.flatMap { byFamily[$0] } ?? all }
}

/// A family of widgets, as parameters know it. Apple's page: AppIntents/IntentWidgetFamily.
public enum IntentWidgetFamily: String, CaseIterable, Hashable, Sendable {
  /// Two by two icons.
  case systemSmall
  /// Four by two icons.
  case systemMedium
  /// Four by four icons.
  case systemLarge
  /// Six or eight by four icons.
  case systemExtraLarge
  /// Four by six icons.
  case systemExtraLargePortrait
  /// A corner of a watch face.
  case accessoryCorner
  /// A circle.
  case accessoryCircular
  /// Lines of text.
  case accessoryRectangular
  /// One line of text.
  case accessoryInline
}

/// Whether a person must choose a value first. Apple's page: AppIntents/InputConnectionBehavior.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// The system decides.
  case `default`
  /// Never connected.
  case never
  /// Connected to the result before.
  case connectToPreviousIntentResult
}

extension String {
  /// How a keyboard behaves. Apple's page: Swift/String/IntentInputOptions.
  public typealias IntentInputOptions = _TextInputOptions
}

/// How a keyboard behaves. Changes no picture. Apple's page: Swift/String/IntentInputOptions.
public struct _TextInputOptions: Hashable, Sendable {
  /// Which letters are made large.
  public enum CapitalizationType: Hashable, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
  }

  /// Which keys there are.
  public enum KeyboardType: Hashable, Sendable {
    /// The usual ones, or those for a purpose.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// More of those for a purpose.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// Creates options.
  public init(
    keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
  ) {}
}

/// How a number is entered. Changes no picture. Apple's page: AppIntents/IntentParameter/IntControlStyle.
public enum _NumberControlStyle: Hashable, Sendable {
  /// In a field.
  case field
  /// With plus and minus.
  case stepper
  /// With a slider.
  case slider
}

/// Which part of a date is entered. Changes no picture. Apple's page: AppIntents/IntentParameter/DateKind.
public enum _DateKind: Hashable, Sendable {
  /// The day.
  case date
  /// The time.
  case time
  /// Both.
  case dateTime
}

extension Bool {
  /// What the two sides of a switch are called. Apple's page: Swift/Bool/IntentDisplayName.
  public struct IntentDisplayName: Hashable, Sendable {
    /// Names of one's own.
    public init(true trueName: StaticString, false falseName: StaticString) {}
    private init() {}
    /// Yes and no.
    public static let yesNo = IntentDisplayName()
    /// On and off.
    public static let onOff = IntentDisplayName()
    /// True and false.
    public static let trueFalse = IntentDisplayName()
  }
}
