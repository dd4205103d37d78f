import Ambient
import Snapshots

/// How snapshots are compared in a part of the tests. Its spelling is that of swift-snapshot-testing.
public struct SnapshotTestingConfiguration: Sendable {
  /// That of the current test; nil outside of `withSnapshotTesting` and the trait `.snapshots`.
  public static var current: SnapshotTestingConfiguration? { AmbientValues.current.snapshotTesting }

  /// What compares two files; nil for what is said further out.
  public var diffTool: DiffTool?
  /// Which references are written; nil for what is said further out.
  public var record: Record?

  /// Nil for what is said further out.
  private(set) var keepsTextsOnce: Bool?

  /// Creates a configuration; nil leaves what is said further out.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) { (self.record, self.diffTool) = (record, diffTool) }

  /// Which references a run writes. A test that writes one fails.
  ///
  /// Of what says it, the first counts: the assertion, `withSnapshotTesting` or the trait
  /// `.snapshots(record:)`, the environment's `ALMANAC_SNAPSHOTS` or `SNAPSHOT_TESTING_RECORD`, `never` where `CI` is set, and
  /// otherwise `missing`.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let mode: RecordMode

    /// All that differ in any bit, whatever is tolerated; those that are equal are left as they are.
    public static let all = Record(mode: .all)
    /// Those that are not there, cannot be read or differ.
    public static let failed = Record(mode: .failed)
    /// Those that are not there.
    public static let missing = Record(mode: .missing)
    /// None.
    public static let never = Record(mode: .never)

    init(mode: RecordMode) { self.mode = mode }

    /// The mode of that name: `all`, `failed`, `missing` or `never`; nil for another.
    public init?(rawValue: String) {
      guard let mode = RecordMode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// `true` is ``all``, `false` is ``missing``.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// What a failure tells people to look at a difference with: a line about two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let line: @Sendable (String, String) -> String

    /// Creates a tool: it is given the paths of reference and candidate, and answers with a line.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      line = tool
    }

    /// A command, which both paths follow.
    public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }

    /// The page of the report, which each failure names anyway.
    public static let `default` = DiffTool { _, _ in "" }

    /// Kaleidoscope, of Apple's systems.
    public static let ksdiff: DiffTool = "ksdiff"

    /// The line about two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      line(currentFilePath, failedFilePath)
    }
  }

  /// References of a matrix that have the text of another one may be missing.
  package static var keepingTextsOnce: SnapshotTestingConfiguration {
    var configuration = SnapshotTestingConfiguration()
    configuration.keepsTextsOnce = true
    return configuration
  }

  /// What is said here, or further out.
  func merged(into outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    var merged = self
    merged.record = record ?? outer?.record
    merged.diffTool = diffTool ?? outer?.diffTool
    merged.keepsTextsOnce = keepsTextsOnce ?? outer?.keepsTextsOnce
    return merged
  }
}

/// Compares the snapshots of `operation` as it says.
///
/// - Parameters:
///   - record: Which references are written; as further out unless given.
///   - diffTool: What compares two files; as further out unless given.
/// - Throws: What `operation` throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try withAmbientValues({ $0.snapshotTesting = inner.merged(into: $0.snapshotTesting) }, operation: operation)
}

/// Compares the snapshots of `operation`, which waits, as it says.
///
/// - Parameters:
///   - record: Which references are written; as further out unless given.
///   - diffTool: What compares two files; as further out unless given.
/// - Throws: What `operation` throws.
public func withSnapshotTesting<R>(
  isolation: isolated (any Actor)? = #isolation, record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try await withAmbientValues(
    { $0.snapshotTesting = inner.merged(into: $0.snapshotTesting) }, operation: operation)
}

extension AmbientValues {
  var snapshotTesting: SnapshotTestingConfiguration? {
    get { self[SnapshotTestingKey.self] }
    set { self[SnapshotTestingKey.self] = newValue }
  }
}

private enum SnapshotTestingKey: AmbientKey {
  static var defaultValue: SnapshotTestingConfiguration? { nil }
}
