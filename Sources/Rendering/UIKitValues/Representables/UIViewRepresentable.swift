import Graphics
public import LayoutEngine
public import Views

/// A view of UIKit as one of SwiftUI. Apple's page: SwiftUI/UIViewRepresentable.
///
/// WidgetKit shows none, and there is no UIKit here: nothing is shown and nothing made, with the diagnostic
/// `view.unsupported`.
public protocol UIViewRepresentable: View where Body == Never {
  /// The view's type.
  associatedtype UIViewType: UIView
  /// What speaks for the view.
  associatedtype Coordinator = Void
  /// Makes the view. Never called.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view. Never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what speaks for the view. Never called.
  func makeCoordinator() -> Coordinator
  /// Ends the view. Never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// What the view is made with.
  public typealias Context = UIViewRepresentableContext<Self>

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Nothing, as large as it is allowed to be. See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { context.nothing(inPlaceOf: Self.self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What a view of UIKit is made with. Apple's page: SwiftUI/UIViewRepresentableContext.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What speaks for the view.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public var environment: EnvironmentValues
}

/// A controller of UIKit as a view of SwiftUI. Apple's page: SwiftUI/UIViewControllerRepresentable.
///
/// Nothing is shown and nothing made, with the diagnostic `view.unsupported`.
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller's type.
  associatedtype UIViewControllerType: UIViewController
  /// What speaks for the controller.
  associatedtype Coordinator = Void
  /// Makes the controller. Never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the controller. Never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what speaks for the controller. Never called.
  func makeCoordinator() -> Coordinator
  /// Ends the controller. Never called.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// What the controller is made with.
  public typealias Context = UIViewControllerRepresentableContext<Self>

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Nothing, as large as it is allowed to be. See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { context.nothing(inPlaceOf: Self.self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What a controller is made with. Apple's page: SwiftUI/UIViewControllerRepresentableContext.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What speaks for the controller.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public var environment: EnvironmentValues
}

extension _LoweringContext {
  /// A clear place for a view of UIKit, which is reported.
  fileprivate func nothing<Representable>(inPlaceOf type: Representable.Type) -> [LayoutNode] {
    report("view.unsupported", "WidgetKit does not draw views of UIKit, as \(type) is one; its place stays empty")
    return [single(Color.clear)]
  }
}
