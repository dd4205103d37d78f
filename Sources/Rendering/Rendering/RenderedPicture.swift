import Artwork
package import Diagnostics
package import Foundation
package import Graphics
import ImageCodecs
package import Timelines
import Views
package import Widgets

/// A picture as a file's bytes, with all that is known about it.
package struct RenderedPicture {
  package let data: Data
  package let entryDate: Date
  package let policy: TimelineReloadPolicy
  package let lowered: LoweredPicture
  /// What was replaced or left out on the way.
  package let diagnostics: [Diagnostic]
}

extension WidgetRenderer {
  /// The picture of the entry that is current now.
  package func currentPicture(
    of kind: WidgetKind, _ request: RenderRequest, as format: OutputFormat
  ) async throws(RenderError) -> RenderedPicture {
    let log = DiagnosticLog()
    let timeline = try await reporting(to: log) { () throws(RenderError) in try await self.timeline(of: kind, request) }
    guard let entry = timeline.entries.current(at: world.now) else { throw .emptyTimeline(kind: kind.kind) }
    return try await picture(of: entry, in: timeline, of: kind, request, as: format, log: log)
  }

  /// The pictures of all entries, in order of date. What the provider had to report is reported with each.
  package func allPictures(
    of kind: WidgetKind, _ request: RenderRequest, as format: OutputFormat
  ) async throws(RenderError) -> [RenderedPicture] {
    let asked = DiagnosticLog()
    let timeline = try await reporting(to: asked) { () throws(RenderError) in
      try await self.timeline(of: kind, request)
    }
    var pictures: [RenderedPicture] = []
    for entry in timeline.entries {
      let log = DiagnosticLog()
      log.report(contentsOf: asked)
      pictures.append(try await picture(of: entry, in: timeline, of: kind, request, as: format, log: log))
    }
    return pictures
  }

  private func picture(
    of entry: WidgetSource.Entry, in timeline: Timeline<WidgetSource.Entry>, of kind: WidgetKind,
    _ request: RenderRequest, as format: OutputFormat, log: DiagnosticLog
  ) async throws(RenderError) -> RenderedPicture {
    let (lowered, data) = try await reporting(to: log) { () async throws(RenderError) in
      let lowered = try await lower(entry, of: kind, request)
      return (lowered, try await encoded(lowered, of: kind, as: format))
    }
    return RenderedPicture(
      data: data, entryDate: entry.date, policy: timeline.policy, lowered: lowered, diagnostics: log.diagnostics)
  }

  /// Runs `work` with `log`, the bundle's assets, and the limits and the cache of pictures in reach of providers and views. `withValue`
  /// does not carry the type of an error.
  package func reporting<Value>(
    to log: DiagnosticLog, _ work: () async throws(RenderError) -> Value
  ) async throws(RenderError) -> Value {
    world.findings.forEach(log.report)
    let result = await DiagnosticLog.$current.withValue(log) { () -> Result<Value, RenderError> in
      await Assets.$current.withValue(world.assets) {
        await DecodingLimits.$bound.withValue(world.pictureLimits) {
          await ScaledPictureCache.$current.withValue(world.pictureCache) {
            do throws(RenderError) {
              return .success(try await work())
            } catch {
              return .failure(error)
            }
          }
        }
      }
    }
    return try result.get()
  }

  /// The same for work on this thread.
  package func reportingAtOnce<Value>(
    to log: DiagnosticLog, _ work: () throws(RenderError) -> Value
  ) throws(RenderError) -> Value {
    let result = DiagnosticLog.$current.withValue(log) { () -> Result<Value, RenderError> in
      Assets.$current.withValue(world.assets) {
        DecodingLimits.$bound.withValue(world.pictureLimits) {
          ScaledPictureCache.$current.withValue(world.pictureCache) {
            Result { () throws(RenderError) in try work() }
          }
        }
      }
    }
    return try result.get()
  }
}
