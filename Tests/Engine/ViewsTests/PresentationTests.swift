import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// Sheets, alerts and bars, which a widget does not show.
struct PresentationTests {
  private struct Note: Identifiable { let id = 1 }

  private struct Page: View {
    let isPresented: Bool
    let note: Note?

    var body: some View {
      Text("page")
        .sheet(isPresented: .constant(isPresented)) { Text("sheet") }
        .fullScreenCover(item: .constant(note)) { Text("cover \($0.id)") }
        .popover(isPresented: .constant(false), arrowEdge: .top) { Text("popover") }
        .alert("Delete?", isPresented: .constant(isPresented)) {
          Button("Delete", role: .destructive) {}
        } message: {
          Text("message")
        }
        .alert(isPresented: .constant(false)) { Alert(title: Text("alert"), dismissButton: .cancel()) }
        .confirmationDialog("Sure?", isPresented: .constant(false)) { Text("dialog") }
        .contextMenu { Text("menu") }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text("item") }
          if isPresented { ToolbarItemGroup { Text("group") } }
        }
        .toolbar { Text("bar") }
        .toolbar(.hidden, for: .tabBar)
        .searchable(text: .constant(""), prompt: "Find")
        .presentationDetents([.medium, .fraction(0.3)])
    }
  }

  @Test func `a presentation is left out of the picture and reported`() {
    var shown: [String] = []
    let log = diagnostics { shown = texts(Page(isPresented: true, note: Note())) }
    #expect(shown == ["page"])
    let presented = log.filter { $0.id == "view.not-presented" }
    #expect(Set(presented.map(\.message)).count == 3)
    #expect(presented.contains { $0.message.contains("sheet") })
  }

  @Test func `an inactive presentation is not reported`() {
    var shown: [String] = []
    let log = diagnostics { shown = texts(Page(isPresented: false, note: nil)) }
    #expect(shown == ["page"])
    #expect(!log.contains { $0.id == "view.not-presented" })
  }
}
