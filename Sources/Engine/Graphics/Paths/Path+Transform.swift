public import Foundation

extension Path {
  /// The transformed path. Apple's page: SwiftUI/Path/applying(_:).
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(form: transformedForm(transform), elements.map { $0.mapped { $0.applying(transform) } })
  }

  /// The path moved by `dx` points to the right and `dy` down. Apple's page: SwiftUI/Path/offsetBy(dx:dy:).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The path mirrored horizontally in `rect`. Symmetric shapes keep their starting point.
  package func mirrored(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    return switch form {
    case .rectangle(let rect): Path(rect.applying(transform))
    case .ellipse(let rect): Path(ellipseIn: rect.applying(transform))
    case .roundedRectangle(let rect, let radius, let style):
      Path(roundedRect: rect.applying(transform), cornerRadius: radius, style: style)
    case .elements: applying(transform)
    }
  }

  /// The form after a transform: upright and unmirrored shapes keep their starting point.
  private func transformedForm(_ transform: CGAffineTransform) -> Form {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return .elements }
    return switch form {
    case .rectangle(let rect): .rectangle(rect.applying(transform))
    case .ellipse(let rect): .ellipse(rect.applying(transform))
    case .roundedRectangle(let rect, let radius, let style):
      transform.a == transform.d
        ? .roundedRectangle(rect.applying(transform), radius: radius * transform.a, style: style) : .elements
    case .elements: .elements
    }
  }
}
