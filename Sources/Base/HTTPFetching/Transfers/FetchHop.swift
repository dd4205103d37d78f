internal import CTransfer
import Foundation

/// One request to one server. Used on one thread, once.
final class FetchHop {
  private let place: ResolvedURL
  private let limits: FetchLimits
  private let allowed: AllowedHosts
  private let authorities: String?
  private let userAgent: String
  private let upload: HTTPUpload?
  private var status = 0
  private var headers = HTTPHeaders()
  private var body = Data()
  private var isTooLarge = false
  private var isHeadTooLarge = false
  private var hasConnected = false
  private var refused: (NetworkAddress, AddressKind)?

  /// - Parameter upload: What is sent; nil for GET.
  init(place: ResolvedURL, of fetch: GuardedFetch, sending upload: HTTPUpload? = nil) {
    (self.place, self.upload) = (place, upload)
    (limits, allowed, authorities) = (fetch.limits, fetch.allowed, fetch.authorities)
    userAgent = fetch.userAgent
  }

  /// The response, after the request has finished.
  var answer: HTTPResponse { HTTPResponse(status: status, headers: headers, body: body, address: place.address) }

  /// Sends the request and waits. Returns the `Location` of a redirect, if any.
  func run(headers lines: [String], within time: Duration) throws(FetchError) -> String? {
    var answer = ctransfer_answer()
    let start = ContinuousClock.now
    let outcome = exchange(lines, time, &answer)
    guard outcome == CTRANSFER_OK || isWithoutBody(outcome) else {
      // libcurl counts whole milliseconds and may time out one millisecond early.
      let isEarly = ContinuousClock.now - start + .milliseconds(20) < time
      let limit = !isEarly ? limits.total : hasConnected ? limits.silence ?? limits.connecting : limits.connecting
      throw error(outcome, Self.text(answer.message), limit)
    }
    return [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil
  }

  /// Whether the transfer was ended on purpose, as the body of an error or a redirect is not needed.
  private func isWithoutBody(_ outcome: ctransfer_status) -> Bool {
    guard status != 0, !keepsBody, !isTooLarge, !isHeadTooLarge else { return false }
    return outcome == CTRANSFER_STOPPED || outcome == CTRANSFER_TOO_LARGE
  }

  private func exchange(
    _ lines: [String], _ time: Duration, _ answer: inout ctransfer_answer
  ) -> ctransfer_status {
    let texts = ([place.address, userAgent] + lines).map { strdup($0) }
    let others = [authorities, upload?.method.rawValue].map { $0.flatMap { strdup($0) } }
    defer { for text in texts + others { free(text) } }
    let pointers = texts.map { UnsafePointer($0) }
    return pointers.dropFirst(2).withContiguousStorageIfAvailable { headers in
      var request = ctransfer_request()
      request.url = pointers[0]
      request.user_agent = pointers[1]
      request.headers = headers.baseAddress
      request.header_count = headers.count
      request.authorities = UnsafePointer(others[0])
      request.connect_milliseconds = Self.milliseconds(min(limits.connecting, time))
      request.total_milliseconds = Self.milliseconds(time)
      request.silence_seconds = limits.silence.map { Int($0 / .seconds(1)) } ?? 0
      request.byte_limit = Int64(limits.bytes)
      request.context = Unmanaged.passUnretained(self).toOpaque()
      request.may_connect = { FetchHop.of($0)?.mayConnect(to: UnsafeBufferPointer(start: $1, count: $2)) ?? false }
      request.on_header = { context, line, count in
        let bytes = UnsafeRawBufferPointer(start: line, count: count)
        return FetchHop.of(context)?.take(line: String(decoding: bytes, as: UTF8.self)) ?? false
      }
      request.on_body = { FetchHop.of($0)?.take(bytes: UnsafeBufferPointer(start: $1, count: $2)) ?? false }
      guard let upload else { return ctransfer_send(&request, &answer) }
      request.method = UnsafePointer(others[1])
      return upload.payload.withUnsafeBytes { bytes in
        request.payload = bytes.bindMemory(to: UInt8.self).baseAddress
        request.payload_length = bytes.count
        return ctransfer_send(&request, &answer)
      }
    } ?? CTRANSFER_FAILED
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> FetchHop? {
    context.map { Unmanaged<FetchHop>.fromOpaque($0).takeUnretainedValue() }
  }

  private func mayConnect(to bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let address = NetworkAddress(bytes: Array(bytes)) else { return false }
    let kind = AddressKind(of: address)
    guard kind == .publicUnicast || allowed.contains(address, host: place.host) else {
      refused = refused ?? (address, kind)
      return false
    }
    hasConnected = true
    return true
  }

  private func take(line: String) -> Bool {
    guard line.hasPrefix("HTTP/") else {
      isHeadTooLarge = !headers.take(line: line)
      return !isHeadTooLarge
    }
    // Interim responses (100, 103) have their own headers.
    let words = line.split(separator: " ")
    status = words.count > 1 ? Int(words[1].prefix { $0.isNumber }) ?? 0 : 0
    headers = HTTPHeaders()
    return true
  }

  private func take(bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard keepsBody else { return false }
    isTooLarge = body.count + bytes.count > limits.bytes
    if isTooLarge { body = Data() } else { body.append(bytes) }
    return !isTooLarge
  }

  private func error(_ outcome: ctransfer_status, _ message: String, _ limit: Duration) -> FetchError {
    switch outcome {
    case CTRANSFER_MISSING_LIBRARY: .missingLibrary
    case CTRANSFER_BAD_ADDRESS: .invalidURL
    case CTRANSFER_UNRESOLVED: .unresolvedHost(place.host)
    case CTRANSFER_UNCONNECTED:
      // A host may have several addresses, and the others may not have responded.
      if let (address, kind) = refused, !hasConnected {
        .refusedHost(place.host, address, kind)
      } else {
        .connectionFailed(place.host)
      }
    case CTRANSFER_BROKEN: .connectionClosed
    case CTRANSFER_TIMED_OUT: .timedOut(limit)
    case CTRANSFER_INSECURE: .insecure(reason: message)
    case CTRANSFER_STOPPED where isHeadTooLarge: .headersTooLarge(limit: HTTPHeaders.limit)
    case CTRANSFER_TOO_LARGE, CTRANSFER_STOPPED: .tooLarge(limit: limits.bytes)
    case CTRANSFER_NO_HTTP: .notHTTP
    case CTRANSFER_BAD_ENCODING: .badEncoding
    default: .failed(reason: message)
    }
  }

  /// Whether the body is kept. Bodies of errors, redirects and uploads are discarded.
  private var keepsBody: Bool { upload == nil && (status == 200 || status == 203) }

  private static func milliseconds(_ duration: Duration) -> Int {
    Int(max(min(duration / .milliseconds(1), 86_400_000), 1))
  }

  private static func text<Letters>(_ letters: Letters) -> String {
    withUnsafeBytes(of: letters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
