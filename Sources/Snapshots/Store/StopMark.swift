import CLinux
import Rendering

/// Notes what is drawn, so that a program that a view stops can say which.
package struct StopMark: Sendable {
  private let name: String
  private let source: SourcePlace?

  package init(_ name: String, _ source: SourcePlace?) { (self.name, self.source) = (name, source) }

  /// Draws, and notes it meanwhile.
  package func marking<Value>(_ draw: () async throws -> Value) async rethrows -> Value { try await draw() }
}
