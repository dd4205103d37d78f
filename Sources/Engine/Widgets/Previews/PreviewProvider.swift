public import Foundation
public import Views

/// Previews views in an editor; the older form of `#Preview`. Apple's page: SwiftUI/PreviewProvider.
///
/// `previews` lists its views and `render --preview` draws them.
@_alwaysEmitConformanceMetadata
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
  /// The platform that they are meant for; nil for any.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is meant for. Apple's page: SwiftUI/PreviewPlatform.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The size of a preview. Apple's page: SwiftUI/PreviewLayout.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of the device.
  case device
  /// The view's own size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is meant for. Apple's page: SwiftUI/PreviewDevice.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a preview's device. Apple's page: SwiftUI/InterfaceOrientation.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable, Identifiable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
