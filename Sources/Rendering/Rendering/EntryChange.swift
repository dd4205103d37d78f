import Ambient
package import Foundation
package import Graphics
package import ImageCodecs
import LayoutEngine
import Timelines
import Views
package import Widgets

/// The change from one entry of a timeline to the next.
package struct EntryChange {
  /// Pictures per second.
  package static let rate = 30

  let old, new: SettledEntry
  let shaper: any TextShaping

  /// The pictures after the old entry's and before the new one's.
  var displayLists: [DisplayList] {
    let (before, after) = (content(of: old), content(of: new))
    // A label on a watch face is bent after it is laid out, so the whole picture fades.
    if WatchFacePlace(new.lowering.request, widget: after.size) != nil { return fading }
    let (start, end) = (old.lowering.placed(before), new.lowering.placed(after))
    let isPresentation = new.lowering.request.family.isPresentation
    func picture(at time: Double) -> (list: DisplayList, duration: Double) {
      let change = TreeChange(at: time, shaper: shaper)
      let items = change.items(from: start.content, to: end.content)
      let hasBackground = start.background != nil || end.background != nil
      var background = hasBackground ? change.items(from: start.background, to: end.background) : nil
      if !isPresentation, let covered = start.background?.displayItems, covered != background {
        // Under the new background, the old one stays until it is covered. The tint of a Live Activity may be translucent.
        background = covered + (background ?? [])
      }
      var placed = end
      if start.size != end.size {
        // A Live Activity grows or shrinks, by whole pixels as its background does.
        let frame = CGRect(origin: .zero, size: start.size).interpolated(
          to: CGRect(origin: .zero, size: end.size), at: Motion.standard.progress(at: time))
        placed.size = new.lowering.request.scale.rounded(frame).size
      }
      return (new.lowering.picture(of: placed, items: items, background: background).displayList, change.duration)
    }
    return Self.times(picture(at: 0).duration).map { picture(at: $0).list }
  }

  private func content(of settled: SettledEntry) -> LoweredContent {
    settled.lowering.content(of: settled.entry, shaper: shaper, memory: settled.memory, isAnimated: true)
  }

  private var fading: [DisplayList] {
    Self.times(Motion.standard.duration).map { time in
      var list = new.frame.displayList
      list.items = .interpolated(
        from: old.frame.displayList.items, to: list.items, at: Motion.standard.progress(at: time))
      return list
    }
  }

  private static func times(_ duration: Double) -> [Double] {
    let count = Int((duration * Double(rate)).rounded(.up))
    return (1..<max(1, count)).map { Double($0) / Double(rate) }
  }
}

/// The result of work that may never end.
private final class ChangeResult {
  var value: Result<[DisplayList], RenderError>?
}

extension WidgetRenderer {
  /// The pictures of the change from one entry to the next, as a device animates it: ``EntryChange/rate`` in a second, from
  /// the old entry's to the new one's. All have the same size.
  ///
  /// - Throws: As ``lower(_:of:_:)``.
  package func change(
    from old: WidgetSource.Entry, to new: WidgetSource.Entry, of kind: WidgetKind, _ request: RenderRequest
  ) async throws(RenderError) -> [DisplayList] {
    let start = try await settle(old, of: kind, request)
    let end = try await settle(new, of: kind, request)
    let result = ChangeResult()
    let isDone = await DrawingTimeLimit(world.timeLimit).isEnough {
      result.value = Result { () throws(RenderError) in
        try engines.withEngine { engine in
          withAmbientValues({ bind(in: &$0, at: FrameLowering.now(of: new, in: world)) }) {
            EntryChange(old: start, new: end, shaper: engine).displayLists
          }
        }
      }
    }
    guard isDone, let between = try result.value?.get() else {
      throw .timedOut(kind: kind.kind, limit: world.timeLimit.duration)
    }
    var lists = [start.frame.displayList] + between + [end.frame.displayList]
    // The canvas of a Live Activity grows with its content.
    let size = CGSize(width: lists.map(\.size.width).max() ?? 0, height: lists.map(\.size.height).max() ?? 0)
    for index in lists.indices { lists[index].size = size }
    return lists
  }

  /// The file of an animation.
  ///
  /// - Throws: ``RenderError/text(_:)``, ``RenderError/painting(_:)``, ``RenderError/encoding(_:)``.
  package func animation(
    of lists: [DisplayList], as format: AnimatedPicture.Format
  ) throws(RenderError) -> Data {
    let pixelsPerPoint = (lists.first?.scale).map { Double($0.pixelsPerPoint) }
    var animation = AnimatedPicture(format, rate: EntryChange.rate, pixelsPerPoint: pixelsPerPoint)
    for list in lists {
      let bitmap = try bitmap(of: list)
      do throws(CodecFailure) {
        try animation.append(bitmap)
      } catch {
        throw .encoding(error)
      }
    }
    return animation.data
  }
}
