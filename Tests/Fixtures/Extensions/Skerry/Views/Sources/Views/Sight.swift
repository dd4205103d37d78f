import SwiftUI

/// What is bound to the main actor, and called from where Apple's views are.
@MainActor public protocol Sighting {
  func miles() -> Int
}

public struct Sight: View {
  let sighting: any Sighting

  public init(_ sighting: any Sighting) { self.sighting = sighting }

  public var body: some View { Text("seen from \(sighting.miles()) miles") }
}
