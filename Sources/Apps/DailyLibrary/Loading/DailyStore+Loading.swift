import HTTPFetching
import ImageFetching
import ImagePipeline
import Diagnostics
public import Foundation

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
    let news: DailyUpdate
    let reading: DailyReading
    do throws(DailyError) {
      news = try await source.news(since: kept.copy(of: source))
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

/// What is at a source now.
struct DailyUpdate {
  let bytes: Data
  /// What its server is to be told of them; nil for files.
  let validators: DocumentValidators?
}

extension DailySource {
  /// The bytes that are there now. A server is told of those that are kept, and need not send them again.
  func news(since copy: KeptData.Copy?) async throws(DailyError) -> DailyUpdate {
    guard case .address(let url) = self else { return DailyUpdate(bytes: try fileContents(), validators: nil) }
    guard let fetcher = ResourceFetcher.current else {
      throw .unfetched(source: name, reason: "nothing is fetched here", isPassing: true)
    }
    // Of a copy that cannot be read nothing is told, so that the server sends another.
    let copy = copy.flatMap { (try? DailyReading($0.bytes, of: self)) == nil ? nil : $0 }
    do throws(FetchError) {
      let document = try await fetcher.documents.document(
        at: url, byteLimit: DailyReading.byteLimit, since: copy?.validators ?? DocumentValidators())
      guard let bytes = document.data ?? copy?.bytes else { throw .status(304) }
      return DailyUpdate(bytes: bytes, validators: document.validators)
    } catch {
      if case .tooLarge(let limit) = error { throw .tooLarge(source: name, limit: limit) }
      throw .unfetched(source: name, reason: "\(error)", isPassing: error.isOfNetwork)
    }
  }

  /// The bytes of the file; of none where it is an address.
  func fileContents() throws(DailyError) -> Data {
    guard case .file(let path) = self else { return Data() }
    do throws(ImageError) {
      return try ImageFile.contents(ofFile: path, limit: DailyReading.byteLimit)
    } catch {
      switch error {
      case .missing: throw .missing(source: path)
      case .fileTooLarge(_, let limit): throw .tooLarge(source: path, limit: limit)
      case .isDirectory: throw .unreadable(source: path, reason: "this is a directory, not a JSON file")
      case .unreadable(let reason): throw .unreadable(source: path, reason: reason)
      default: throw .unreadable(source: path, reason: "\(error)")
      }
    }
  }
}
