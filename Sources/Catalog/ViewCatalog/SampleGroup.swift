/// A group of samples: a section of the page, and a file.
public protocol SampleGroup {
  /// The heading.
  var title: String { get }
  /// One sentence about the group.
  var summary: String { get }
  /// In page order.
  @SampleBuilder var samples: [Sample] { get }
  /// Whether the page shows the alternative text of each image (default: false).
  var showsAlternativeText: Bool { get }
}

extension SampleGroup {
  public var showsAlternativeText: Bool { false }
}

/// Collects the samples of a block.
@resultBuilder
public enum SampleBuilder {
  public static func buildBlock(_ samples: Sample...) -> [Sample] { samples }
}
