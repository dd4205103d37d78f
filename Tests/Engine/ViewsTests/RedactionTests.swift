import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// Shows the current reasons as text.
private struct ReasonReader: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    ForEach(Self.names(of: reasons), id: \.self) { Text(verbatim: $0) }.unredacted()
  }

  private static func names(of reasons: RedactionReasons) -> [String] {
    var names: [String] = []
    if reasons.contains(.placeholder) { names.append("placeholder") }
    if reasons.contains(.privacy) { names.append("privacy") }
    if reasons.contains(.invalidated) { names.append("invalidated") }
    return names
  }
}

struct RedactionTests {
  private var image: Image {
    Image(DrawableImage(content: .encoded(Data()), pixelSize: PixelSize(width: 30, height: 20)), scale: 1)
  }

  /// The reasons that a view inside of `wrapped` reads.
  private func reasons(_ wrapped: (AnyView) -> some View) -> [String] {
    texts(VStack { wrapped(AnyView(ReasonReader())) })
  }

  @Test func `reasons accumulate inwards and can be cleared`() {
    #expect(reasons { $0 } == [])
    #expect(reasons { $0.redacted(reason: .placeholder) } == ["placeholder"])
    #expect(reasons { $0.redacted(reason: .privacy).redacted(reason: .placeholder) } == ["placeholder", "privacy"])
    #expect(reasons { $0.unredacted().redacted(reason: .placeholder) } == [])
    #expect(reasons { $0.redacted(reason: .invalidated).unredacted().redacted(reason: .privacy) } == ["invalidated"])
    #expect(reasons { $0.redacted(reason: [.privacy, .invalidated]) } == ["privacy", "invalidated"])
  }

  @Test func `an image keeps its size and becomes a grey area`() {
    let hidden = "(fill (rect 35 10 30 20) #00000023)"
    #expect(printed(image.redacted(reason: .placeholder)) == hidden)
    #expect(printed(image.redacted(reason: .placeholder)) { $0.colorScheme = .dark }.contains("#FFFFFF23"))
    #expect(printed(image.redacted(reason: .invalidated)).hasPrefix("(picture"))
    #expect(printed(image.unredacted().redacted(reason: .placeholder)).hasPrefix("(picture"))
    #expect(
      printed(image.resizable().frame(width: 10, height: 10).redacted(reason: .placeholder))
        == "(fill (rect 45 15 10 10) #00000023)")
  }

  @Test func `bars and symbols have the colour of what they replace`() {
    let white = Text("hidden").foregroundStyle(.white).redacted(reason: .placeholder)
    #expect(printed(white).contains("#FFFFFF23"))
    #expect(!printed(white).contains("#000000"))
    #expect(printed(Text("hidden").redacted(reason: .placeholder)).contains("#00000023"))
    let symbol = Image(systemName: "star").foregroundStyle(.white).redacted(reason: .placeholder)
    #expect(printed(symbol).contains("#FFFFFF23"))
    let secret = Text("hidden").foregroundStyle(.red).privacySensitive().redacted(reason: .privacy)
    #expect(printed(secret).contains("#FF383C23"))
  }

  @Test func `privacy hides what is private, a placeholder the rest`() {
    #expect(printed(image.redacted(reason: .privacy)).hasPrefix("(picture"))
    #expect(printed(image.privacySensitive().redacted(reason: .privacy)).hasPrefix("(fill"))
    #expect(printed(image.privacySensitive().redacted(reason: .placeholder)).hasPrefix("(picture"))
    #expect(printed(image.privacySensitive().redacted(reason: [.placeholder, .privacy])).hasPrefix("(fill"))
    #expect(printed(image.privacySensitive(false).privacySensitive().redacted(reason: .privacy)).hasPrefix("(picture"))
  }

  @Test func `shapes, colours and the backgrounds of controls do not change`() {
    let shapes = HStack(spacing: 0) {
      Color.red
      Circle()
      ProgressView(value: 0.5)
      LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    }
    #expect(printed(shapes.redacted(reason: .placeholder)) == printed(shapes))
    let button = Button {
    } label: {
      image
    }
    #expect(printed(button.redacted(reason: .placeholder)).contains("#76767C29"))
  }

  @Test func `a symbol's placeholder is a square in a slightly larger frame`() {
    func symbol(_ size: CGFloat, _ name: String = "star") -> some View {
      Image(systemName: name).font(.system(size: size)).redacted(reason: .placeholder)
    }
    for (size, width, height) in [(11, 13, 13), (13, 15, 15), (17, 20, 19), (22, 26, 25), (26, 31, 30), (34, 40, 39)] {
      #expect(
        placed(symbol(CGFloat(size))).frame.size == CGSize(width: CGFloat(width), height: CGFloat(height)))
    }
    #expect(printed(symbol(22), width: 26, height: 25) == "(fill (rect 2 1.5 22 22) #00000023)")
    #expect(placed(symbol(17, "gear")).frame.size == placed(symbol(17, "chevron.right")).frame.size)
  }
}
