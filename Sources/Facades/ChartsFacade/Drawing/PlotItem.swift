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
  var mark = MarkStyle()
  var annotations: [MarkAnnotation] = []
  var isClipped = false
  var zIndex: Double { mark.zIndex }

  init(_ path: Path, stroke: StrokeStyle? = nil, style: AnyShapeStyle) {
    frame = path.isEmpty ? .zero : path.boundingRect
    let moved = path.offsetBy(dx: -frame.minX, dy: -frame.minY)
    content = stroke.map { .stroke(moved, $0) } ?? .fill(moved)
    self.style = style
  }

  init(_ content: Content, frame: CGRect) {
    (self.content, self.frame, style) = (content, frame, AnyShapeStyle(Color.clear))
  }

  /// The item with a mark's style, moved by its offset unless its path has been.
  func modified(by mark: MarkStyle, isMoved: Bool = false) -> PlotItem {
    var copy = self
    copy.mark = mark
    if !isMoved { copy.frame = frame.offsetBy(dx: mark.offset.size.width, dy: mark.offset.size.height) }
    return copy
  }
}

/// The areas in which a mark's annotations stay, in the plot.
struct PlotArea {
  let size: CGSize
  /// The chart with its axes.
  let chart: CGRect

  func bounds(of boundary: AnnotationOverflowResolution.Boundary) -> CGRect {
    boundary.kind == .plot ? CGRect(origin: .zero, size: size) : chart
  }
}

/// Paints an item at its position in a plot with the size of the enclosing view.
struct PlotItemView: View {
  let item: PlotItem
  let area: PlotArea

  var body: some View {
    if item.isClipped {
      placed.frame(width: area.size.width, height: area.size.height, alignment: .topLeading).clipped()
    } else {
      placed
    }
  }

  private var placed: some View {
    affected
      .opacity(item.mark.opacity)
      .overlay {
        ForEach(item.annotations.indices, id: \.self) { index in
          let annotation = item.annotations[index]
          AnnotationLayout(annotation: annotation, frame: item.frame, area: area) {
            annotation.content(AnnotationContext(targetSize: item.frame.size))
          }
        }
      }
      .offset(x: item.frame.minX, y: item.frame.minY)
  }

  @ViewBuilder private var affected: some View {
    let framed = painted.frame(width: item.frame.width, height: item.frame.height)
    if item.mark.effects.isEmpty {
      framed
    } else {
      item.mark.effects.reduce(AnyView(framed)) { $1($0) }
    }
  }

  @ViewBuilder private var painted: some View {
    switch item.content {
    case .fill(let path) where item.mark.isAlignedWithPlot == true: inPlot { path.offsetBy($0).fill(item.style) }
    case .stroke(let path, let stroke) where item.mark.isAlignedWithPlot == true:
      inPlot { path.offsetBy($0).stroke(item.style, style: stroke) }
    case .fill(let path): path.fill(item.style)
    case .stroke(let path, let stroke): path.stroke(item.style, style: stroke)
    case .view(let view): view.fixedSize()
    case .place: Color.clear
    }
  }

  /// Paints in the frame of the plot, so that gradients span it.
  private func inPlot(@ViewBuilder _ paint: (CGPoint) -> some View) -> some View {
    Color.clear.overlay(alignment: .topLeading) {
      paint(item.frame.origin)
        .frame(width: area.size.width, height: area.size.height)
        .offset(x: -item.frame.minX, y: -item.frame.minY)
    }
  }
}

extension Path {
  fileprivate func offsetBy(_ point: CGPoint) -> Path { offsetBy(dx: point.x, dy: point.y) }
}
