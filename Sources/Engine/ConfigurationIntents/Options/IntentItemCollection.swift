public import Localization

/// A choice and how it is shown. Apple's page: AppIntents/IntentItem.
public struct IntentItem<Result: Sendable>: Sendable {
  /// The value.
  public let value: Result
  /// Its name; nil for the value's own.
  public let title: LocalizedStringResource?
  /// What is said besides.
  public let subtitle: LocalizedStringResource?
  /// The picture beside it.
  public let image: DisplayRepresentation.Image?

  /// Creates a choice.
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

/// Choices that belong together. Apple's page: AppIntents/IntentItemSection.
public struct IntentItemSection<Result: Sendable>: Sendable {
  /// What they have in common; nil for nothing.
  public let title: LocalizedStringResource?
  /// The choices.
  public let items: [IntentItem<Result>]

  /// Creates a section.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.items = items
  }

  /// Creates a section of values that have names of their own.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Creates a section from a list in braces.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, @IntentItemsBuilder<Result> _ items: () -> [IntentItem<Result>]
  ) {
    self.init(title, items: items())
  }
}

/// Choices in sections. Apple's page: AppIntents/IntentItemCollection.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection, ExpressibleByArrayLiteral {
  /// What is asked of the person; nil for nothing.
  public let promptLabel: LocalizedStringResource?
  /// True if the system draws the choices by its own rules.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Result>]

  /// Creates a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a collection of one section.
  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }

  /// Creates a collection of values that have names of their own.
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }

  /// Creates a collection from sections in braces.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionsBuilder<Result> _ sections: () -> [IntentItemSection<Result>]
  ) {
    self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }

  /// Creates a collection of values.
  public init(arrayLiteral elements: Result...) { self.init(items: elements) }

  /// All choices, section by section.
  public var items: [IntentItem<Result>] { sections.flatMap(\.items) }

  /// The sections.
  public var _sections: [IntentItemSection<Result>] { sections }
}

/// Apple's older name of a collection.
public typealias ItemCollection = IntentItemCollection
/// Apple's older name of a section.
public typealias ItemSection = IntentItemSection

/// Collects choices. Apple's page: AppIntents/IntentItemsBuilder.
@resultBuilder
public struct IntentItemsBuilder<Result: Sendable> {
  /// Takes a choice.
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
  /// Takes a value.
  public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
  /// Takes several values.
  public static func buildExpression(_ values: [Result]) -> [IntentItem<Result>] { values.map { IntentItem($0) } }
  /// Joins lists.
  public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] { items.flatMap { $0 } }
  /// Joins what a loop makes.
  public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] { items.flatMap { $0 } }
  /// A list that is there or not.
  public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] { items ?? [] }
  /// The first branch.
  public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
  /// The other branch.
  public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }
}

/// Collects sections. Apple's page: AppIntents/IntentItemSectionsBuilder.
@resultBuilder
public struct IntentItemSectionsBuilder<Result: Sendable> {
  /// Takes a section.
  public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [section] }
  /// Joins lists.
  public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }
  /// Joins what a loop makes.
  public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }
  /// A list that is there or not.
  public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
    sections ?? []
  }
}
