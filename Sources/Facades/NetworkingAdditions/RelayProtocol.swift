import Foundation
import FoundationNetworking
internal import HTTPFetching
internal import Synchronization

/// Loads `http:` and `https:` URLs in a program without network, through ``RelayClient``. Only GET requests; a response
/// has a body if its status is 200 or 203.
final class RelayProtocol: URLProtocol {
  private let isStopped = Mutex(false)

  override class func canInit(with request: URLRequest) -> Bool {
    RelayClient.ofProcess != nil && ["http", "https"].contains(request.url?.scheme?.lowercased())
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    // Foundation traps if a download task completes without a file, and a protocol cannot provide one.
    guard !(task is URLSessionDownloadTask) else { return finish(.failure(URLError(.unsupportedURL))) }
    // Foundation says that protocols are not Sendable. This one's state has a lock, and its client queues calls.
    nonisolated(unsafe) let loading = self
    Task { [request] in loading.finish(await Self.answer(to: request, GuardedFetch())) }
  }

  override func stopLoading() { isStopped.withLock { $0 = true } }

  private func finish(_ result: Result<(HTTPURLResponse, Data), URLError>) {
    guard !isStopped.withLock({ $0 }) else { return }
    switch result {
    case .success((let response, let body)):
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: body)
      client?.urlProtocolDidFinishLoading(self)
    case .failure(let error):
      client?.urlProtocol(self, didFailWithError: error)
    }
  }

  /// Sends a request.
  static func answer(
    to request: URLRequest, _ fetch: GuardedFetch
  ) async -> Result<(HTTPURLResponse, Data), URLError> {
    let address = request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]
    guard let url = request.url, ["GET", nil].contains(request.httpMethod), request.httpBody == nil,
      request.httpBodyStream == nil
    else { return .failure(URLError(.unsupportedURL, userInfo: address)) }
    var fetch = fetch
    let fields = request.allHTTPHeaderFields ?? [:]
    fetch.userAgent = request.value(forHTTPHeaderField: "User-Agent") ?? fetch.userAgent
    let lines = fields.filter { !own.contains($0.key.lowercased()) }.map { "\($0.key): \($0.value)" }.sorted()
    do throws(FetchError) {
      let answer = try await fetch.answer(from: url, headers: lines.filter(RelayClient.isAllowed))
      let headers = Dictionary(uniqueKeysWithValues: answer.headers.fields.map { ($0.name, $0.value) })
      guard
        let response = HTTPURLResponse(
          url: URL(string: answer.address) ?? url, statusCode: answer.status, httpVersion: "HTTP/1.1",
          headerFields: headers)
      else { return .failure(URLError(.badServerResponse, userInfo: address)) }
      return .success((response, answer.body))
    } catch {
      return .failure(URLError(code(of: error), userInfo: address))
    }
  }

  /// What the program that fetches sends itself.
  private static let own: Set<String> = ["user-agent", "accept-encoding"]

  private static func code(of error: FetchError) -> URLError.Code {
    switch error {
    case .invalidURL, .invalidPort: .badURL
    case .refusedScheme: .unsupportedURL
    case .tooManyRedirects, .refusedRedirect, .refusedDowngrade: .httpTooManyRedirects
    case .unresolvedHost: .cannotFindHost
    case .refusedHost, .connectionFailed: .cannotConnectToHost
    case .timedOut: .timedOut
    case .insecure: .secureConnectionFailed
    case .tooLarge: .dataLengthExceedsMaximum
    case .offline: .notConnectedToInternet
    case .notHTTP, .badEncoding, .headersTooLarge, .status, .notAnImage: .badServerResponse
    case .connectionClosed, .missingLibrary, .failed: .networkConnectionLost
    }
  }
}
