/// The context of a state change. Apple's page: SwiftUI/Transaction.
///
/// A still picture has no transactions: its properties have no effect.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs `body`; a still picture has no animations. Apple's page: SwiftUI/withAnimation(_:_:).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Runs `body`; a still picture has no transactions. Apple's page: SwiftUI/withTransaction(_:_:).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
