public import Foundation

open class UIResponder: NSObject {
  public override init() { super.init() }
}

/// A UIKit view, for shared sources that name it. Never drawn. Apple's page: UIKit/UIView.
open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var tag = 0
  open var isUserInteractionEnabled = true
  /// Ignored.
  open var translatesAutoresizingMaskIntoConstraints = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  /// Always `nil`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() {}
  /// Never called.
  open func layoutSubviews() {}
  /// Never called.
  open func draw(_ rect: CGRect) {}
  /// Always -1 × -1, no intrinsic size.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var traitCollection: UITraitCollection { .current }

  /// Calls `animations`, then `completion`, without an animation.
  open class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
}

/// Never drawn. Apple's page: UIKit/UILabel.
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// 0 for any number.
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
}

/// Never drawn. Apple's page: UIKit/UIImageView.
open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}
