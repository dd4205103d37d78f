import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import WidgetKit

/// The effect of `--state placeholder`.
@Suite struct RedactedImageTests {
  private func picture(_ state: RenderRequest.State) async throws -> RenderedFrame {
    var request = RenderRequest(family: .systemSmall)
    request.state = state
    return try await TestWidget.picture(request) {
      VStack {
        Text("hidden")
        Text("shown").unredacted()
        ReasonReader()
        Color.red.frame(height: 10)
      }
      .containerBackground(.white, for: .widget)
    }
  }

  @Test func `only a placeholder is redacted`() async throws {
    for state in [RenderRequest.State.timeline, .snapshot] {
      let text = try await picture(state).lowered.displayList.description
      #expect(text.contains("\"hidden\"") && text.contains("\"shown\"") && text.contains("\"whole\""))
    }
    let text = try await picture(.placeholder).lowered.displayList.description
    #expect(text.contains("\"shown\"") && text.contains("\"redacted\"") && text.contains("#FF383CFF"))
  }
}

/// Shows whether it is redacted, in unredacted text.
private struct ReasonReader: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    Text(verbatim: reasons.contains(.placeholder) ? "redacted" : "whole").unredacted()
  }
}
