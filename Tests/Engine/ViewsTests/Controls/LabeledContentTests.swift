import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct LabeledContentTests {
  @Test func `the label leads, the content trails in the secondary colour`() {
    let view = LabeledContent("ab", value: "c").font(.system(size: 10))
    let frames = placed(view).frames(of: "Text")
    #expect(frames.map(\.minX) == [0, 90])
    #expect(runs(view).map(\.paint) == [.color(.black), .color(ResolvedColor(bytes: 60, 60, 67, alpha: 0.6))])
    #expect(placed(view.fixedSize()).frame.width == 38)
    #expect(texts(view.labelsHidden()) == ["c"])
  }

  @Test func `values can have a format, and labels can be any view`() {
    #expect(texts(LabeledContent("ab", value: 5, format: .number)) == ["ab", "5"])
    let custom = LabeledContent {
      Color.red
    } label: {
      Text("l")
    }
    #expect(texts(custom) == ["l"])
  }

  @Test func `a custom style stacks the two`() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    let view = LabeledContent("ab", value: "c").font(.system(size: 10)).labeledContentStyle(Stacked())
    #expect(placed(view).frame.size == CGSize(width: 20, height: 20))
  }

  @Test func `a group box has a background`() {
    let view = GroupBox("a") { Text("bb") }.font(.system(size: 10))
    #expect(placed(view, width: 300, height: 300).frame.size == CGSize(width: 20 + 32, height: 10 + 8 + 10 + 32))
    #expect(printed(view, width: 52, height: 60).hasPrefix("(fill (rounded-rect 0 0 52 60 radius 12) #F2F2F7FF)"))
    let plain = GroupBox { Text("bb") }.font(.system(size: 10))
    #expect(placed(plain, width: 300, height: 300).frame.size == CGSize(width: 20 + 32, height: 10 + 32))
  }

  @Test func `an unavailable view fills its proposal`() {
    let view = ContentUnavailableView("Title", systemImage: "tray", description: Text("why"))
    #expect(placed(view, width: 300, height: 300).frame.size == CGSize(width: 300, height: 300))
    #expect(texts(view) == ["Title", "why"])
    #expect(texts(ContentUnavailableView.search) == ["No Results", "Check the spelling or try a new search."])
    #expect(texts(ContentUnavailableView.search(text: "Moon")).first == "No Results for “Moon”")
    let custom = ContentUnavailableView {
      Label("l", systemImage: "tray")
    } description: {
      Text("d")
    } actions: {
      Button("b") {}
    }
    #expect(texts(custom) == ["l", "d", "b"])
  }

  @Test func `hints do nothing`() {
    let view = Text("a").font(.system(size: 10))
    #expect(placed(view.help("Help").badge(3).badge("new").invalidatableContent()).frame == placed(view).frame)
  }
}
