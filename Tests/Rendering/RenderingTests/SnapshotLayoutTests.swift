import SwiftUI
import Testing

/// Stacks, spacers, decorations, right to left: test widgets of 170 × 170 points.
@Suite struct SnapshotLayoutTests {
  @Test func `rows share the remaining space`() async throws {
    try await expectSnapshot("layout/rows") {
      VStack(spacing: 6) {
        HStack(spacing: 4) {
          Block(.red, 20)
          Spacer()
          Block(.green, 20)
        }
        HStack(spacing: 4) {
          Color.orange
          Color.blue.frame(width: 50)
          Color.mint
        }
        .frame(height: 24)
        HStack(spacing: 0) {
          Spacer()
          Block(.purple, 20)
          Spacer()
          Block(.pink, 20)
          Spacer(minLength: 40)
        }
        Color.gray.layoutPriority(1)
      }
      .padding(10)
    }
  }

  @Test func `alignments of rows, columns and stacks`() async throws {
    try await expectSnapshot("layout/alignments") {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          HStack(alignment: .top, spacing: 2) { Steps() }
          HStack(alignment: .center, spacing: 2) { Steps() }
          HStack(alignment: .bottom, spacing: 2) { Steps() }
        }
        HStack(spacing: 8) {
          VStack(alignment: .leading, spacing: 2) { Steps() }
          VStack(alignment: .center, spacing: 2) { Steps() }
          VStack(alignment: .trailing, spacing: 2) { Steps() }
          ZStack(alignment: .bottomTrailing) { Pile() }
        }
      }
    }
  }

  @Test func `baselines of different sizes are aligned`() async throws {
    try await expectSnapshot("layout/baselines") {
      VStack(spacing: 10) {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text("Ag").font(.system(size: 34, weight: .bold))
          Text("baseline").font(.system(size: 13))
          Block(.red, 8)
        }
        HStack(alignment: .lastTextBaseline, spacing: 4) {
          Text("two\nlines").font(.system(size: 15))
          Text("last").font(.system(size: 28))
        }
      }
    }
  }

  @Test func `overlays and backgrounds have nine alignments`() async throws {
    try await expectSnapshot("layout/decorations") {
      Color.gray.opacity(0.3)
        .overlay(alignment: .topLeading) { Block(.red, 24) }
        .overlay(alignment: .top) { Block(.orange, 24) }
        .overlay(alignment: .topTrailing) { Block(.yellow, 24) }
        .overlay(alignment: .leading) { Block(.green, 24) }
        .overlay { Block(.mint, 24) }
        .overlay(alignment: .trailing) { Block(.teal, 24) }
        .overlay(alignment: .bottomLeading) { Block(.blue, 24) }
        .background(alignment: .bottom) { Block(.indigo, 44) }
        .background(alignment: .bottomTrailing) { Block(.purple, 64) }
        .padding(20)
        .border()
    }
  }

  @Test func `right to left mirrors everything except gradients`() async throws {
    try await expectSnapshot("layout/right-to-left", locale: "ar") {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 6) {
          Block(.red, 24)
          Text(verbatim: "فصل ٤٢").font(.headline)
          Spacer()
          Block(.blue, 12)
        }
        Text(verbatim: "leading").font(.caption).padding(.leading, 20)
        Color.gray.opacity(0.3).frame(height: 30)
          .overlay(alignment: .topLeading) { Block(.green, 14) }
          .overlay(alignment: .bottomTrailing) { Block(.orange, 14) }
        ProgressView(value: 0.3)
        Color.clear.frame(height: 16).background(
          LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
      }
      .padding(12)
    }
  }

  @Test func `offset, opacity and z order`() async throws {
    try await expectSnapshot("layout/depth") {
      ZStack {
        Block(.red, 60).zIndex(1).offset(x: -20, y: -20)
        Block(.blue, 60)
        Block(.green, 60).opacity(0.5).offset(x: 20, y: 20)
        ZStack {
          Block(.black, 30)
          Block(.yellow, 30).offset(x: 12)
        }
        .opacity(0.5)
        .offset(x: 30, y: -50)
      }
    }
  }
}

struct Block: View {
  let color: Color
  let side: CGFloat

  init(_ color: Color, _ side: CGFloat) {
    self.color = color
    self.side = side
  }

  var body: some View { color.frame(width: side, height: side) }
}

private struct Steps: View {
  var body: some View {
    Color.red.frame(width: 10, height: 10)
    Color.green.frame(width: 14, height: 20)
    Color.blue.frame(width: 8, height: 30)
  }
}

private struct Pile: View {
  var body: some View {
    Block(.red, 36)
    Block(.green, 24)
    Block(.blue, 12)
  }
}

extension View {
  /// A hairline around the frame.
  fileprivate func border() -> some View { overlay { Rectangle().strokeBorder(.black, lineWidth: 1) } }
}
