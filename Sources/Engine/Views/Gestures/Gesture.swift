public import Foundation

/// Something that fingers do. Apple's page: SwiftUI/Gesture. Compiles and does nothing: nobody touches a picture.
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
}

extension Gesture {
  /// Does nothing here.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  /// Does nothing here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  /// Does nothing here.
  public func updating<Held>(
    _ state: GestureState<Held>, body: @escaping (Value, inout Held, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
}

/// A tap. Apple's page: SwiftUI/TapGesture. Does nothing in a picture.
public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// Creates a gesture.
  public init(count: Int = 1) {}
}

/// A long press. Apple's page: SwiftUI/LongPressGesture. Does nothing in a picture.
public struct LongPressGesture: Gesture {
  /// Whether it lasts.
  public typealias Value = Bool
  /// Creates a gesture; seconds and points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag. Apple's page: SwiftUI/DragGesture. Does nothing in a picture.
public struct DragGesture: Gesture {
  /// Where the finger is. Apple's page: SwiftUI/DragGesture/Value.
  public typealias Value = DragLocation

  /// Creates a gesture; points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Where the finger is during a drag: `DragGesture.Value`. Nobody makes one here.
public struct DragLocation: Equatable, Sendable {
  /// When.
  public var time: Date
  /// Where, in points.
  public var location: CGPoint
  /// Where it began, in points.
  public var startLocation: CGPoint
  /// How far it went, in points.
  public var translation: CGSize
}
