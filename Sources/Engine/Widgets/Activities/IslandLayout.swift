import Foundation
import Graphics
import LayoutEngine
import Views

/// The expanded Dynamic Island: regions beside, between and below the camera.
///
/// Apple's page "Displaying live data with Live Activities" says where the regions are; the margins are ours.
struct IslandLayout: Layout {
  /// The camera with its surroundings, as compact presentations leave it out: the island's width without the two sides.
  static let camera = CGSize(width: 125.33, height: 36.67)

  var margins: EdgeInsets

  private struct Place {
    let subview: LayoutSubview
    /// With which its size was determined. A stack divides its own size differently.
    let proposal: ProposedViewSize
    let frame: CGRect
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 371
    let end = places(of: subviews, width: width).map(\.frame.maxY).max() ?? Self.camera.height
    return CGSize(width: width, height: end + margins.bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for place in places(of: subviews, width: bounds.width) {
      place.subview.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY), anchor: .topLeading,
        proposal: place.proposal)
    }
  }

  private func places(of subviews: Subviews, width: CGFloat) -> [Place] {
    let inner = max(0, width - margins.leading - margins.trailing)
    // The camera is in the middle of the screen, whatever the margins are.
    let beside = max(0, (width - Self.camera.width) / 2)
    let sides = subviews.filter { [.leading, .trailing].contains($0[IslandPositionKey.self]) }
    var places: [Place] = []
    // The views of a region are in a column.
    var taken: [DynamicIslandExpandedRegionPosition: CGSize] = [:]
    var left = inner
    for subview in sides.sorted(by: { $0[IslandPriorityKey.self] > $1[IslandPriorityKey.self] }) {
      let position = subview[IslandPositionKey.self]
      let isLeading = position == .leading
      let room = beside - (isLeading ? margins.leading : margins.trailing)
      let ideal = subview.sizeThatFits(.unspecified).width
      let isBelow = subview[IslandPlacementKey.self] == .belowIfTooWide && ideal > room
      let proposal = ProposedViewSize(width: isBelow ? min(ideal, left) : max(0, room), height: nil)
      let size = subview.sizeThatFits(proposal)
      left -= size.width
      let above = taken[position] ?? .zero
      taken[position] = CGSize(width: max(above.width, size.width), height: above.height + size.height)
      let x = isLeading ? margins.leading : width - margins.trailing - size.width
      let y = (isBelow ? max(margins.top, Self.camera.height) : margins.top) + above.height
      places.append(Place(subview: subview, proposal: proposal, frame: CGRect(origin: CGPoint(x: x, y: y), size: size)))
    }
    for subview in subviews.filter({ $0[IslandPositionKey.self] == .center }) {
      let start = margins.leading + (taken[.leading]?.width ?? 0)
      let room = max(0, width - margins.trailing - (taken[.trailing]?.width ?? 0) - start)
      let proposal = ProposedViewSize(width: room, height: nil)
      let size = subview.sizeThatFits(proposal)
      let y = max(margins.top, Self.camera.height)
      places.append(
        Place(
          subview: subview, proposal: proposal,
          frame: CGRect(x: start + (room - size.width) / 2, y: y, width: size.width, height: size.height)))
    }
    var y = max(places.map(\.frame.maxY).max() ?? 0, Self.camera.height)
    for subview in subviews.filter({ $0[IslandPositionKey.self] == .bottom }) {
      let proposal = ProposedViewSize(width: inner, height: nil)
      let size = subview.sizeThatFits(proposal)
      let x = margins.leading + (inner - size.width) / 2
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      places.append(Place(subview: subview, proposal: proposal, frame: frame))
      y += size.height
    }
    return places
  }
}

enum IslandPlacementKey: LayoutValueKey {
  static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default
}

enum IslandPositionKey: LayoutValueKey {
  static let defaultValue = DynamicIslandExpandedRegionPosition.bottom
}

enum IslandPriorityKey: LayoutValueKey {
  static let defaultValue = 0.0
}
