import Foundation
import Graphics
package import LayoutEngine

/// The JSON of a laid out view and everything inside it.
package struct LayoutReport: Encodable {
  /// The view or modifier: `VStack`, `padding`.
  private let name: String
  /// What tells it from others of its name: a text, an image's name.
  private let label: String?
  /// x, y, width, height in points from the top left.
  private let frame: [Double]
  /// The proposed width and height; null for unspecified, negative for infinite.
  private let proposal: [Double?]
  /// The alignment guides that a view inside sets, from the frame's leading or top edge.
  private let guides: [String: Double]
  /// How it is painted.
  private let properties: [String: String]
  private let accessibility: String?
  private let children: [LayoutReport]

  package init(_ node: PlacedNode) {
    name = node.node.rule.name
    label = node.node.traits.label?.trimmingCharacters(in: ["\""])
    frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { Double($0) }
    proposal = [node.proposal.width, node.proposal.height].map { $0.map { $0.isFinite ? Double($0) : -1 } }
    guides = node.guides
    properties = node.children.isEmpty ? Self.properties(of: node.displayItems) : [:]
    let texts = node.accessibilityTexts
    accessibility = texts.isEmpty ? nil : texts.joined(separator: " ")
    children = node.children.map(LayoutReport.init)
  }

  private static func properties(of items: [DisplayItem]) -> [String: String] {
    switch items.first {
    case .text(let item):
      guard let run = item.runs.first else { return [:] }
      return ["font": run.style.font.reportText, "color": run.paint.printed, "lines": "\(items.count)"]
    case .fill(_, let paint, _): return ["fill": paint.printed]
    case .stroke(_, let style, let paint): return ["stroke": paint.printed, "line width": "\(style.lineWidth)"]
    case .picture(let item): return item.tint.map { ["tint": $0.printed] } ?? [:]
    case .group(_, let items): return properties(of: items)
    case nil: return [:]
    }
  }
}

extension PlacedNode {
  /// The explicit guides of SwiftUI's own alignments, by their names.
  fileprivate var guides: [String: Double] {
    let dimensions = node.dimensions(in: proposal)
    let horizontal: [(String, HorizontalAlignment)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    let vertical: [(String, VerticalAlignment)] = [
      ("top", .top), ("middle", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
      ("lastTextBaseline", .lastTextBaseline),
    ]
    let found =
      horizontal.map { ($0, dimensions[explicit: $1]) } + vertical.map { ($0, dimensions[explicit: $1]) }
    return Dictionary(uniqueKeysWithValues: found.compactMap { name, value in value.map { (name, Double($0)) } })
  }
}

extension ResolvedFont {
  /// `system 13 semibold italic`.
  fileprivate var reportText: String {
    let name =
      switch family {
      case .system(.standard): "system"
      case .system(let design): "system \(design.rawValue)"
      case .named(let name): name
      }
    let weights = [
      100: "ultralight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy",
      900: "black",
    ]
    let parts = [name, Double(size).formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))]
    return (parts + [weights[weight], isItalic ? "italic" : nil].compactMap(\.self)).joined(separator: " ")
  }
}
