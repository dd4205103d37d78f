public import Foundation
public import Views

/// A red rectangle of `width` × `height` points, the simplest view with a fixed size.
public func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}
