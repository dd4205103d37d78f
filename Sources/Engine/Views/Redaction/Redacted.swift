import Diagnostics
import Foundation
package import Graphics
import LayoutEngine

extension View {
  /// Redacts the view for `reason`, in addition to reasons set outside. Apple's page: SwiftUI/View/redacted(reason:).
  ///
  /// Texts become bars, images and symbols grey areas; shapes, colours and the backgrounds of controls stay.
  public func redacted(reason: RedactionReasons) -> _EnvironmentModifier<Self> {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the view unredacted. Apple's page: SwiftUI/View/unredacted().
  public func unredacted() -> _EnvironmentModifier<Self> { environment(\.redactionReasons, []) }

  /// Marks the view's content as private. Apple's page: SwiftUI/View/privacySensitive(_:).
  ///
  /// It is hidden under `.privacy`, and drawn unchanged under `.placeholder` alone, as in SwiftUI.
  public func privacySensitive(_ sensitive: Bool = true) -> _EnvironmentModifier<Self> {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Dims the view under `.invalidated`, which is set while an intent of the widget runs. Apple's page:
  /// SwiftUI/View/invalidatableContent(_:).
  public func invalidatableContent(_ invalidatable: Bool = true) -> _UnaryView<Self> {
    grouped("invalidatableContent") { environment in
      invalidatable && environment.redactionReasons.contains(.invalidated) ? .opacity(InvalidatedContent.opacity) : nil
    }
  }
}

/// The reasons for redaction. Apple's page: SwiftUI/RedactionReasons.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Draws texts and images as bars, for content that is still loading.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Views that are `privacySensitive` are hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is about to change: an intent of the widget runs. Views with `invalidatableContent()` are dimmed.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// The current reasons for redaction (default: none). Apple's page: SwiftUI/EnvironmentValues/redactionReasons.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// True inside `privacySensitive()`.
  package var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and symbols have the size of their placeholder: under `.placeholder`, except private ones (as
  /// measured by the swiftui-web project, Docs/elements/Redaction.md).
  package var hasPlaceholderLayout: Bool { redactionReasons.contains(.placeholder) && !isPrivacySensitive }

  /// Whether content is painted as placeholders; private content under `.privacy` keeps its size.
  package var drawsPlaceholders: Bool {
    hasPlaceholderLayout || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

/// What shows that content is about to change. Apple publishes no number.
private enum InvalidatedContent {
  static let opacity = 0.5
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The paint of image placeholders (swiftui-web, Docs/elements/Redaction.md).
package enum PlaceholderColors {
  /// For a bitmap: 35/255 of black, or of white in the dark scheme.
  package static func color(in environment: EnvironmentValues) -> ResolvedColor {
    Color.primary.resolved(in: environment).opacity(TextSpecification.Redaction.opacity)
  }

  /// For a symbol: like text, in the colour of the symbol.
  static func symbolPaint(in environment: EnvironmentValues) -> Paint {
    ForegroundStyle()._paint(in: environment).paint.opacity(TextSpecification.Redaction.opacity)
  }
}

extension ResolvedImage {
  /// The image as painted when redacted: the frame is filled. What SwiftUI draws for bitmaps is not measured.
  func redacted(in environment: EnvironmentValues) -> ResolvedImage {
    guard environment.drawsPlaceholders, size != .zero else { return self }
    let ink = Paint.color(PlaceholderColors.color(in: environment))
    return ResolvedImage(size: size, baseline: baseline, label: "redacted") { frame in
      [.fill(Path(frame), ink, evenOdd: false)]
    }
  }

  /// A symbol as painted when redacted: a square of the point size in the middle of a frame of 1.18 by 1.145 times
  /// that, in whole points, equal for all symbols (as measured by the swiftui-web project,
  /// Docs/elements/Redaction.md). A private one under `.privacy` keeps its own frame.
  func redacted(pointSize: CGFloat, capHeight: CGFloat, in environment: EnvironmentValues) -> ResolvedImage {
    guard environment.drawsPlaceholders else { return self }
    var size = size
    if environment.hasPlaceholderLayout {
      size = CGSize(width: (1.18 * pointSize).rounded(), height: (1.145 * pointSize).rounded())
    }
    let ink = PlaceholderColors.symbolPaint(in: environment)
    let pixels = PixelScale(environment.displayScale)
    // The square of a resizable symbol grows with its frame.
    let part = CGSize(width: min(1, pointSize / max(size.width, 1)), height: min(1, pointSize / max(size.height, 1)))
    return ResolvedImage(size: size, baseline: size.height / 2 + capHeight / 2, label: "redacted") { frame in
      let (width, height) = (frame.width * part.width, frame.height * part.height)
      let square = CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
      return [.fill(Path(pixels.rounded(square)), ink.mapped(to: frame), evenOdd: false)]
    }
  }
}
