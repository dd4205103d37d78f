import Foundation
import Graphics
import LayoutEngine

/// A shape in the leading part of its frame; empty for 0.
struct LeadingPart<Outline: Shape>: Shape {
  let fraction: Double
  let outline: Outline

  func path(in rect: CGRect) -> Path { path(in: rect, isRightToLeft: false) }

  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    path(in: rect, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  private func path(in rect: CGRect, isRightToLeft: Bool) -> Path {
    let width = rect.width * fraction
    guard width > 0 else { return Path() }
    let x = isRightToLeft ? rect.maxX - width : rect.minX
    return outline.path(in: CGRect(x: x, y: rect.minY, width: width, height: rect.height))
  }
}
