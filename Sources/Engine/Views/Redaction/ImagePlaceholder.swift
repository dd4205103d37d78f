import Diagnostics
import Foundation
import Graphics
import LayoutEngine

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
