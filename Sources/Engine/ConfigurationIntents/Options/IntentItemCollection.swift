public import Localization

/// A choice and its display name. Apple's page: AppIntents/IntentItem.
public struct IntentItem<Result: Sendable>: Sendable {
  public let value: Result
  /// The display name; nil for the value's own.
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  public init(
    _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A section of choices. Apple's page: AppIntents/IntentItemSection.
public struct IntentItemSection<Result: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.items = items
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, @IntentItemsBuilder<Result> _ items: () -> [IntentItem<Result>]
  ) {
    self.init(title, items: items())
  }
}

/// Choices in sections. Apple's page: AppIntents/IntentItemCollection.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection, ExpressibleByArrayLiteral {
  /// The prompt; nil for none.
  public let promptLabel: LocalizedStringResource?
  /// Whether the system sorts the choices into an index.
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }

  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionsBuilder<Result> _ sections: () -> [IntentItemSection<Result>]
  ) {
    self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }

  public init(arrayLiteral elements: Result...) { self.init(items: elements) }

  /// All choices, section by section.
  public var items: [IntentItem<Result>] { sections.flatMap(\.items) }

  public var _sections: [IntentItemSection<Result>] { sections }
}

/// The older name of ``IntentItemCollection``.
public typealias ItemCollection = IntentItemCollection
/// The older name of ``IntentItemSection``.
public typealias ItemSection = IntentItemSection

/// Builds a list of choices. Apple's page: AppIntents/IntentItemsBuilder.
@resultBuilder
public struct IntentItemsBuilder<Result: Sendable> {
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
  public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
  public static func buildExpression(_ values: [Result]) -> [IntentItem<Result>] { values.map { IntentItem($0) } }
  public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] { items.flatMap { $0 } }
  public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] { items.flatMap { $0 } }
  public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] { items ?? [] }
  public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
  public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }
}

/// Builds a list of sections. Apple's page: AppIntents/IntentItemSectionsBuilder.
@resultBuilder
public struct IntentItemSectionsBuilder<Result: Sendable> {
  public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [section] }
  public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }
  public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }
  public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
    sections ?? []
  }
}

/// Provides the choices for a parameter. Apple's page: AppIntents/DynamicOptionsProvider.
public protocol DynamicOptionsProvider<Result>: Sendable {
  /// The type of ``results()``: an array, or items in sections.
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Self.Result.Result

  func results() async throws -> Result
  /// The default of the parameter; nil for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> Result.Result? { nil }
}

/// An ordered collection of choices. Apple's page: AppIntents/ResultsCollection.
public protocol ResultsCollection<Result>: Sendable {
  associatedtype Result: Sendable
  /// The choices in sections.
  var _sections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// One section without a title.
  public var _sections: [IntentItemSection<Element>] { [IntentItemSection(items: map { IntentItem($0) })] }
}

extension ResultsCollection {
  /// The choices with their display names, in the task's language.
  func choices(written write: @Sendable (any Sendable) -> String?) -> [ParameterChoice] {
    _sections.flatMap { section in
      section.items.compactMap { item in
        let display = (item.value as? any InstanceDisplayRepresentable)?.displayRepresentation
        let title = item.title ?? display?.title ?? (item.value as? any AppEnum)?.localizedStringResource
        let subtitle = item.subtitle ?? display?.subtitle
        return write(item.value).map { value in
          ParameterChoice(
            value: value, title: title.map { String(localized: $0) }, subtitle: subtitle.map { String(localized: $0) },
            section: section.title.map { String(localized: $0) })
        }
      }
    }
  }

  /// The values of all items.
  var values: [Result] { _sections.flatMap(\.items).map(\.value) }
}
