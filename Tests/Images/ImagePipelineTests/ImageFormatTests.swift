import Foundation
import ImageCodecs
import Testing

@testable import ImagePipeline

struct ImageFormatTests {
  @Test func `formats are sniffed`() {
    #expect(ImageFormat(sniffing: Data([0xFF, 0xD8, 0xFF])) == .jpeg)
    #expect(ImageFormat(sniffing: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])) == .png)
    #expect(ImageFormat(sniffing: Data("RIFF0000WEBPVP8 ".utf8)) == .webp)
    #expect(ImageFormat(sniffing: Data("GIF87a".utf8)) == .gif)
    #expect(ImageFormat(sniffing: Data("RIFF0000WAVE".utf8)) == nil)
    #expect(ImageFormat(sniffing: Data([0x89, 0x50, 0x4E])) == nil)
    #expect(ImageFormat(sniffing: Data()) == nil)
  }

  @Test func `every format has a name of its own, and the file kind of its signature`() {
    #expect(ImageFormat.all.map(\.name) == ["jpeg", "png", "webp", "gif"])
    #expect(ImageFormat.titles == "JPEG, PNG, WebP or GIF")
    for format in ImageFormat.all where format != .webp {
      #expect(FileKind(of: Data(format.signature)).description == "a \(format.title) image")
    }
  }

  @Test func `errors of different codecs are different, though they read the same`() {
    #expect(ImageError.codec(JPEGError.empty) == .codec(JPEGError.empty))
    #expect(ImageError.codec(JPEGError.empty) != .codec(PNGError.empty))
    #expect("\(ImageError.codec(JPEGError.empty))" == "\(ImageError.codec(PNGError.empty))")
  }
}
