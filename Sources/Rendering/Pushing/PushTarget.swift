import Diagnostics
package import Foundation
package import HTTPFetching
import SystemIO

/// Where pictures are sent after they were replaced.
package struct PushTarget: Hashable, Sendable {
  package enum Means: Hashable, Sendable {
    case http(HTTPUpload.Method, URL)
    /// A broker, and the prefix of Home Assistant's topics there; nil for none.
    case mqtt(URL, discovery: String?)
    case command(ChangeCommand)
  }

  package let means: Means
  /// The folders in the output whose pictures are sent, with those below them; nil for all.
  package var pictures: Set<String>?
  /// More lines of each request.
  package var headers: [String] = []
  /// A file with the token of HTTP or the password of MQTT, which is read for every connection.
  package var secretFile: String?
  /// A PEM file of certificate authorities; nil for the machine's.
  package var authorities: String?

  package init(_ means: Means) { self.means = means }

  /// The server or broker; nil for a command.
  package var address: URL? {
    switch means {
    case .http(_, let address), .mqtt(let address, _): address
    case .command: nil
    }
  }

  /// The name in messages: the address without its secrets, or the program, whose arguments may be secret.
  package var name: String {
    if case .command(let command) = means { return command.program }
    return address?.redacted ?? ""
  }

  /// The name of its record, which contains no secret. It is the same as long as the pictures go to the same place.
  package var key: String {
    let words: [String]
    switch means {
    case .http(let method, let address): words = [method.rawValue, address.absoluteString]
    case .mqtt(let address, _): words = ["mqtt", address.absoluteString]
    case .command(let command): words = ["exec"] + command.words
    }
    return ContentHash(Data(words.joined(separator: "\u{0}").utf8)).digits
  }

  /// Whether the pictures of a folder are sent.
  package func takes(_ path: String) -> Bool { pictures?.contains { path == $0 || path.hasPrefix("\($0)/") } ?? true }

  /// The first line of ``secretFile``.
  func secret() throws(PushFailure) -> String? {
    guard let secretFile else { return nil }
    do {
      let text = String(decoding: try RegularFile.contents(of: secretFile, limit: 65_536), as: UTF8.self)
      let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      guard !line.isEmpty, line.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
        throw PushFailure("\(secretFile): its first line is empty or has control characters", isWhole: true)
      }
      return line
    } catch let failure as PushFailure {
      throw failure
    } catch {
      throw PushFailure("\(secretFile): cannot be read", isWhole: true)
    }
  }
}
