import Ambient
public import Testing

/// Configures the snapshots of a test or suite. Create it with `.snapshots(record:diffTool:)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs the test with the configuration. Numbering of unnamed snapshots starts at 1.
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
  /// Starts the numbering of snapshots at 1 in each test.
  public static var snapshots: Self { snapshots() }

  /// Configures the snapshots of a test or suite.
  ///
  /// - Parameters:
  ///   - record: Which references are written (default: inherited).
  ///   - diffTool: The diff tool (default: inherited).
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Configures the snapshots of a test or suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
