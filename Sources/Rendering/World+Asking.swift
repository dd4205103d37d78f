import FoundationAdditions
import Localization
import Views

extension World {
  /// Asks code of the program (queries, providers of choices) for something, with the world in its reach.
  package func asking<Value>(_ question: () async throws -> Value) async rethrows -> Value {
    try await GroupContainers.$bound.withValue(groupContainers) {
      try await LocalizationContext.$current.withValue(localization(at: now)) {
        try await Assets.$current.withValue(assets) { try await question() }
      }
    }
  }
}
