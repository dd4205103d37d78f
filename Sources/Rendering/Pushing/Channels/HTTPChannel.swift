import Foundation
import Graphics
import HTTPFetching

/// Sends each picture in a request of its own.
final class HTTPChannel: PushChannel {
  private let target: PushTarget
  private let address: URL
  private let method: HTTPUpload.Method

  init(_ target: PushTarget, _ method: HTTPUpload.Method, to address: URL) {
    (self.target, self.method, self.address) = (target, method, address)
  }

  /// Slow uplinks may take long, but not be silent.
  private static let limits: FetchLimits = {
    var limits = FetchLimits(connecting: .seconds(10), total: .seconds(600))
    limits.silence = .seconds(20)
    return limits
  }()

  func send(_ picture: PushedPicture) throws(PushFailure) {
    var headers = target.headers + ["Content-Type: \(picture.format.mediaType)"]
    if let token = try target.secret() { headers.append("Authorization: Bearer \(token)") }
    if let date = picture.report.start { headers.append("Last-Modified: \(HTTPDate.text(date))") }
    let upload = HTTPUpload(method, picture.data, headers: headers)
    let answer: HTTPResponse
    do throws(FetchError) {
      answer = try upload.send(to: url(of: picture), within: Self.limits, trusting: target.authorities)
    } catch {
      throw PushFailure("\(error)", isWhole: true)
    }
    guard !(200...299).contains(answer.status) else { return }
    let pause = answer.retryAfter(at: Date()).map { $0 / .seconds(1) }
    let hint = [301, 302, 303, 307, 308].contains(answer.status) ? "; redirects are not followed" : ""
    throw PushFailure("HTTP status \(answer.status)\(hint)", isWhole: [429, 503].contains(answer.status), pause: pause)
  }

  /// An address that ends with a slash is a folder.
  private func url(of picture: PushedPicture) -> URL {
    address.path(percentEncoded: true).hasSuffix("/") ? address.appending(path: picture.fileName) : address
  }
}
