import Diagnostics
public import Foundation
import HTTPFetching
import ImageFetching
import ImagePipeline

/// Loaded data, and where they come from.
public struct DailyLoad: Sendable {
  public let source: DailySource
  /// The data and their problems.
  public let reading: DailyReading
  /// Why older data are used; nil if these are current.
  public let failure: DailyError?
}

extension DailyStore {
  /// The current data of a source, or else the last valid ones. Reports problems of the data, and the use of older
  /// data: `daily.data-kept`.
  ///
  /// URLs are subject to the rules for widgets' images; if fetching is disabled, nothing is fetched.
  /// - Parameters:
  ///   - text: The source as written (default: the current one).
  ///   - now: The date of stored data.
  /// - Throws: Any ``DailyError``, if there are no older valid data either.
  public func load(_ text: String? = nil, now: Date) async throws(DailyError) -> DailyLoad {
    let source = try resolved(text)
    let news: DailyUpdate
    let reading: DailyReading
    do throws(DailyError) {
      news = try await source.currentData(since: kept.copy(of: source))
      reading = try DailyReading(all: news.bytes, of: source)
      if reading.data.isEmpty {
        reading.report(in: source)
        throw .nothingUsable(source: source.name)
      }
    } catch {
      return try lastGood(of: source, because: error)
    }
    do throws(DailyError) {
      try kept.keep(news.bytes, validators: news.validators, of: source, now: now)
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

/// The current data of a source.
struct DailyUpdate {
  let bytes: Data
  /// Sent with the next request; nil for files.
  let validators: DocumentValidators?
}

extension DailySource {
  /// The current bytes. Uses a conditional request if there is a copy.
  func currentData(since copy: CachedDailyData.Copy?) async throws(DailyError) -> DailyUpdate {
    guard case .address(let url) = self else { return DailyUpdate(bytes: try fileContents(), validators: nil) }
    guard let fetcher = ResourceFetcher.current else {
      throw .fetchFailed(source: name, reason: "fetching is disabled", isPassing: true)
    }
    // An unreadable copy is not mentioned in the request, so that the server sends the data again.
    let copy = copy.flatMap { (try? DailyReading($0.bytes, of: self)) == nil ? nil : $0 }
    do throws(FetchError) {
      let document = try await fetcher.documents.document(
        at: url, byteLimit: DailyReading.byteLimit, since: copy?.validators ?? DocumentValidators())
      guard let bytes = document.data ?? copy?.bytes else { throw .status(304) }
      return DailyUpdate(bytes: bytes, validators: document.validators)
    } catch {
      if case .tooLarge(let limit) = error { throw .tooLarge(source: name, limit: limit) }
      throw .fetchFailed(source: name, reason: "\(error)", isPassing: error.isNetworkError)
    }
  }

  /// The bytes of the file; empty for a URL.
  func fileContents() throws(DailyError) -> Data {
    guard case .file(let path) = self else { return Data() }
    do throws(ImageError) {
      return try ImageFile.contents(ofFile: path, limit: DailyReading.byteLimit)
    } catch {
      switch error {
      case .missing: throw .missing(source: path)
      case .fileTooLarge(_, let limit): throw .tooLarge(source: path, limit: limit)
      case .isDirectory: throw .unreadable(source: path, reason: "is a folder, not a JSON file")
      case .unreadable(let reason): throw .unreadable(source: path, reason: reason)
      default: throw .unreadable(source: path, reason: "\(error)")
      }
    }
  }
}
