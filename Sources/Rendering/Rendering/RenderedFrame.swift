import Ambient
package import Diagnostics
package import Foundation
package import Graphics
import ImageCodecs
import ImagePipeline
package import Timelines
import Views
package import Widgets

/// An encoded picture with its metadata.
package struct RenderedFrame {
  package let data: Data
  package let entry: WidgetSource.Entry
  package var entryDate: Date { entry.date }
  package let policy: TimelineReloadPolicy
  package let lowered: LoweredFrame
  /// What was replaced or left out.
  package let diagnostics: [Diagnostic]
}

extension WidgetRenderer {
  /// The picture of the current entry.
  ///
  /// - Parameter shown: The date at which it is shown, if it is later than the one at which the provider is asked first.
  package func currentPicture(
    of kind: WidgetKind, _ request: RenderRequest, shownAt shown: Date? = nil, as format: OutputFormat
  ) async throws(RenderError) -> RenderedFrame {
    if let shown {
      let course = try await stage("provider") { () async throws(RenderError) in
        try await self.course(of: kind, request, until: shown)
      }
      return try await picture(at: shown, in: course, of: kind, request, as: format)
    }
    let log = DiagnosticLog()
    let timeline = try await reporting(to: log) { () async throws(RenderError) in
      try await stage("provider") { () async throws(RenderError) in try await self.timeline(of: kind, request) }
    }
    return try await picture(at: world.now, in: timeline, of: kind, request, as: format, log: log)
  }

  /// The picture that is shown at a date of a course.
  ///
  /// - Parameter pictures: Pictures that were painted before, which also receives this one.
  package func picture(
    at date: Date, in course: TimelineCourse, of kind: WidgetKind, _ request: RenderRequest, as format: OutputFormat,
    reusing pictures: EncodedPictures? = nil
  ) async throws(RenderError) -> RenderedFrame {
    let log = DiagnosticLog()
    log.report(contentsOf: course.log)
    return try await at(date).picture(
      at: date, in: course.timeline, of: kind, request, as: format, log: log, reusing: pictures)
  }

  private func picture(
    at date: Date, in timeline: Timeline<WidgetSource.Entry>, of kind: WidgetKind, _ request: RenderRequest,
    as format: OutputFormat, log: DiagnosticLog, reusing pictures: EncodedPictures? = nil
  ) async throws(RenderError) -> RenderedFrame {
    guard let entry = timeline.entries.current(at: date) else { throw .emptyTimeline(kind: kind.kind) }
    return try await picture(of: entry, in: timeline, of: kind, request, as: format, log: log, reusing: pictures)
  }

  /// The pictures of all entries, in order of date. The provider's diagnostics are in each.
  ///
  /// - Parameters:
  ///   - jobs: The number of entries that are drawn at once.
  ///   - onEnd: Called after each picture, with the number of all.
  package func allPictures(
    of kind: WidgetKind, _ request: RenderRequest, as format: OutputFormat, jobs: Int = 1,
    onEnd: (Int) -> Void = { _ in }
  ) async throws(RenderError) -> [RenderedFrame] {
    let asked = DiagnosticLog()
    let timeline = try await reporting(to: asked) { () async throws(RenderError) in
      try await self.timeline(of: kind, request)
    }
    // A frame is not changed any more.
    let count = timeline.entries.count
    return try await timeline.entries.concurrentMap(jobs: jobs, onEnd: { onEnd(count) }) {
      (entry: WidgetSource.Entry) async throws(RenderError) in
      let log = DiagnosticLog()
      log.report(contentsOf: asked)
      return UncheckedBox(value: try await picture(of: entry, in: timeline, of: kind, request, as: format, log: log))
    }.map(\.value)
  }

  private func picture(
    of entry: WidgetSource.Entry, in timeline: Timeline<WidgetSource.Entry>, of kind: WidgetKind,
    _ request: RenderRequest, as format: OutputFormat, log: DiagnosticLog, reusing pictures: EncodedPictures? = nil
  ) async throws(RenderError) -> RenderedFrame {
    let (lowered, data) = try await reporting(to: log) { () async throws(RenderError) in
      let lowered = try await stage("lowering") { () async throws(RenderError) in
        try await lower(entry, of: kind, request)
      }
      let data = try await stage("drawing") { () async throws(RenderError) in
        guard let pictures else { return try await encoded(lowered, of: kind, as: format) }
        return try await pictures.data(of: lowered, as: format) { () async throws(RenderError) in
          try await encoded(lowered, of: kind, as: format)
        }
      }
      return (lowered, data)
    }
    return RenderedFrame(
      data: data, entry: entry, policy: timeline.policy, lowered: lowered, diagnostics: log.diagnostics)
  }

  /// Runs `work` with `log` and the world bound.
  package func reporting<Value>(
    to log: DiagnosticLog, _ work: () async throws(RenderError) -> Value
  ) async throws(RenderError) -> Value {
    try await withAmbientValues({ bind(log, in: &$0) }, operation: work)
  }

  /// Runs synchronous `work` with `log` and the world bound.
  package func reporting<Value>(
    to log: DiagnosticLog, _ work: () throws(RenderError) -> Value
  ) throws(RenderError) -> Value {
    try withAmbientValues({ bind(log, in: &$0) }, operation: work)
  }

  private func bind(_ log: DiagnosticLog, in values: inout AmbientValues) {
    world.findings.forEach(log.report)
    world.apply(to: &values, at: world.now)
    values.diagnosticLog = log
  }
}
