public import Foundation

/// What hears of touches, in an app. Apple's page: UIKit/UIResponder.
open class UIResponder: NSObject {
  /// Makes one.
  public override init() { super.init() }
}

/// A view of UIKit, as far as shared sources name it: it is never drawn. Apple's page: UIKit/UIView.
open class UIView: UIResponder {
  /// Where it is in the view around it, in points.
  open var frame: CGRect
  /// Its own rectangle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// What is behind everything in it.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  open var tintColor: UIColor! = .tintColor
  /// 0 for clear, 1 for opaque.
  open var alpha: CGFloat = 1
  /// Whether it is left out.
  open var isHidden = false
  /// Whether nothing is seen through it.
  open var isOpaque = true
  /// Whether what is in it is cut at its edges.
  open var clipsToBounds = false
  /// A number that tells it from others.
  open var tag = 0
  /// Whether it can be touched.
  open var isUserInteractionEnabled = true
  /// Kept for its spelling.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The views in it, back to front.
  public private(set) var subviews: [UIView] = []
  /// The view around it.
  public private(set) weak var superview: UIView?

  /// Makes a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }
  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Puts a view in front of those in this one.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Does nothing.
  open func setNeedsLayout() {}
  /// Does nothing.
  open func setNeedsDisplay() {}
  /// Does nothing.
  open func layoutIfNeeded() {}
  /// Called by nobody.
  open func layoutSubviews() {}
  /// Called by nobody.
  open func draw(_ rect: CGRect) {}
  /// No size of its own.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// The traits that are current.
  open var traitCollection: UITraitCollection { .current }

  /// Calls `animations`, then `completion`: nothing moves.
  open class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// A window. There is none. Apple's page: UIKit/UIWindow.
open class UIWindow: UIView {
  /// The controller of what is in it.
  open var rootViewController: UIViewController?
}

/// Shows a text; never drawn. Apple's page: UIKit/UILabel.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with its attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour.
  open var textColor: UIColor! = .label
  /// At which side lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// What happens to a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any.
  open var numberOfLines = 1
  /// Whether the font may shrink.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows Dynamic Type.
  open var adjustsFontForContentSizeCategory = false
}

/// Shows a picture; never drawn. Apple's page: UIKit/UIImageView.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// Makes a view of a picture, as large as it.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}
