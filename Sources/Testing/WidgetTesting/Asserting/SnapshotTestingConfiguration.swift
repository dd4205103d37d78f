import Ambient
import Snapshots

/// How snapshots are compared in a scope. The API is swift-snapshot-testing's.
public struct SnapshotTestingConfiguration: Sendable {
  /// The current test's configuration; `nil` outside of `withSnapshotTesting` and the trait `.snapshots`.
  public static var current: SnapshotTestingConfiguration? { AmbientValues.current.snapshotTesting }

  /// The diff tool; `nil` inherits the outer configuration's.
  public var diffTool: DiffTool?
  /// Which references are written; `nil` inherits the outer configuration's.
  public var record: Record?

  /// Nil for the value of the surrounding configuration.
  private(set) var keepsTextsOnce: Bool?

  /// Creates a configuration. `nil` inherits the outer configuration's value.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) { (self.record, self.diffTool) = (record, diffTool) }

  /// Which references a run writes. A test that writes one fails.
  ///
  /// The first of these that is set is used: the assertion's parameter, `withSnapshotTesting` or the trait
  /// `.snapshots(record:)`, the environment variable `ALMANAC_SNAPSHOTS` or `SNAPSHOT_TESTING_RECORD`, `never` if
  /// `CI` is set, and otherwise `missing`.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let mode: RecordMode

    /// All references that differ in any bit, whatever the tolerance. Equal files are not written.
    public static let all = Record(mode: .all)
    /// References that are missing, unreadable or different.
    public static let failed = Record(mode: .failed)
    /// References that are missing.
    public static let missing = Record(mode: .missing)
    public static let never = Record(mode: .never)

    init(mode: RecordMode) { self.mode = mode }

    /// Creates the mode named `all`, `failed`, `missing` or `never`; `nil` for any other name.
    public init?(rawValue: String) {
      guard let mode = RecordMode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// `true` is ``all``, `false` is ``missing``.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// A tool that shows a difference: a failure prints its line, which names both files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let line: @Sendable (String, String) -> String

    /// Creates a tool whose closure receives the paths of the reference and the candidate and returns a line.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      line = tool
    }

    /// A command, followed by both paths.
    public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }

    /// The report's page, which each failure names in any case.
    public static let `default` = DiffTool { _, _ in "" }

    /// Kaleidoscope, for macOS.
    public static let ksdiff: DiffTool = "ksdiff"

    /// The line for two files.
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

  /// This configuration, with unset values from `outer`.
  func merged(into outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    var merged = self
    merged.record = record ?? outer?.record
    merged.diffTool = diffTool ?? outer?.diffTool
    merged.keepsTextsOnce = keepsTextsOnce ?? outer?.keepsTextsOnce
    return merged
  }
}

/// Runs `operation` with a snapshot configuration.
///
/// - Parameters:
///   - record: Which references are written (default: inherited).
///   - diffTool: The diff tool (default: inherited).
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try withAmbientValues({ $0.snapshotTesting = inner.merged(into: $0.snapshotTesting) }, operation: operation)
}

/// Runs an asynchronous `operation` with a snapshot configuration.
///
/// - Parameters:
///   - record: Which references are written (default: inherited).
///   - diffTool: The diff tool (default: inherited).
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
