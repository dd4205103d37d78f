public import Foundation
import LayoutEngine

/// A gesture. Apple's page: SwiftUI/Gesture. Compiles and does nothing: a picture cannot be touched.
public protocol Gesture<Value> {
  associatedtype Value
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func updating<Held>(
    _ state: GestureState<Held>, body: @escaping (Value, inout Held, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
}

/// A tap. Apple's page: SwiftUI/TapGesture. Does nothing in a picture.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

/// A long press. Apple's page: SwiftUI/LongPressGesture. Does nothing in a picture.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  /// Creates a gesture; `minimumDuration` is in seconds, `maximumDistance` in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag. Apple's page: SwiftUI/DragGesture. Does nothing in a picture.
public struct DragGesture: Gesture {
  /// The location of the finger. Apple's page: SwiftUI/DragGesture/Value.
  public typealias Value = DragLocation

  /// Creates a gesture; `minimumDistance` is in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// The location of the finger during a drag: `DragGesture.Value`. Never created here.
public struct DragLocation: Equatable, Sendable {
  public var time: Date
  /// In points.
  public var location: CGPoint
  /// In points.
  public var startLocation: CGPoint
  /// In points.
  public var translation: CGSize
}

extension View {
  /// Does nothing: a picture cannot be touched. Apple's page: SwiftUI/View/gesture(_:).
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Does nothing: a picture cannot be touched. Apple's page: SwiftUI/View/simultaneousGesture(_:).
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Does nothing: a picture cannot be touched. Apple's page: SwiftUI/View/highPriorityGesture(_:).
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Does nothing: a picture cannot be touched. Apple's page: SwiftUI/View/onTapGesture(count:perform:).
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  /// Does nothing: a picture cannot be touched. Apple's page:
  /// SwiftUI/View/onLongPressGesture(minimumDuration:maximumDistance:perform:).
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Does nothing: a picture cannot be touched. Apple's page: SwiftUI/View/allowsHitTesting(_:).
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
