import Ambient
import Diagnostics
import Foundation
import FoundationAdditions
import Graphics
import ImageCodecs
import Testing

@testable import UIKitValues

struct UIImageTests {
  /// A JPEG of 6 × 4 red pixels.
  private let jpeg: Data

  init() throws {
    let red = Bitmap(pixelSize: PixelSize(width: 6, height: 4), isOpaque: true) { bytes in
      for pixel in bytes.bindMemory(to: UInt32.self).indices {
        bytes.storeBytes(of: 0xFFFF_0000, toByteOffset: pixel * 4, as: UInt32.self)
      }
    }
    jpeg = try JPEGEncoder.encode(red, quality: 0.9, subsampling: .full)
  }

  @Test func `an image of data has a size in points`() {
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 6, height: 4))
    #expect(UIImage(data: jpeg, scale: 2)?.size == CGSize(width: 3, height: 2))
  }

  @Test func `an image of a file keeps its origin`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jpg")
    try jpeg.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.picture.origin == file.path)
  }

  @Test func `other files give nil and a diagnostic`() {
    let log = DiagnosticLog()
    log.collecting {
      #expect(UIImage(data: Data("<html>".utf8)) == nil)
      #expect(UIImage(data: Data()) == nil)
      #expect(UIImage(contentsOfFile: "/nowhere/cover.jpg") == nil)
    }
    #expect(log.diagnostics.map(\.id) == Array(repeating: "picture.unreadable", count: 3))
    #expect(log.diagnostics.last?.subject == "/nowhere/cover.jpg")
  }

  @Test func `preparation finds damage after the header`() throws {
    let log = DiagnosticLog()
    let image = try #require(UIImage(data: jpeg.dropLast(4)))
    log.collecting { #expect(image.preparingForDisplay() == nil) }
    #expect(log.diagnostics.count == 1)
    #expect(UIImage(data: jpeg)?.preparingForDisplay()?.size == CGSize(width: 6, height: 4))
  }

  @Test func `a group's container is in the renderer's folder`() async {
    // Snapshots of other tests set the groups of the whole process.
    await #expect(processExitsWith: .success) {
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") == nil)
      withAmbientValues({ $0.groupContainers = URL(fileURLWithPath: "/home/groups") }) {
        let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
        #expect(url?.path == "/home/groups/group.a")
      }
    }
  }
}
