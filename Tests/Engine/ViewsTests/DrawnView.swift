import Foundation
import Graphics
import LayoutEngine

import SquareFonts
@testable import Views

/// What `view` paints in a host of the given size, in points, at 2×.
func drawn(
  _ view: some View, width: CGFloat = 100, height: CGFloat = 40,
  in change: (inout EnvironmentValues) -> Void = { _ in }
) -> [DisplayItem] {
  placed(view, width: width, height: height, in: change).displayItems
}

/// The same as text, without the list's first line.
func printed(
  _ view: some View, width: CGFloat = 100, height: CGFloat = 40,
  in change: (inout EnvironmentValues) -> Void = { _ in }
) -> String {
  let list = DisplayList(
    size: .zero, scale: PixelScale(2), items: drawn(view, width: width, height: height, in: change))
  let lines = list.description.dropLast(2).split(separator: "\n").dropFirst()
  return lines.map { String($0.dropFirst(2)) }.joined(separator: "\n")
}

/// `view` laid out in a host of the given size.
func placed(
  _ view: some View, width: CGFloat = 100, height: CGFloat = 40,
  in change: (inout EnvironmentValues) -> Void = { _ in }
) -> PlacedNode {
  var environment = EnvironmentValues()
  change(&environment)
  let context = _LoweringContext(environment: environment, pass: LoweringPass(shaper: SquareFont()))
  return PlacedNode.root(context.single(view), in: CGSize(width: width, height: height))
}

/// The runs of all texts in painting order.
func runs(_ view: some View, in change: (inout EnvironmentValues) -> Void = { _ in }) -> [TextRun] {
  drawn(view, width: 10_000, height: 1000, in: change).flatMap { item in
    if case .text(let text) = item { text.runs } else { [TextRun]() }
  }
}

/// The characters of all texts in painting order.
func texts(_ view: some View, in change: (inout EnvironmentValues) -> Void = { _ in }) -> [String] {
  runs(view, in: change).map(\.text)
}

extension Image {
  /// An image of this size that is never decoded.
  init(width: Int, height: Int) {
    self.init(DrawableImage(content: .encoded(Data()), pixelSize: PixelSize(width: width, height: height)), scale: 1)
  }
}
