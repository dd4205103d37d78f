/// When and where a widget matters, by its configurations. Apple's page: WidgetKit/WidgetRelevance.
///
/// Kept and asked for by nobody: stacks go by the relevance of entries. On devices it has an effect on watches alone.
public struct WidgetRelevance<Configuration> {
  /// The occasions.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Creates a relevance of some occasions.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// The name of ``WidgetRelevance`` in the first releases that had it.
public typealias WidgetRelevances<Configuration> = WidgetRelevance<Configuration>

/// One occasion on which a widget matters. Apple's page: WidgetKit/WidgetRelevanceAttribute.
public struct WidgetRelevanceAttribute<Configuration> {
  /// The settings that the widget matters with.
  public let configuration: Configuration
  /// The occasion.
  public let context: RelevantContext

  /// Creates an occasion for a widget with settings.
  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context) = (configuration, context)
  }

  /// Creates an occasion for a widget without settings.
  public init(context: RelevantContext) where Configuration == Void { self.init(configuration: (), context: context) }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}
