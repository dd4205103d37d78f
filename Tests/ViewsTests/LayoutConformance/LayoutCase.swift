import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// A view with the size and the frames that SwiftUI gives it, in points.
///
/// The numbers are facts about SwiftUI, measured or documented, collected from public suites and pages: iamcgn/swiftui-web
/// (`sw-`, `ios-`; Apache-2.0), OpenSwiftUI (`osui-`, `dual-`; MIT), Tokamak (`tok-`; Apache-2.0), objc.io (`objc-`),
/// fatbobman (`fatbob-`), stackotter's issue (`stackotter-`), defagos, and Apple's documentation (`doc-`).
struct LayoutCase: CustomTestStringConvertible, @unchecked Sendable {
  /// Where the frames are measured: in the view itself, or in a host in which the view is centred.
  enum Space { case own, host }

  let id: String
  let space: Space
  let proposal: ProposedViewSize
  let size: (CGFloat, CGFloat)?
  let frames: [String: [CGFloat]]
  let view: AnyView

  init(
    _ id: String, _ space: Space, _ width: CGFloat?, _ height: CGFloat?, size: (CGFloat, CGFloat)? = nil,
    frames: [String: [CGFloat]] = [:], @ViewBuilder view: () -> some View
  ) {
    self.id = id
    self.space = space
    proposal = ProposedViewSize(width: width, height: height)
    self.size = size
    self.frames = frames
    self.view = AnyView(view())
  }

  var testDescription: String { id }

  func placed() -> PlacedNode {
    let context = _LoweringContext(environment: EnvironmentValues(), pass: LoweringPass(shaper: SquareShaper()))
    let node = context.single(view)
    let size = node.fittingSize(proposal)
    let origin =
      space == .own
      ? .zero
      : CGPoint(
        x: ((proposal.width ?? 0) - size.width) / 2, y: ((proposal.height ?? 0) - size.height) / 2)
    return PlacedNode(node, at: origin, proposal: proposal)
  }
}

/// A red rectangle of a fixed size.
func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

extension Image {
  /// An image of so many points.
  init(width: Int, height: Int) {
    self.init(Picture(content: .encoded(Data()), pixelSize: PixelSize(width: width, height: height)), scale: 1)
  }
}

extension View {
  /// Makes the view's frame known under `name`.
  func probe(_ name: String) -> some View {
    _UnaryView(self) { child, context in context.node(around: child, PassthroughRule("probe \(name)")) }
  }
}

extension PlacedNode {
  /// The frames of all probes.
  var probes: [String: CGRect] {
    var result: [String: CGRect] = [:]
    if node.rule.name.hasPrefix("probe ") { result[String(node.rule.name.dropFirst(6))] = frame }
    for child in children { result.merge(child.probes) { first, _ in first } }
    return result
  }
}

extension VerticalAlignment {
  private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// An alignment of the tests' own.
  static let mid = VerticalAlignment(Mid.self)
}
