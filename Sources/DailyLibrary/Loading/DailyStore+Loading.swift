import Artwork
public import Foundation
import Graphics
import PictureFetching

/// Data, and how they were come by.
public struct DailyLoad: Sendable {
  /// Where they are from.
  public let source: DailySource
  /// What was read, and what is wrong with it.
  public let reading: DailyReading
  /// Why newer ones could not be had; nil where these are the newest.
  public let failure: DailyError?
}

extension DailyStore {
  /// The newest data of a source, else the last good ones. What is wrong with them is reported to the current log, and that
  /// older ones are used: `daily.data-kept`.
  ///
  /// An address is asked by the rules that hold for widgets' pictures: where nothing may be fetched, nothing is.
  /// - Parameters:
  ///   - text: The source as it is written; nil for the one that was set.
  ///   - now: What counts as now, for the date of what is kept.
  /// - Throws: Any ``DailyError``, where there are no last good data either.
  public func load(_ text: String? = nil, now: Date) async throws(DailyError) -> DailyLoad {
    let source = try resolved(text)
    let bytes: Data
    let reading: DailyReading
    do throws(DailyError) {
      bytes = try await source.contents()
      reading = try DailyReading(bytes, of: source)
    } catch {
      return try lastGood(of: source, because: error)
    }
    do throws(DailyError) {
      try kept.keep(bytes, of: source, now: now)
    } catch {
      DiagnosticLog.current.report(Diagnostic(id: "daily.not-kept", message: "\(error)", subject: source.name))
    }
    reading.report(in: source)
    return DailyLoad(source: source, reading: reading, failure: nil)
  }

  private func lastGood(of source: DailySource, because error: DailyError) throws(DailyError) -> DailyLoad {
    guard let copy = kept.copy(of: source), let reading = try? DailyReading(copy.bytes, of: source) else { throw error }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "daily.data-kept", message: "\(error); the data of \(copy.received.formatted(.iso8601)) are shown",
        subject: nil))
    return DailyLoad(source: source, reading: reading, failure: error)
  }
}

extension DailyReading {
  fileprivate func report(in source: DailySource) { for fault in faults { fault.report(in: source) } }
}

extension DailySource {
  /// The bytes that are there now.
  func contents() async throws(DailyError) -> Data {
    guard case .address(let url) = self else { return try fileContents() }
    do throws(FetchError) {
      guard let fetcher = PictureFetcher.current else { throw .offline }
      return try await fetcher.document(at: url, byteLimit: DailyReading.byteLimit)
    } catch {
      if case .tooLarge(let limit) = error { throw .tooLarge(source: name, limit: limit) }
      throw .unfetched(source: name, reason: "\(error)", isPassing: error.isOfNetwork)
    }
  }

  /// The bytes of the file; of none where it is an address.
  func fileContents() throws(DailyError) -> Data {
    guard case .file(let path) = self else { return Data() }
    do throws(PictureError) {
      return try PictureFile.contents(ofFile: path, limit: DailyReading.byteLimit)
    } catch {
      switch error {
      case .missing: throw .missing(source: path)
      case .fileTooLarge(_, let limit): throw .tooLarge(source: path, limit: limit)
      default: throw .unreadable(source: path, reason: "\(error)")
      }
    }
  }
}
