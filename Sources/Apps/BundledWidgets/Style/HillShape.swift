import SwiftUI

/// A hill that fills the lower part of its frame.
struct HillShape: Shape {
  /// Where the crest lies, as fractions of the height and the width.
  let crest, lean: CGFloat
  /// How far below the crest the hill meets the edges, as a fraction of the height.
  var fall: CGFloat = 0.07
  /// How far above the crest the line is drawn before it, as a fraction of the height.
  var swell: CGFloat = 0.04
  /// How far the hill goes on beyond both edges, as a fraction of the width: where it begins, it is steep.
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
