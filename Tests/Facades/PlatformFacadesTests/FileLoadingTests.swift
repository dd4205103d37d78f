import Foundation
import FoundationNetworking
import Testing

@testable import NetworkingAdditions

struct FileLoadingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-files-\(UUID())")
  private let bytes = Data("harbour".utf8)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func put(_ name: String, _ data: Data) throws -> URL {
    let file = folder.appending(path: name)
    try data.write(to: file)
    return file
  }

  private func removed(_ body: () async throws -> Void) async rethrows {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body()
  }

  @Test func `a file is read with its type and length by every kind of session`() async throws {
    try await removed {
      let file = try put("ä b.PNG", bytes)
      let sessions = [
        FileLoading.sharedSession, URLSession(configuration: FileLoading.defaultConfiguration),
        URLSession(configuration: FileLoading.ephemeralConfiguration),
      ]
      for session in sessions {
        let (data, response) = try await session.data(from: file)
        #expect(data == bytes && response.mimeType == "image/png" && response.expectedContentLength == 7)
        #expect(response.url == file && !(response is HTTPURLResponse))
      }
      let request = URLRequest(url: try put("none.of.ours", Data()))
      let (data, response) = try await FileLoading.sharedSession.data(for: request)
      #expect(data.isEmpty && response.mimeType == "application/octet-stream")
    }
  }

  @Test func `a missing, special or too large file is an error`() async throws {
    try await removed {
      let pipe = folder.appending(path: "pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      let large = try put("large", Data())
      let handle = try FileHandle(forWritingTo: large)
      // A sparse file.
      try handle.truncate(atOffset: UInt64(FileProtocol.longest) + 1)
      try handle.close()
      let faults: [(URL, URLError.Code)] = [
        (folder.appending(path: "none"), .fileDoesNotExist), (folder, .fileIsDirectory), (pipe, .cannotOpenFile),
        (large, .dataLengthExceedsMaximum),
        (try #require(URL(string: large.absoluteString + "%00.png")), .fileDoesNotExist),
      ]
      for (url, code) in faults {
        let error = await #expect(throws: URLError.self) { try await FileLoading.sharedSession.data(from: url) }
        #expect(error?.code == code, "\(url.lastPathComponent)")
      }
    }
  }

  @Test func `a download of a file is refused, as Foundation has no place for it`() async throws {
    try await removed {
      let file = try put("a.png", bytes)
      let error = await #expect(throws: URLError.self) { try await FileLoading.sharedSession.download(from: file) }
      #expect(error?.code == .unsupportedURL)
    }
  }
}
