import Graphics
import SwiftUI
import Testing
import Views

/// Shapes, gradients, effects, images: test widgets of 170 × 170 points.
@Suite struct SnapshotPaintTests {
  @Test func `shapes, with continuous corners by default`() async throws {
    try await expectSnapshot("paint/shapes") {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Rectangle().fill(.red)
          Circle().fill(.orange)
          Ellipse().fill(.green)
        }
        .frame(height: 30)
        HStack(spacing: 10) {
          RoundedRectangle(cornerRadius: 16).fill(.blue)
          RoundedRectangle(cornerRadius: 16, style: .circular).fill(.purple)
        }
        .frame(height: 50)
        HStack(spacing: 10) {
          Capsule().strokeBorder(.black, lineWidth: 3)
          RoundedRectangle(cornerRadius: 8).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
        }
        .frame(height: 34)
      }
      .padding(12)
    }
  }

  @Test func `gradients run between their points`() async throws {
    try await expectSnapshot("paint/gradients") {
      VStack(spacing: 8) {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.yellow, .green, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        LinearGradient(
          stops: [.init(color: .black, location: 0.3), .init(color: .white, location: 0.3)], startPoint: .top,
          endPoint: .bottom)
        LinearGradient(colors: [.red.opacity(0), .red], startPoint: .leading, endPoint: .trailing)
      }
      .padding(8)
    }
  }

  @Test func `shadows around items`() async throws {
    try await expectSnapshot("paint/shadows") {
      VStack(spacing: 24) {
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 70, height: 40).shadow(radius: 6, x: 4, y: 4)
        Text("Shadow").font(.title.bold()).foregroundStyle(.red).shadow(color: .black, radius: 1, y: 2)
        HStack(spacing: -8) {
          Circle().fill(.yellow)
          Circle().fill(.green)
        }
        .frame(height: 26)
        .shadow(color: .black.opacity(0.8), radius: 4)
      }
    }
  }

  @Test func `masks and clips keep a part`() async throws {
    try await expectSnapshot("paint/masks") {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Stripes().clipShape(Circle())
          Stripes().clipShape(RoundedRectangle(cornerRadius: 18))
        }
        HStack(spacing: 8) {
          Stripes().mask { Text("ABC").font(.system(size: 26, weight: .black)) }
          Stripes().mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
        }
        Color.clear.frame(height: 30).overlay { Stripes().frame(width: 200, height: 60) }.clipped()
      }
      .padding(8)
    }
  }

  @Test func `progress bars from empty to full`() async throws {
    try await expectSnapshot("paint/progress") {
      VStack(spacing: 10) {
        ProgressView(value: 0)
        ProgressView(value: 0.01)
        ProgressView(value: 0.07)
        ProgressView(value: 0.5).tint(.orange)
        ProgressView(value: 1).tint(.green)
        ProgressView(value: 30, total: 40) { Text("30 of 40").font(.caption) }
        ProgressView(value: Double?.none)
      }
      .padding(16)
    }
  }

  @Test func `a template has the foreground colour`() async throws {
    try await expectSnapshot("paint/template") {
      VStack(spacing: 8) {
        Image.ring
        Image.ring.renderingMode(.template).foregroundStyle(.red)
        Image.ring.renderingMode(.template).resizable().frame(width: 40, height: 20)
          .foregroundStyle(LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing))
        HStack(spacing: 8) {
          Image.ring.resizable().interpolation(.none).frame(width: 48, height: 48)
          Image.ring.resizable().frame(width: 48, height: 48)
        }
      }
    }
  }

  @Test func `images fit or fill their frame`() async throws {
    try await expectSnapshot("paint/aspect-ratio") {
      VStack(spacing: 8) {
        Image.ring.resizable().scaledToFit().frame(width: 100, height: 40).background(.yellow)
        Image.ring.resizable().scaledToFill().frame(width: 100, height: 40).clipped()
        Color.blue.aspectRatio(3, contentMode: .fit).frame(height: 40)
      }
    }
  }

  @Test func `angular and radial gradients`() async throws {
    try await expectSnapshot("paint/gradients-around") {
      let colors: [Color] = [.red, .yellow, .green, .blue, .red]
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Circle().fill(.conicGradient(colors: colors, center: .center))
          Circle().strokeBorder(
            .conicGradient(colors: [.mint, .blue], center: .center, angle: .degrees(-90)), lineWidth: 9)
        }
        HStack(spacing: 8) {
          Circle().fill(RadialGradient(colors: [.white, .indigo], center: .topLeading, startRadius: 4, endRadius: 70))
          Capsule().fill(EllipticalGradient(colors: [.yellow, .pink]))
        }
        Text("Gradient").font(.system(size: 24, weight: .black)).foregroundStyle(
          .angularGradient(
            colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(360)))
      }
      .padding(8)
    }
  }

  @Test func `effects change colours, and transforms positions`() async throws {
    try await expectSnapshot("paint/effects") {
      let rows: [[AnyView]] = [
        [AnyView(Badge()), AnyView(Badge().grayscale(1)), AnyView(Badge().hueRotation(.degrees(120)))],
        [AnyView(Badge().colorInvert()), AnyView(Badge().blur(radius: 2)), AnyView(Badge().blendMode(.multiply))],
        [
          AnyView(Badge().rotationEffect(.degrees(20))), AnyView(Badge().scaleEffect(x: -1, y: 0.7)),
          AnyView(Badge().rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))),
        ],
      ]
      VStack(spacing: 10) {
        ForEach(0..<3) { row in HStack(spacing: 10) { ForEach(0..<3) { rows[row][$0] } } }
      }
      .padding(12)
      .background(.yellow)
    }
  }

  @Test func `styles have levels, shadows and materials`() async throws {
    try await expectSnapshot("paint/styles") {
      VStack(spacing: 8) {
        HStack(spacing: 4) {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle().fill(.quaternary)
        }
        .foregroundStyle(.blue)
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 8).fill(.white.shadow(.inner(radius: 3)))
          RoundedRectangle(cornerRadius: 8).fill(.orange.gradient.shadow(.drop(radius: 3, y: 2)))
          RoundedRectangle(cornerRadius: 8).fill(.fill.tertiary)
        }
        ZStack {
          HStack(spacing: 0) {
            Color.red; Color.yellow; Color.blue
          }
          Text("Thin").padding(8).background(.thinMaterial, in: Capsule())
        }
      }
      .padding(8)
    }
  }
}

private struct Badge: View {
  var body: some View {
    Text("Ag").font(.system(size: 20, weight: .bold)).foregroundStyle(.white).frame(width: 42, height: 38)
      .background(.blue, in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct Stripes: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<8) { index in index.isMultiple(of: 2) ? Color.red : Color.blue }
    }
  }
}

extension Image {
  /// A purple ring of 16 × 16 pixels with a transparent centre.
  fileprivate static var ring: Image {
    let bitmap = Bitmap(pixelSize: PixelSize(width: 16, height: 16), isOpaque: false) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in 0..<256 {
        let (x, y) = (Double(index % 16) - 7.5, Double(index / 16) - 7.5)
        if (4.0...7.6).contains((x * x + y * y).squareRoot()) { pixels[index] = 0xFF80_00A0 }
      }
    }
    return Image(DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), scale: 1)
  }
}
