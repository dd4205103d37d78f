public import SwiftUI

/// The contents of an axis. Apple's page: Charts/AxisContent.
public protocol AxisContent {
  var _groups: [_AxisGroup] { get }
}

/// Marks at the values of an axis.
public struct _AxisGroup {
  enum Values {
    case automatic(count: Int?, least: Double?)
    case calendar(Calendar.Component, count: Int, Calendar?)
    case step(Double)
    case stated([_ChartValue])
  }

  enum Content {
    /// Lines and labels as the preset has them.
    case standard(StrokeStyle?, [_AxisPart])
    case custom((AxisValue) -> [_AxisPart])
  }

  let values: Values
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  let content: Content
  /// Views around all of the group's labels, the innermost first.
  var layers: [(AnyView) -> AnyView] = []
}

public struct _AxisGroups: AxisContent {
  public let _groups: [_AxisGroup]
}

/// Type-erased contents. Apple's page: Charts/AnyAxisContent.
public struct AnyAxisContent: AxisContent {
  public let _groups: [_AxisGroup]

  public init(_ content: any AxisContent) { _groups = content._groups }
  public init(erasing content: some AxisContent) { _groups = content._groups }
}

extension AxisContent {
  private func layered(_ layer: @escaping (AnyView) -> AnyView) -> _AxisGroups {
    _AxisGroups(
      _groups: _groups.map {
        var group = $0
        group.layers.append(layer)
        return group
      })
  }

  /// Paints each line and label as one layer. Apple's page: Charts/AxisContent/compositingLayer().
  public func compositingLayer() -> some AxisContent { layered { AnyView($0.compositingGroup()) } }

  /// Paints each line and label as one layer with modifiers of views. Apple's page:
  /// Charts/AxisContent/compositingLayer(style:).
  public func compositingLayer(style: @escaping (PlaceholderContentView<Self>) -> some View) -> some AxisContent {
    layered { AnyView(style(PlaceholderContentView(content: $0.compositingGroup()))) }
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public var _groups: [_AxisGroup] {
    switch self {
    case .first(let content): content._groups
    case .second(let content): content._groups
    }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public var _parts: [_AxisPart] {
    switch self {
    case .first(let mark): mark._parts
    case .second(let mark): mark._parts
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public var _groups: [_AxisGroup] { self?._groups ?? [] }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public var _parts: [_AxisPart] { self?._parts ?? [] }
}
