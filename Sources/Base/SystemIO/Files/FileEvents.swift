import Foundation
package import Glibc

/// Events of an inotify descriptor.
package enum FileEvents {
  /// Reads pending events without waiting.
  ///
  /// - Parameter take: Receives each event with the name of its file, which is empty for the watched folder itself.
  package static func read(_ descriptor: Int32, _ take: (inotify_event, String) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let end = min(offset + head + Int(event.len), count)
          let name = buffer[(offset + head)..<end].prefix { $0 != 0 }
          take(event, String(decoding: name, as: UTF8.self))
          offset = end
        }
      }
    }
  }
}
