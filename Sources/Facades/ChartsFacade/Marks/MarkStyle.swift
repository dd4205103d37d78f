import SwiftUI

/// The style of a mark; `nil` values are unspecified.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: _ChartValue?
  var opacity = 1.0
  var corner: Corner?
  var stroke: StrokeStyle?
  var strokeBy: _ChartValue?
  var interpolation: InterpolationMethod?
  var symbol: MarkSymbol?
  var symbolBy: _ChartValue?
  var symbolSize: CGSize?
  var symbolSizeBy: _ChartValue?
  var position: Position?
  var annotations: [MarkAnnotation] = []
  var offset = Offset()
  var zIndex = 0.0
  /// Whether gradients span the plot instead of the mark.
  var isAlignedWithPlot: Bool?
  /// Clips, blurs and shadows of the mark, the innermost first.
  var effects: [(AnyView) -> AnyView] = []
  /// The groups that the mark is painted in, the innermost first.
  var layers: [MarkLayer] = []

  struct Corner {
    let radius: CGFloat
    let style: RoundedCornerStyle
  }

  /// The place among marks at the same value.
  struct Position {
    let value: _ChartValue
    /// The axis along which marks stand side by side; `nil` for the axis of the categories.
    let axis: Axis?
    /// The size of all of them together.
    let span: MarkDimension
  }

  /// How far the edges of a mark are moved, in points.
  struct Offset {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0

    /// The movement of a mark that is not resized.
    var size: CGSize { CGSize(width: (xStart + xEnd) / 2, height: (yStart + yEnd) / 2) }
  }
}

enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// A group of marks that are painted together: masked, or as one layer.
struct MarkLayer {
  final class Identity {}

  enum Kind {
    /// Shows only the parts where these marks are.
    case mask([_ChartMark])
    case view((AnyView) -> AnyView)
  }

  let identity = Identity()
  let kind: Kind
}

struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}
