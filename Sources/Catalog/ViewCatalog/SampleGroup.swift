/// Samples that belong together: a section of the page, a file of its own.
public protocol SampleGroup {
  /// The heading.
  var title: String { get }
  /// What the group is about, in one sentence.
  var summary: String { get }
  /// The samples in the order of the page.
  @SampleBuilder var samples: [Sample] { get }
  /// Whether the page shows what is said for each picture; false unless stated.
  var showsAlternativeText: Bool { get }
}

extension SampleGroup {
  /// False: the pictures speak for themselves.
  public var showsAlternativeText: Bool { false }
}

/// Collects samples that stand one below the other.
@resultBuilder
public enum SampleBuilder {
  /// The samples of a block.
  public static func buildBlock(_ samples: Sample...) -> [Sample] { samples }
}
