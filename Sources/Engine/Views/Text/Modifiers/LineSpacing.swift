public import Foundation

extension EnvironmentValues {
  /// Points added between lines. Apple's page: SwiftUI/EnvironmentValues/lineSpacing.
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }
}

extension View {
  /// Adds points between lines. Apple's page: SwiftUI/View/lineSpacing(_:).
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
}
