import SwiftUI

/// A hill that fills the lower part of its frame.
struct HillShape: Shape {
  /// The position of the crest, relative to the height and the width.
  let crest, lean: CGFloat
  /// How far below the crest the hill meets the edges, relative to the height.
  var fall: CGFloat = 0.07
  /// The height of the first control point above the crest, relative to the height.
  var swell: CGFloat = 0.04
  /// How far the hill extends beyond both edges, relative to the width, where it is steep.
  var overhang: CGFloat = 0

  /// A landscape has no reading direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: -rect.width * overhang, dy: 0)
    let (top, peak) = (rect.minY + rect.height * crest, rect.minX + rect.width * lean)
    let shoulder = top + rect.height * fall
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: shoulder))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: shoulder),
        control1: CGPoint(x: peak - rect.width * 0.2, y: top - rect.height * swell),
        control2: CGPoint(x: peak + rect.width * 0.2, y: top))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
