public import Foundation
import LayoutEngine

extension View {
  /// Does nothing: a widget's links open the app. Apple's page: SwiftUI/View/onOpenURL(perform:).
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Does nothing: a picture has no text fields. Apple's page: SwiftUI/View/onSubmit(of:_:).
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Does nothing: there is no pointer. Apple's page: SwiftUI/View/onHover(perform:).
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
