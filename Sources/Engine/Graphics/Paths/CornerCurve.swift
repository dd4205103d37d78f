import Foundation

/// The curve of a rounded corner, as distances from the corner along the arriving and the leaving edge, in units of
/// the radius along that edge.
///
/// The numbers reproduce the path descriptions of SwiftUI on macOS 26.2 (published by the swiftui-web project,
/// Apache-2.0) to its printed precision; they agree with PaintCode's analysis of UIKit's corners of 2013.
struct CornerCurve {
  let start: CGFloat
  let end: CGFloat
  private let startControls: (CGFloat, CGFloat)
  private let endControls: (CGFloat, CGFloat)
  private let style: RoundedCornerStyle

  /// - Parameters:
  ///   - arriving: The available length of the arriving edge, in radii.
  ///   - leaving: The available length of the leaving edge, in radii.
  init(style: RoundedCornerStyle, arriving: CGFloat, leaving: CGFloat) {
    self.style = style
    switch style {
    case .circular:
      (start, end) = (1, 1)
      (startControls, endControls) = ((1 - Self.kappa, 0), (1 - Self.kappa, 0))
    case .continuous:
      start = min(Self.reach, max(arriving, 1))
      end = min(Self.reach, max(leaving, 1))
      startControls = Self.controls(reach: start)
      endControls = Self.controls(reach: end)
    }
  }

  /// The control and end points of the cubics from `start` to `end`, as (along arriving, along leaving) pairs.
  var cubics: [[(CGFloat, CGFloat)]] {
    switch style {
    case .circular:
      return [[(startControls.0, 0), (0, endControls.0), (0, 1)]]
    case .continuous:
      return [
        [(startControls.0, 0), (startControls.1, 0), (0.631494, 0.0749114)],
        [(0.372824, 0.169060), (0.169060, 0.372824), (0.0749114, 0.631494)],
        [(0, endControls.1), (0, endControls.0), (0, end)],
      ]
    }
  }

  static let kappa: CGFloat = 0.5522847498
  /// The extent of a continuous corner along an edge that is long enough.
  private static let reach: CGFloat = 1.528665

  /// A short edge moves the two outer control points in, linearly, until the edge is as short as the radius.
  private static func controls(reach start: CGFloat) -> (CGFloat, CGFloat) {
    let shortfall = (reach - start) / (reach - 1)
    return (1.088493 + (0.96 - 1.088493) * shortfall, 0.868407 + (0.82 - 0.868407) * shortfall)
  }
}
