import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import ImagePipeline

struct ImageReaderTests {
  @Test func `an image keeps its bytes, its upright size and its origin`() throws {
    let data = CoverSubject.oriented(6, try CoverSubject.jpeg(40, 20))
    let picture = try ImageReader.picture(from: data, origin: "cover.jpg")
    #expect(picture.pixelSize == PixelSize(width: 20, height: 40))
    #expect(picture.origin == "cover.jpg")
    guard case .encoded(data) = picture.content else {
      Issue.record("the bytes are not the file's")
      return
    }
  }

  @Test func `a PNG is an image too`() throws {
    let png = try PNGEncoder.encode(CoverSubject.gradient(9, 7))
    #expect(try ImageReader.picture(from: png, origin: nil).pixelSize == PixelSize(width: 9, height: 7))
  }

  @Test func `other files are named`() {
    #expect(throws: ImageError.empty) { try ImageReader.picture(from: Data(), origin: nil) }
    let page = Data("<html><body>404</body></html>".utf8)
    let error = ImageError.notAnImage(found: "an HTML page")
    #expect(throws: error) { try ImageReader.picture(from: page, origin: nil) }
    #expect(error.description == "not a JPEG, PNG, WebP or GIF image but an HTML page")
  }

  @Test func `a broken header is the decoder's error`() throws {
    let data = try CoverSubject.jpeg(40, 20).prefix(30)
    #expect(throws: ImageError.codec(JPEGError.truncated(atRow: 0, of: 0))) {
      try ImageReader.picture(from: data, origin: nil)
    }
    let png = try PNGEncoder.encode(CoverSubject.gradient(9, 7)).prefix(12)
    #expect(throws: ImageError.codec(PNGError.truncated(atRow: 0, of: 0))) {
      try ImageReader.picture(from: png, origin: nil)
    }
  }

  @Test func `a file is read, through a link too`() throws {
    try CoverSubject.withDirectory { directory in
      let data = try CoverSubject.jpeg(40, 20)
      let (file, link) = (directory.appending(path: "a.jpg"), directory.appending(path: "b.jpg"))
      try data.write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      for path in [file.path, link.path] {
        let picture = try ImageReader.picture(contentsOfFile: path)
        #expect(picture.origin == path)
        #expect(try picture == ImageReader.picture(from: data, origin: nil))
      }
    }
  }

  @Test func `files that cannot be read have their own errors`() throws {
    try CoverSubject.withDirectory { directory in
      let missing = directory.appending(path: "none.jpg").path
      #expect(throws: ImageError.missing) { try ImageReader.picture(contentsOfFile: missing) }
      #expect(throws: ImageError.missing) { try ImageReader.picture(contentsOfFile: missing + "/below") }
      #expect(throws: ImageError.missing) { try ImageReader.picture(contentsOfFile: "a\0b") }
      #expect(throws: ImageError.isDirectory) { try ImageReader.picture(contentsOfFile: directory.path) }
      #expect(throws: ImageError.notAFile) { try ImageReader.picture(contentsOfFile: "/dev/zero") }
      let pipe = directory.appending(path: "pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)
      #expect(throws: ImageError.notAFile) { try ImageReader.picture(contentsOfFile: pipe) }
      let loop = directory.appending(path: "loop").path
      try #require(symlink(loop, loop) == 0)
      let error = try #require(throws: ImageError.self) { try ImageReader.picture(contentsOfFile: loop) }
      guard case .unreadable(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test func `the size of a file is checked before it is read`() throws {
    try CoverSubject.withDirectory { directory in
      let file = directory.appending(path: "a.jpg")
      let data = try CoverSubject.jpeg(40, 20)
      try data.write(to: file)
      let limits = DecodingLimits(maximumInputBytes: data.count - 1)
      #expect(throws: ImageError.fileTooLarge(bytes: data.count, limit: data.count - 1)) {
        try ImageReader.picture(contentsOfFile: file.path, limits: limits)
      }
      let picture = try ImageReader.picture(contentsOfFile: file.path, limits: .init(maximumInputBytes: data.count))
      #expect(picture.pixelSize == PixelSize(width: 40, height: 20))
      try Data().write(to: file)
      #expect(throws: ImageError.empty) { try ImageReader.picture(contentsOfFile: file.path) }
    }
  }
}
