public import Foundation
import LayoutEngine
public import Views

/// A UIKit view controller, for shared sources that name it. Never shown. Apple's page: UIKit/UIViewController.
open class UIViewController: UIResponder {
  open lazy var view: UIView! = UIView()
  open var title: String?
  public private(set) var children: [UIViewController] = []
  open var presentingViewController: UIViewController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open var traitCollection: UITraitCollection { .current }

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Always `nil`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Never called.
  open func viewDidLoad() {}
  /// Never called.
  open func viewWillAppear(_ animated: Bool) {}
  /// Never called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Never called.
  open func viewDidLayoutSubviews() {}
  /// Does nothing and calls `completion`.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Does nothing and calls `completion`.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  open func addChild(_ childController: UIViewController) { children.append(childController) }
  open func didMove(toParent parent: UIViewController?) {}
}

/// A SwiftUI view in UIKit. Never shown. Apple's page: SwiftUI/UIHostingController.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Always `nil`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The view's size for `size`, in points; `size` itself outside of a picture.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    DrawnView(rootView, proposal: .init(size)).size ?? size
  }
}

/// Never shown. Apple's page: UIKit/UIActivityViewController.
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  /// Always `nil`: there are no archives.
  public required init?(coder: NSCoder) { nil }
}

open class UIActivity: NSObject {
  public override init() { super.init() }
}
