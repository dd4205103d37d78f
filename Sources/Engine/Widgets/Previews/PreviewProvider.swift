public import Foundation
public import Views

/// Shows views in an editor; the form before `#Preview`. Apple's page: SwiftUI/PreviewProvider.
///
/// Type-checks, and is not drawn.
public protocol PreviewProvider {
  /// The type of ``previews``.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
  /// The system that they are meant for; nil for any.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any system.
  public static var platform: PreviewPlatform? { nil }
}

/// A system that a preview is meant for. Apple's page: SwiftUI/PreviewPlatform.
public enum PreviewPlatform: Hashable, Sendable {
  /// A phone or an iPad.
  case iOS
  /// A Mac.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
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
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held in a preview. Apple's page: SwiftUI/InterfaceOrientation.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable, Identifiable {
  /// The name in source.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// On its head.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All four.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
