/// When and where a widget is relevant, by its configurations. Apple's page: WidgetKit/WidgetRelevance.
///
/// Stored but never evaluated: stacks use the relevance of entries. On devices it affects only watches.
public struct WidgetRelevance<Configuration> {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// The name of ``WidgetRelevance`` in its first releases.
public typealias WidgetRelevances<Configuration> = WidgetRelevance<Configuration>

/// One context in which a widget is relevant. Apple's page: WidgetKit/WidgetRelevanceAttribute.
public struct WidgetRelevanceAttribute<Configuration> {
  public let configuration: Configuration
  public let context: RelevantContext

  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context) = (configuration, context)
  }

  public init(context: RelevantContext) where Configuration == Void { self.init(configuration: (), context: context) }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}
