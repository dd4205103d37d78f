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

  /// Makes something of the program's, such as its bundle, with the world in reach: widgets make their stores as they are
  /// made themselves, and stores read what the app left in its group.
  package func making<Value>(_ make: () throws -> Value) rethrows -> Value {
    try GroupContainers.$bound.withValue(groupContainers) {
      try LocalizationContext.$current.withValue(localization(at: now)) {
        try Assets.$current.withValue(assets) { try make() }
      }
    }
  }
}
