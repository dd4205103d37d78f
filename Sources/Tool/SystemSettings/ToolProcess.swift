import CLinux
import Foundation
import Synchronization

/// Whether the process is the tool, or another program that runs its commands, such as a test.
package enum ToolProcess {
  private static let isStarted = Mutex(false)

  /// The environment at the start of the process. The tool later sets `TZ` for its pictures, which child processes
  /// must not inherit.
  package static let variables: [String: String] = {
    var variables: [String: String] = [:]
    var next = clinux_environment()
    // Foundation takes eight times as long.
    while let text = next?.pointee {
      if let equals = strchr(text, Int32(UInt8(ascii: "="))) {
        let name = UnsafeRawBufferPointer(start: text, count: equals - text)
        variables[String(decoding: name, as: UTF8.self)] = String(cString: equals + 1)
      }
      next? += 1
    }
    return variables
  }()

  package static var isTool: Bool { isStarted.withLock { $0 } }

  /// Called once, by the tool's `main()`.
  package static func becomeTool() { isStarted.withLock { $0 = true } }
}
