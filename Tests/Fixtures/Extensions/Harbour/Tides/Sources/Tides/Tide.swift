import SwiftUI

public struct Tide {
  public let height: Double
  public let isRising: Bool

  public init(height: Double, isRising: Bool) {
    self.height = height
    self.isRising = isRising
  }

  public var text: String { String(format: "%.1f m %@", height, isRising ? "↑" : "↓") }
  public var color: Color { isRising ? .blue : .teal }
}
