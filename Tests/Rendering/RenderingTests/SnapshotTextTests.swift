import SwiftUI
import Testing

/// Text: wrapping, truncation, scaling, scripts. Test widgets of 170 × 170 points.
@Suite struct SnapshotTextTests {
  private static let tale = "A lantern keeper climbs the tower every night and never asks for whom."

  @Test func `long text wraps, is truncated or scaled`() async throws {
    try await expectSnapshot("text/fitting") {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: Self.tale).font(.system(size: 11))
        Text(verbatim: Self.tale).font(.system(size: 11)).lineLimit(2)
        Text(verbatim: Self.tale).font(.system(size: 11)).lineLimit(1)
        Text(verbatim: "Shrinks to fit the width of one line").font(.system(size: 13)).lineLimit(1)
          .minimumScaleFactor(0.5)
        Text(verbatim: "Cut at its smallest size: it is far too long").font(.system(size: 16)).lineLimit(1)
          .minimumScaleFactor(0.8)
        Spacer(minLength: 0)
      }
      .padding(8)
    }
  }

  @Test func `lines are aligned`() async throws {
    try await expectSnapshot("text/alignment") {
      VStack(spacing: 8) {
        Text("leading\nof two lines").multilineTextAlignment(.leading)
        Text("centred\nof two lines").multilineTextAlignment(.center)
        Text("trailing\nof two lines").multilineTextAlignment(.trailing)
        Text("with more\nspace between").lineSpacing(6)
      }
      .font(.system(size: 12))
    }
  }

  @Test func `weights and styles`() async throws {
    try await expectSnapshot("text/weights") {
      VStack(alignment: .leading, spacing: 1) {
        Text("Regular").font(.callout)
        Text("Headline").font(.headline)
        Text("Heavy").font(.system(size: 15, weight: .heavy))
        Text("Thin").font(.system(size: 15, weight: .thin))
        Text("Italic").font(.callout).italic()
        Text("TRACKED").font(.caption).tracking(2)
        Text("0123 111").font(.callout.monospacedDigit())
        Text("red").foregroundStyle(.red) + Text(" and ") + Text("bold").bold()
      }
    }
  }

  @Test func `other scripts have their own fonts`() async throws {
    try await expectSnapshot("text/scripts") {
      VStack(alignment: .leading, spacing: 3) {
        Text(verbatim: "القمر الأجوف ٤٢")
        Text(verbatim: "הירח החלול 42")
        Text(verbatim: "うつろな月 第42話")
        Text(verbatim: "텅 빈 달 42화")
        Text(verbatim: "空心的月亮")
        Text(verbatim: "Пустая луна Κούφιο")
        Text(verbatim: "खोखला चाँद ดวงจันทร์")
      }
      .font(.system(size: 15))
    }
  }

  @Test func `bidirectional text is ordered`() async throws {
    try await expectSnapshot("text/both-directions") {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: "Chapter القمر الأجوف 42!")
        Text(verbatim: "القمر Hollow Moon الأجوف (42)")
        Text(verbatim: "הירח החלול של שומר המגדל עולה בכל לילה").lineLimit(2)
        Text(verbatim: "הירח החלול של שומר המגדל עולה").lineLimit(1)
      }
      .font(.system(size: 14))
      .padding(8)
    }
  }

  @Test func `emoji keep their colours and sequences`() async throws {
    try await expectSnapshot("text/emoji") {
      VStack(spacing: 6) {
        Text(verbatim: "🌙🏮📚").font(.system(size: 28))
        Text(verbatim: "👩🏽‍🚀 👨‍👩‍👧 🇯🇵").font(.system(size: 24))
        Text(verbatim: "read 📖 on").font(.system(size: 15)).foregroundStyle(.red)
      }
    }
  }

  @Test func `primary and secondary text in dark`() async throws {
    try await expectSnapshot("text/dark", scheme: .dark) {
      VStack(spacing: 4) {
        Text("Primary")
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tint").foregroundStyle(.tint)
        Text("Gradient").font(.title2.bold()).foregroundStyle(
          LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing))
      }
    }
  }
}
