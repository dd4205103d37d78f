public import Foundation
import LayoutEngine
public import Views

/// What governs a view of UIKit, as far as shared sources name it: it is never shown.
/// Apple's page: UIKit/UIViewController.
open class UIViewController: UIResponder {
  /// The view.
  open lazy var view: UIView! = UIView()
  /// The title.
  open var title: String?
  /// The controllers in it.
  public private(set) var children: [UIViewController] = []
  /// The controller that shows it: none.
  open var presentingViewController: UIViewController? { nil }
  /// The controller that it shows: none.
  open var presentedViewController: UIViewController? { nil }
  /// The traits that are current.
  open var traitCollection: UITraitCollection { .current }

  /// Makes a controller without an archive.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Called by nobody.
  open func viewDidLoad() {}
  /// Called by nobody.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewDidLayoutSubviews() {}
  /// Shows nothing; `completion` is called.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Hides nothing; `completion` is called.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Keeps a controller.
  open func addChild(_ childController: UIViewController) { children.append(childController) }
  /// Does nothing.
  open func didMove(toParent parent: UIViewController?) {}
}

/// Shows a view of SwiftUI in UIKit; never shown. Apple's page: SwiftUI/UIHostingController.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content

  /// Takes a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// What the view takes of `size`, in points; `size` itself outside of a picture.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    DrawnView(rootView, proposal: .init(size)).size ?? size
  }
}

/// Offers things to other apps; never shown. Apple's page: UIKit/UIActivityViewController.
open class UIActivityViewController: UIViewController {
  /// Takes things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}

/// Something to do with things. Apple's page: UIKit/UIActivity.
open class UIActivity: NSObject {
  /// Makes one.
  public override init() { super.init() }
}
