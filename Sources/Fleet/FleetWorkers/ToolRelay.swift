import DrawingSessions
import Foundation
import HTTPFetching
import JSONText
import Synchronization
import SystemIO

/// Fetches for a tool in the sandbox, as the requests of its widgets allow.
final class ToolRelay: Sendable {
  private let relay: FetchRelay
  private let damaged = Mutex(false)

  /// Tells a tool where to ask.
  static let environment = [(RelayClient.variable, "\(ChildProcess.furtherDescriptor)")]

  init() throws(ToolFailure) {
    do throws(FetchRelay.Unavailable) {
      relay = try FetchRelay()
    } catch {
      throw ToolFailure("the tool cannot be connected: \(SystemError(error.code))")
    }
  }

  deinit { relay.end() }

  /// The socket of the tool.
  var programEnd: Int32 { relay.programEnd }

  /// To be called when the tool has it.
  func closeProgramEnd() { close(relay.programEnd) }

  func start(for process: TaskProcess) {
    relay.start { [weak self, killer = process.killer] in
      self?.damaged.withLock { $0 = true }
      killer.kill()
    }
  }

  /// Begins a task of a widget.
  ///
  /// Allowed hosts come from the stored request of the widget. The tool cannot add any.
  func begin(_ request: String) {
    var rules = FetchRelay.Rules(isOffline: true)
    if let document = try? JSONDocument(Array(request.utf8)), case .object(let object) = JSONValue(document.root) {
      rules.isOffline = object["offline"] == .bool(true)
      let hosts: [String] =
        switch object["allow-host"] {
        case .string(let host): [host]
        case .array(let list): list.compactMap { if case .string(let host) = $0 { host } else { nil } }
        default: []
        }
      rules.allowed = (try? AllowedHosts(hosts)) ?? .none
    }
    relay.begin(rules)
  }

  /// Why the tool was ended; nil if it was not.
  var problem: String? { damaged.withLock { $0 } ? "the tool sent a request that cannot be read" : nil }

  func end() { relay.end() }
}
