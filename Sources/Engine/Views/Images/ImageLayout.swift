import Diagnostics
import Foundation
import Graphics
import LayoutEngine

/// The parts of an image in a frame: stretched as a whole, nine slices, or tiles.
struct ImageLayout {
  let picture: DrawableImage
  /// The image's own size in points.
  let size: CGSize
  let resizing: Image.Resizing?
  /// The catalog's slices, used if `resizable` has no cap insets.
  let slices: ImageSlices?
  let interpolation: ImageItem.Interpolation

  /// The maximum number of tiles; more are stretched instead, and reported.
  private static let tileLimit = 2_500
  /// Above this factor a part is enlarged without smoothing: the whole image at that size would be huge.
  private static let smoothLimit: CGFloat = 6

  func items(in frame: CGRect, tint: Paint?) -> [DisplayItem] {
    guard let resizing, size.width > 0, size.height > 0 else { return [item(frame, tint)] }
    let slices = resizing.capInsets == EdgeInsets() ? slices : nil
    let caps = slices?.capInsets ?? resizing.capInsets
    let center = slices?.center ?? .zero
    let columns = axisSlices(size.width, frame.minX, frame.width, (caps.leading, caps.trailing), center: center.width)
    let rows = axisSlices(size.height, frame.minY, frame.height, (caps.top, caps.bottom), center: center.height)
    let isTiled = (slices?.mode ?? resizing.mode) == .tile
    if columns.count == 1, rows.count == 1, !isTiled { return [item(frame, tint)] }
    return rows.flatMap { row in
      columns.flatMap { column in part(column, row, isTiled: isTiled, tint) }
    }
  }

  /// A section along one axis, of the image and of the frame.
  private struct Slice {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
    /// Whether the section is stretched or tiled: between two caps, or without caps.
    var isFlexible: Bool
    var sourceLength: CGFloat { source.upperBound - source.lowerBound }
    var targetLength: CGFloat { target.upperBound - target.lowerBound }
  }

  /// The one or three sections along an axis. Caps that do not fit are reduced in proportion.
  ///
  /// - Parameter center: The length shown between the caps, behind the first; 0 for everything.
  private func axisSlices(
    _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ caps: (first: CGFloat, second: CGFloat), center: CGFloat
  ) -> [Slice] {
    let wanted = [caps.first, caps.second].map { $0.isFinite ? min(max($0, 0), length) : 0 }
    let whole = Slice(source: 0...length, target: start...(start + room), isFlexible: true)
    guard wanted[0] + wanted[1] > 0, wanted[0] + wanted[1] < length else { return [whole] }
    let factor = min(1, room / (wanted[0] + wanted[1]))
    let (near, far) = (wanted[0] * factor, wanted[1] * factor)
    let last = length - wanted[1]
    let end = center > 0 ? min(wanted[0] + center, last) : last
    return [
      Slice(source: 0...wanted[0], target: start...(start + near), isFlexible: false),
      Slice(source: wanted[0]...end, target: (start + near)...max(start + near, start + room - far), isFlexible: true),
      Slice(source: last...length, target: max(start, start + room - far)...(start + room), isFlexible: false),
    ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }

  private func part(_ column: Slice, _ row: Slice, isTiled: Bool, _ tint: Paint?) -> [DisplayItem] {
    let target = CGRect(
      x: column.target.lowerBound, y: row.target.lowerBound, width: column.targetLength, height: row.targetLength)
    let tile = CGSize(
      width: isTiled && column.isFlexible ? column.sourceLength : column.targetLength,
      height: isTiled && row.isFlexible ? row.sourceLength : row.targetLength)
    let (across, down) = (tiles(target.width, tile.width), tiles(target.height, tile.height))
    guard across * down <= Double(Self.tileLimit) else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "image.too-many-tiles", message: "more than \(Self.tileLimit) tiles; the image is stretched instead",
          subject: picture.origin))
      return [clipped([whole(column, row, at: target.origin, target.size, tint)], to: target)]
    }
    var items: [DisplayItem] = []
    for y in 0..<Int(down) {
      for x in 0..<Int(across) {
        let origin = CGPoint(x: target.minX + CGFloat(x) * tile.width, y: target.minY + CGFloat(y) * tile.height)
        let isWholeImage = column.sourceLength == size.width && row.sourceLength == size.height
        let item = whole(column, row, at: origin, tile, tint)
        items.append(isWholeImage ? item : clipped([item], to: CGRect(origin: origin, size: tile)))
      }
    }
    return [clipped(items, to: target)]
  }

  private func tiles(_ room: CGFloat, _ tile: CGFloat) -> Double {
    guard tile > 0 else { return 0 }
    // A rounding error is not another tile.
    return min((Double(room / tile) - 1e-6).rounded(.up), Double(Self.tileLimit) + 1)
  }

  /// The frame of the whole image that puts the part in its place.
  private func whole(_ column: Slice, _ row: Slice, at origin: CGPoint, _ part: CGSize, _ tint: Paint?) -> DisplayItem {
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
