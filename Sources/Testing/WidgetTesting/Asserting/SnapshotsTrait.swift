import Ambient
public import Testing

/// Says how the snapshots of a test, or of all tests of a suite, are compared. Made with `.snapshots(record:diffTool:)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Suites in the suite, too.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs the test with the configuration; names of snapshots that have none of their own begin with 1 again.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withAmbientValues {
      $0.snapshotTesting = configuration.merged(into: $0.snapshotTesting)
      $0.snapshotCounter = SnapshotCounter()
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Counts the snapshots of each test anew.
  public static var snapshots: Self { snapshots() }

  /// Says how the snapshots of a test or of a suite are compared.
  ///
  /// - Parameters:
  ///   - record: Which references are written; as further out unless given.
  ///   - diffTool: What compares two files; as further out unless given.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Says how the snapshots of a test or of a suite are compared.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
