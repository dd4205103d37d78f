import Foundation
import Testing

@testable import PreviewServing

struct DiagnosticsPageTests {
  @Test func `each diagnostic has an address`() {
    let page = String(decoding: DiagnosticsPage.data, as: UTF8.self)
    #expect(page.contains("<tr id=\"asset.unreadable\"><td><code>asset.unreadable</code></td><td>"))
    #expect(page.contains("<code>almanac calendar import</code>"))
    #expect(!page.contains("`"))
  }

  @Test func `the page's files are inside the program`() throws {
    let page = try #require(PageFile.all.first { $0.path == "/" })
    #expect(page.type == "text/html; charset=utf-8")
    let text = String(decoding: page.data, as: UTF8.self)
    // Whatever the page names is there, and nothing is loaded from elsewhere.
    for match in text.matches(of: /(?:src|href)="([^"]+)"/) {
      #expect(PageFile.all.contains { $0.path == "/\(match.1)" }, "\(match.1)")
    }
    let scripts = PageFile.all.filter { $0.path.hasSuffix(".js") }
    for script in scripts {
      for match in String(decoding: script.data, as: UTF8.self).matches(of: /from "\.\/([^"]+)"/) {
        #expect(PageFile.all.contains { $0.path == "/\(match.1)" }, "\(match.1)")
      }
    }
    #expect(scripts.count > 10)
  }
}
