import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Rendering
import Snapshots
import SwiftUI
import Testing
import WidgetKit
import Widgets
import WidgetTesting

func expectSnapshot(
  _ name: String, of picture: RenderedFrame, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let twins = SnapshotTwins(
    layout: picture.lowered.layout.map(\.description).joined(),
    displayList: picture.lowered.displayList.description,
    picture: .picture(try PNGDecoder.decode(picture.data), picture.lowered.displayList),
    scale: Double(picture.lowered.displayList.scale.pixelsPerPoint))
  try expectSnapshot(name, of: twins, sourceLocation: sourceLocation)
}

/// Compares a picture with its references.
///
/// - Parameter name: `suite/case`.
func expectSnapshot(
  _ name: String, of twins: SnapshotTwins, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let store = ReferenceStore(mode: try .ofTest(), run: .ofProcess(testing: URL(fileURLWithPath: #filePath)))
  let messages = twins.messages(
    named: name, test: Test.current.map { "\($0.id)" } ?? name,
    source: SourceLine(file: sourceLocation.filePath, line: sourceLocation.line), in: SnapshotTwins.folder, store)
  for message in messages { Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation) }
}

/// Draws `content` as a small widget of 170 × 170 points without margins, on white, and compares it with its
/// references.
///
/// - Parameter name: `suite/case`.
func expectSnapshot(
  _ name: String, scale: CGFloat = 1, locale: String = "en_US", scheme: ColorScheme = .light,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder content: @escaping () -> some View
) async throws {
  var request = RenderRequest(family: .systemSmall)
  request.scale = PixelScale(scale)
  request.colorScheme = scheme
  let picture = try await TestWidget.picture(request, locale: locale) {
    content().containerBackground(scheme == .dark ? Color.black : Color.white, for: .widget)
  }
  #expect(picture.diagnostics == [], sourceLocation: sourceLocation)
  try expectSnapshot(name, of: picture, sourceLocation: sourceLocation)
}
