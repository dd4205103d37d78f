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
