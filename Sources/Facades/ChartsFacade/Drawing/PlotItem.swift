import SwiftUI

/// An item painted in the plot.
struct PlotItem {
  enum Content {
    case fill(Path)
    case stroke(Path, StrokeStyle)
    case view(AnyView)
    /// Nothing visible; annotations are attached to it.
    case place
  }

  var frame: CGRect
  let content: Content
  let style: AnyShapeStyle
  var opacity = 1.0
  var annotations: [MarkAnnotation] = []
  var zIndex = 0.0
  var shadow: MarkShadow?
  var blurRadius: CGFloat = 0

  init(_ path: Path, stroke: StrokeStyle? = nil, style: AnyShapeStyle) {
    frame = path.isEmpty ? .zero : path.boundingRect
    let moved = path.offsetBy(dx: -frame.minX, dy: -frame.minY)
    content = stroke.map { .stroke(moved, $0) } ?? .fill(moved)
    self.style = style
  }

  init(_ content: Content, frame: CGRect) {
    (self.content, self.frame, style) = (content, frame, AnyShapeStyle(Color.clear))
  }

  func modified(by mark: MarkStyle) -> PlotItem {
    var copy = self
    copy.opacity = mark.opacity
    copy.zIndex = mark.zIndex
    (copy.shadow, copy.blurRadius) = (mark.shadow, mark.blurRadius)
    copy.frame = frame.offsetBy(dx: mark.offset.width, dy: mark.offset.height)
    return copy
  }
}

/// Paints an item at its position in a plot with the size of the enclosing view.
struct PlotItemView: View {
  let item: PlotItem

  var body: some View {
    softened
      .opacity(item.opacity)
      .overlay {
        ForEach(item.annotations.indices, id: \.self) { AnnotationView(annotation: item.annotations[$0]) }
      }
      .offset(x: item.frame.minX, y: item.frame.minY)
  }

  @ViewBuilder private var softened: some View {
    let painted = painted.frame(width: item.frame.width, height: item.frame.height)
    if item.shadow == nil && item.blurRadius <= 0 {
      painted
    } else {
      painted.blur(radius: item.blurRadius)
        .shadow(
          color: item.shadow?.color ?? .clear, radius: item.shadow?.radius ?? 0, x: item.shadow?.offset.width ?? 0,
          y: item.shadow?.offset.height ?? 0)
    }
  }

  @ViewBuilder private var painted: some View {
    switch item.content {
    case .fill(let path): path.fill(item.style)
    case .stroke(let path, let stroke): path.stroke(item.style, style: stroke)
    case .view(let view): view.fixedSize()
    case .place: Color.clear
    }
  }
}

/// A view at an edge of the view below it.
private struct AnnotationView: View {
  let annotation: MarkAnnotation

  private var spacing: CGFloat { annotation.spacing ?? 4 }

  private var isAbove: Bool? {
    switch annotation.position.kind {
    case .automatic, .top, .topLeading, .topTrailing: true
    case .bottom, .bottomLeading, .bottomTrailing: false
    case .overlay, .leading, .trailing: nil
    }
  }

  private var isBefore: Bool? {
    switch annotation.position.kind {
    case .leading, .topLeading, .bottomLeading: true
    case .trailing, .topTrailing, .bottomTrailing: false
    case .automatic, .overlay, .top, .bottom: nil
    }
  }

  var body: some View {
    annotation.content.fixedSize()
      .alignmentGuide(edge.vertical) { size in
        switch isAbove {
        case true?: size[.bottom] + spacing
        case false?: size[.top] - spacing
        case nil: size[edge.vertical]
        }
      }
      .alignmentGuide(edge.horizontal) { size in
        switch isBefore {
        case true?: size[.trailing] + spacing
        case false?: size[.leading] - spacing
        case nil: size[edge.horizontal]
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge)
  }

  /// The edge of the mark at which the view is placed.
  private var edge: Alignment {
    Alignment(
      horizontal: isBefore.map { $0 ? .leading : .trailing } ?? annotation.alignment.horizontal,
      vertical: isAbove.map { $0 ? .top : .bottom } ?? annotation.alignment.vertical)
  }
}
