import Foundation
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import WidgetKit
import Widgets

/// Compares a picture with its references.
func expectSnapshot(
  _ name: String, of picture: RenderedPicture, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let candidate = SnapshotCandidate(
    layout: picture.lowered.layout.map(\.description).joined(),
    displayList: picture.lowered.displayList.description,
    picture: try PNGDecoder.decode(picture.data))
  try expectSnapshot(name, of: candidate, sourceLocation: sourceLocation)
}

/// Compares what was drawn with its references.
func expectSnapshot(
  _ name: String, of candidate: SnapshotCandidate, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let log = DiagnosticLog()
  let problems = try DiagnosticLog.$current.withValue(log) {
    try SnapshotStore.ofRepository().problems(with: candidate, named: name)
  }
  for problem in problems + log.diagnostics.map(\.description) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}

/// Draws `content` as a small widget of 170 × 170 points without margins, on white, and compares it with its references.
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
