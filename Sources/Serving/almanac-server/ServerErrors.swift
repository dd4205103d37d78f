import ArgumentParser
import ToolReports
import WebServing

enum ServerErrors {
  /// Prints errors of `work` as the tool does.
  ///
  /// - Throws: The exit code.
  static func reporting(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch let error as ToolError {
      Console.error("error: \(error.message)")
      throw error.exitCode
    } catch let error as ServerError {
      Console.error("error: \(error)")
      throw ExitCode.unavailable
    }
  }
}
