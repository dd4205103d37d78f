import Graphics
public import LayoutEngine
public import Views

/// A UIKit view as a SwiftUI view. Apple's page: SwiftUI/UIViewRepresentable.
///
/// As WidgetKit does not show UIKit views, nothing is created or shown, with the diagnostic `view.unsupported`.
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  /// Never called.
  func makeUIView(context: Context) -> UIViewType
  /// Never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Never called.
  func makeCoordinator() -> Coordinator
  /// Never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public typealias Context = UIViewRepresentableContext<Self>

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// An empty view of the proposed size. See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { context.nothing(inPlaceOf: Self.self) }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
}

/// A UIKit view controller as a SwiftUI view. Apple's page: SwiftUI/UIViewControllerRepresentable.
///
/// Nothing is created or shown, with the diagnostic `view.unsupported`.
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  /// Never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Never called.
  func makeCoordinator() -> Coordinator
  /// Never called.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  public typealias Context = UIViewControllerRepresentableContext<Self>

  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// An empty view of the proposed size. See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { context.nothing(inPlaceOf: Self.self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
}

extension _LoweringContext {
  /// An empty node in place of a UIKit view, which is reported.
  fileprivate func nothing<Representable>(inPlaceOf type: Representable.Type) -> [LayoutNode] {
    report("view.unsupported", "WidgetKit does not draw UIKit views such as \(type); its frame stays empty")
    return [single(Color.clear)]
  }
}
