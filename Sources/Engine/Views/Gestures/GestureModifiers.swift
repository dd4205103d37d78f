public import Foundation
import LayoutEngine

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
