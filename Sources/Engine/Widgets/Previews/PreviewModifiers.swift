public import Views

extension View {
  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewContext(_:).
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }

  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewDisplayName(_:).
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewLayout(_:).
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewDevice(_:).
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewInterfaceOrientation(_:).
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
