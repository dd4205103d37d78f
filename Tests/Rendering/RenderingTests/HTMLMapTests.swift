import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import WidgetKit

/// HTML pages with a picture and a map of its links.
@Suite struct HTMLMapTests {
  private func page(_ family: WidgetFamily = .systemMedium, link: String) async throws -> RenderedFrame {
    var request = RenderRequest(family: family)
    request.scale = PixelScale(1)
    return try await TestWidget.picture(request, as: .htmlMap) {
      VStack(spacing: 0) {
        Text("Größe & <Gewicht>").frame(height: 20)
        Link(destination: URL(string: link) ?? URL(filePath: "/")) {
          Color.red.frame(width: 100.4, height: 20).accessibilityLabel("\"Row\" 1")
        }
        Spacer(minLength: 0)
      }
      .widgetURL(URL(string: "nnw://showunread?id=1&x=%22"))
      .containerBackground(.white, for: .widget)
    }
  }

  @Test func `the map has a rectangle for each link, the topmost first`() async throws {
    let picture = try await page(link: "nnw://a?b=1&c=2")
    let text = String(decoding: picture.data, as: UTF8.self)
    let areas = text.split(separator: "\n").filter { $0.hasPrefix("<area") }
    #expect(
      areas == [
        #"<area shape="rect" coords="132,20,232,40" href="nnw://a?b=1&amp;c=2" alt="&quot;Row&quot; 1">"#,
        #"<area shape="rect" coords="0,0,364,170" href="nnw://showunread?id=1&amp;x=%22" "#
          + #"alt="Gr&#246;&#223;e &amp; &lt;Gewicht&gt; &quot;Row&quot; 1">"#,
      ])
    #expect(picture.diagnostics == [])
    #expect(text.contains(#"width="364" height="170" alt="Gr&#246;&#223;e"#))
    #expect(picture.data.allSatisfy { $0 < 0x80 })
  }

  @Test func `the page has the same pixels as the PNG`() async throws {
    let text = String(decoding: try await page(link: "nnw://a").data, as: UTF8.self)
    let base64 = try #require(text.split(separator: "base64,").last?.prefix { $0 != "\"" })
    let png = try #require(Data(base64Encoded: String(base64)))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: ["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x"])
  func `a URL that would run a script in the page is left out and reported`(link: String) async throws {
    let picture = try await page(link: link)
    #expect(picture.diagnostics.map(\.id) == ["link.unsafe-scheme"])
    #expect(!String(decoding: picture.data, as: UTF8.self).lowercased().contains("script:"))
    #expect(String(decoding: picture.data, as: UTF8.self).contains("showunread"))
  }
}
