import Foundation
import Graphics
import ImageCodecs
import Synchronization

@testable import PictureFetching

/// A clock that stands still unless a test or a wait moves it.
final class TestClock: Sendable {
  private let state = Mutex((now: Date(timeIntervalSince1970: 1_800_000_000), waits: [Duration]()))

  var now: Date { state.withLock { $0.now } }
  var waits: [Duration] { state.withLock { $0.waits } }

  func advance(seconds: TimeInterval) { state.withLock { $0.now += seconds } }

  var clock: FetchClock {
    FetchClock(now: { self.now }) { duration in
      self.advance(seconds: duration / .seconds(1))
      self.state.withLock { $0.waits.append(duration) }
    }
  }
}

enum TestPicture {
  /// A white PNG.
  static func png(_ width: Int, _ height: Int = 1) throws -> Data {
    let bitmap = Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { bytes in
      for index in 0..<bytes.count { bytes[index] = 0xFF }
    }
    return try PNGEncoder.encode(bitmap)
  }
}

/// A temporary folder, deleted with the test.
final class StoreFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())", directoryHint: .isDirectory)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The files of cached images, in order of their names.
  var files: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map { url.appending(path: $0) }
  }
}

extension GuardedFetch {
  /// Allows this machine, in any spelling of its address.
  static func ofLoopback(_ limits: FetchLimits = .standard) throws -> GuardedFetch {
    GuardedFetch(limits: limits, allowed: try AllowedHosts(["127.0.0.0/8"]))
  }
}
