import Diagnostics
import Foundation
import Graphics
import LayoutEngine

/// Where the parts of a picture go in a frame: the whole stretched, nine parts, tiles.
struct ImageLayout {
  let picture: DrawableImage
  /// The picture's own size in points.
  let size: CGSize
  let resizing: Image.Resizing?
  /// What the catalogue says, where `resizable` names no caps of its own.
  let slices: ImageSlices?
  let interpolation: ImageItem.Interpolation

  /// The most tiles that are painted; more are stretched instead, and it is said.
  private static let tileLimit = 2_500
  /// Beyond this factor a part is enlarged by repeating pixels: the whole picture at that size would be huge.
  private static let smoothLimit: CGFloat = 6

  func items(in frame: CGRect, tint: Paint?) -> [DisplayItem] {
    guard let resizing, size.width > 0, size.height > 0 else { return [item(frame, tint)] }
    let slices = resizing.capInsets == EdgeInsets() ? slices : nil
    let caps = slices?.capInsets ?? resizing.capInsets
    let center = slices?.center ?? .zero
    let columns = cuts(size.width, frame.minX, frame.width, (caps.leading, caps.trailing), center: center.width)
    let rows = cuts(size.height, frame.minY, frame.height, (caps.top, caps.bottom), center: center.height)
    let isTiled = (slices?.mode ?? resizing.mode) == .tile
    if columns.count == 1, rows.count == 1, !isTiled { return [item(frame, tint)] }
    return rows.flatMap { row in
      columns.flatMap { column in part(column, row, isTiled: isTiled, tint) }
    }
  }

  /// A stretch of one axis: of the picture, and of the canvas.
  private struct Cut {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
    /// Between two caps or without caps: what is stretched or tiled.
    var isFlexible: Bool
    var sourceLength: CGFloat { source.upperBound - source.lowerBound }
    var targetLength: CGFloat { target.upperBound - target.lowerBound }
  }

  /// The one or three stretches of an axis. Caps that leave no room are made smaller in proportion.
  ///
  /// - Parameter center: How much behind the first cap is shown between the caps; 0 for all.
  private func cuts(
    _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ caps: (first: CGFloat, second: CGFloat), center: CGFloat
  ) -> [Cut] {
    let wanted = [caps.first, caps.second].map { $0.isFinite ? min(max($0, 0), length) : 0 }
    let whole = Cut(source: 0...length, target: start...(start + room), isFlexible: true)
    guard wanted[0] + wanted[1] > 0, wanted[0] + wanted[1] < length else { return [whole] }
    let factor = min(1, room / (wanted[0] + wanted[1]))
    let (near, far) = (wanted[0] * factor, wanted[1] * factor)
    let last = length - wanted[1]
    let end = center > 0 ? min(wanted[0] + center, last) : last
    return [
      Cut(source: 0...wanted[0], target: start...(start + near), isFlexible: false),
      Cut(source: wanted[0]...end, target: (start + near)...max(start + near, start + room - far), isFlexible: true),
      Cut(source: last...length, target: max(start, start + room - far)...(start + room), isFlexible: false),
    ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }

  private func part(_ column: Cut, _ row: Cut, isTiled: Bool, _ tint: Paint?) -> [DisplayItem] {
    let target = CGRect(
      x: column.target.lowerBound, y: row.target.lowerBound, width: column.targetLength, height: row.targetLength)
    let tile = CGSize(
      width: isTiled && column.isFlexible ? column.sourceLength : column.targetLength,
      height: isTiled && row.isFlexible ? row.sourceLength : row.targetLength)
    let (across, down) = (tiles(target.width, tile.width), tiles(target.height, tile.height))
    guard across * down <= Double(Self.tileLimit) else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "image.too-many-tiles", message: "more than \(Self.tileLimit) tiles; stretched instead",
          subject: picture.origin))
      return [clipped([whole(column, row, at: target.origin, target.size, tint)], to: target)]
    }
    var items: [DisplayItem] = []
    for y in 0..<Int(down) {
      for x in 0..<Int(across) {
        let origin = CGPoint(x: target.minX + CGFloat(x) * tile.width, y: target.minY + CGFloat(y) * tile.height)
        let isWholePicture = column.sourceLength == size.width && row.sourceLength == size.height
        let item = whole(column, row, at: origin, tile, tint)
        items.append(isWholePicture ? item : clipped([item], to: CGRect(origin: origin, size: tile)))
      }
    }
    return [clipped(items, to: target)]
  }

  private func tiles(_ room: CGFloat, _ tile: CGFloat) -> Double {
    guard tile > 0 else { return 0 }
    // A millionth too much is no tile of its own.
    return min((Double(room / tile) - 1e-6).rounded(.up), Double(Self.tileLimit) + 1)
  }

  /// The whole picture, placed so that the part lies where it belongs.
  private func whole(_ column: Cut, _ row: Cut, at origin: CGPoint, _ part: CGSize, _ tint: Paint?) -> DisplayItem {
    let (sx, sy) = (part.width / column.sourceLength, part.height / row.sourceLength)
    let frame = CGRect(
      x: origin.x - column.source.lowerBound * sx, y: origin.y - row.source.lowerBound * sy,
      width: size.width * sx, height: size.height * sy)
    return item(frame, tint, isHuge: max(sx, sy) > Self.smoothLimit)
  }

  private func item(_ frame: CGRect, _ tint: Paint?, isHuge: Bool = false) -> DisplayItem {
    .picture(
      ImageItem(picture: picture, frame: frame, interpolation: isHuge ? .none : interpolation, tint: tint))
  }

  private func clipped(_ items: [DisplayItem], to rect: CGRect) -> DisplayItem {
    .group(.clip(Path(rect), evenOdd: false), items)
  }
}
