import SwiftUI

/// The cover of a chapter, or a drawn one where there is none.
struct ComicCover: View {
  let image: Image?
  let cornerRadius: CGFloat

  var body: some View {
    // The frame decides the size: a cover of another shape fills it and is cut.
    Color.clear
      .overlay {
        if let image {
          image.resizable().scaledToFill()
        } else {
          DrawnCover()
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
      .overlay {
        RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(.white.opacity(0.16), lineWidth: 0.5)
      }
      .shadow(color: .black.opacity(0.5), radius: 6, x: 0, y: 4)
  }
}

/// A ring moon over hills: what stands in for a cover.
private struct DrawnCover: View {
  var body: some View {
    LinearGradient(
      colors: [Color(red: 0.20, green: 0.17, blue: 0.44), Color(red: 0.48, green: 0.28, blue: 0.66)], startPoint: .top,
      endPoint: .bottom
    )
    .overlay { StarField(seed: 7, count: 14, radii: 0.25...0.6, depth: 0.17).fill(.white.opacity(0.8)) }
    .overlay { Moon(diameter: 0.56, top: 0.2).fill(.white.opacity(0.92), style: FillStyle(eoFill: true)) }
    .overlay { Hill(crest: 0.70, lean: 0.30).fill(Color(red: 0.26, green: 0.17, blue: 0.50)) }
    .overlay { Hill(crest: 0.80, lean: 0.75).fill(Color(red: 0.13, green: 0.09, blue: 0.32)) }
  }
}

/// A moon with a hollow that leaves a crescent all around; fill it by the even-odd rule.
struct Moon: Shape {
  /// As a fraction of the frame's width.
  var diameter: CGFloat = 1
  /// Where it begins, as a fraction of the frame's height.
  var top: CGFloat = 0

  /// A landscape has no reading direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let side = rect.width * diameter
    let outer = CGRect(x: rect.midX - side / 2, y: rect.minY + rect.height * top, width: side, height: side)
    let hollow = CGRect(
      x: outer.minX + side * 0.14, y: outer.minY + side * 0.06, width: side * 0.78, height: side * 0.78)
    return Path { path in
      path.addEllipse(in: outer)
      path.addEllipse(in: hollow)
    }
  }
}

/// A hill whose crest lies at a fraction of the height, and of the width.
private struct Hill: Shape {
  let crest: CGFloat
  let lean: CGFloat

  /// A landscape has no reading direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let top = rect.minY + rect.height * crest
    let shoulder = top + rect.height * 0.1
    let peak = rect.minX + rect.width * lean
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: shoulder))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: shoulder),
        control1: CGPoint(x: peak - rect.width * 0.2, y: top - rect.height * 0.06),
        control2: CGPoint(x: peak + rect.width * 0.2, y: top))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
