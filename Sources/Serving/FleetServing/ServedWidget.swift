import CoreMetrics
import FleetStore
import Foundation
import NIOCore
package import PictureServing
import PostgresClient
import RequestReading
import Synchronization
import SystemIO

/// What the database has said about a widget.
package struct ServedWidget: Sendable {
  /// The widget's number in the database.
  let number: Int64
  /// When the picture or the timeline changes; nil for only on request.
  let next: Date?
  /// The reason for a missing picture; nil before the first attempt.
  let reason: String?
  /// Nil before the first picture.
  let contents: ServedContents?

  init(number: Int64, next: Date? = nil, reason: String? = nil, contents: ServedContents? = nil) {
    (self.number, self.next, self.reason, self.contents) = (number, next, reason, contents)
  }

  /// About what it takes in memory, in bytes.
  var byteCount: Int { (contents?.byteCount ?? 0) + 1024 }
}

/// The current frame of a widget: its picture and its report.
package final class ServedContents: Sendable {
  let format: String
  let hash: Data
  /// When the frame was made current. Another report may belong to the same picture.
  let moved: Date
  private let widget: WidgetName
  private let picture: PublishedFile
  private let report: Data
  private let date: Date
  /// Made when they are asked for.
  private let texts = Mutex<[PublishedForm: PublishedFile]>([:])

  init(_ current: CurrentPicture, of widget: WidgetName) {
    (format, hash, moved, date) = (current.format, current.hash, current.moved, current.date)
    (self.widget, report) = (widget, current.report)
    picture = PublishedFile(
      body: ByteBuffer(bytes: current.data), type: PublishedForm.picture(current.format).type,
      tag: "\"\(current.hash.map(Self.digits).joined())\"", modified: current.date)
  }

  private static func digits(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  /// About what it takes in memory, in bytes: the page has the report's links.
  var byteCount: Int { picture.body.readableBytes + 3 * report.count }

  /// What an address with that extension shows; nil for another format.
  func file(as form: PublishedForm) -> PublishedFile? {
    if case .picture(let suffix) = form { return suffix == format ? picture : nil }
    return texts.withLock { texts in
      if let file = texts[form] { return file }
      let data =
        form == .json
        ? report
        : FramePage(of: widget.name, picture: "\(widget.encodedName).\(format)", report: report).html
      let file = PublishedFile(
        body: ByteBuffer(bytes: data), type: form.type, tag: "\"\(ContentHash(data).digits)\"", modified: date)
      texts[form] = file
      return file
    }
  }
}

extension ServedWidget {
  /// Asks the database for a widget; for its picture only if `known` is not of the same frame.
  ///
  /// - Parameter onRead: Called for each statement with what it reads: `frame` or `picture`.
  /// - Returns: Nil for an unknown widget.
  init?(
    _ widget: WidgetName, known: ServedContents?, in database: FleetDatabase, onRead: (String) -> Void
  ) throws(PostgresError) {
    onRead("frame")
    guard let frame = try database.frame(owner: widget.owner, name: widget.name) else { return nil }
    guard let hash = frame.hash else {
      self.init(number: frame.widget, next: frame.next, reason: frame.reason)
      return
    }
    if let known, known.hash == hash, known.moved == frame.moved {
      self.init(number: frame.widget, next: frame.next, contents: known)
      return
    }
    onRead("picture")
    // Removed since then, or its picture was.
    guard let picture = try database.picture(owner: widget.owner, name: widget.name) else {
      self.init(number: frame.widget, next: frame.next, reason: "the picture is being replaced")
      return
    }
    self.init(number: frame.widget, next: picture.next, contents: ServedContents(picture, of: widget))
  }
}

extension FleetReaders {
  /// Asks for widgets.
  package func question(counting metrics: PrometheusMetrics) -> FleetPictures.Question {
    let counters = ["frame", "picture"].map { what in
      (what, metrics.makeCounter(label: "almanac_database_reads_total", dimensions: [("of", what)]))
    }
    return { [self] widget, known, callback in
      read { (database) throws(PostgresError) in
        try ServedWidget(widget, known: known?.contents, in: database) { what in
          counters.first { $0.0 == what }?.1.increment(by: 1)
        }
      } then: { [database] result in
        switch result {
        case .success: database.succeeded(.pictures)
        case .failure(.refused(let error)) where error.isOfSchema: database.failed(.pictures, error)
        case .failure: break
        }
        callback(result)
      }
    }
  }
}

extension PostgresError {
  /// Whether it is about a function or the right to call it, and so about every widget.
  fileprivate var isOfSchema: Bool {
    guard case .server(let state) = kind else { return false }
    return state.hasPrefix("42") || state.hasPrefix("3F")
  }
}
