import Foundation
import Graphics
import LayoutEngine

/// A capsule over the leading part of its frame, at least as long as it is high; empty for 0.
struct CapsuleBar: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let done = CGSize(width: min(rect.width, max(rect.height, rect.width * fraction)), height: rect.height)
    return Capsule().path(in: CGRect(origin: rect.origin, size: done))
  }

  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    guard environment.layoutDirection == .rightToLeft else { return path(in: rect) }
    let path = path(in: rect)
    return path.offsetBy(CGSize(width: rect.width - path.boundingRect.width, height: 0))
  }
}
