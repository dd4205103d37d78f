import Diagnostics
import Foundation
import Graphics
import Rendering
import Snapshots
import SwiftUI
import UIKitValues
import Views

extension ViewDrawing {
  /// A view's picture in the form that is compared.
  func picture(of view: some View) throws -> DrawnValue {
    let parts = try drawn(view)
    guard let list = DrawnSnapshot.strip(parts) else { throw EmptyTimelineError() }
    return try SnapshotWorld.picture(of: list, diagnostics: parts.flatMap(\.diagnostics))
  }

  /// A view's picture; an empty image if drawing fails.
  func image(of view: some View) -> UIImage {
    guard case .picture(let bitmap, _)? = try? picture(of: view).content else { return UIImage() }
    return UIImage(bitmap, scale: traits.scale)
  }

  /// A text form of a view and the snapshots that it was made from. Several entries are separated by their dates.
  func text(of view: some View, _ form: SnapshotForm) throws -> (text: String, parts: [DrawnSnapshot]) {
    let parts = try drawn(view)
    let texts = try parts.map { part in
      if case .text(let text) = try part.content(as: form) { text } else { "" }
    }
    guard parts.count > 1, let shown = view as? ShownWidget else {
      if parts.isEmpty { throw EmptyTimelineError() }
      return (texts.joined(), parts)
    }
    let dated = zip(shown.entries, texts).map { "# \($0.date.formatted(.iso8601))\n\($1)" }
    return (dated.joined(separator: "\n"), parts)
  }
}

extension UIImage {
  convenience init(_ bitmap: Bitmap, scale: CGFloat) {
    self.init(DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), scale: scale)
  }
}

extension SnapshotWorld {
  /// A display list's picture in the form that is compared.
  static func picture(of list: DisplayList, diagnostics: [Diagnostic] = []) throws -> DrawnValue {
    let bitmap = try plain.picture(of: list)
    return DrawnValue(
      content: .picture(bitmap, list), scale: Double(list.scale.pixelsPerPoint), diagnostics: diagnostics)
  }
}

private struct EmptyTimelineError: Error, CustomStringConvertible {
  var description: String { "the timeline has no entries" }
}
