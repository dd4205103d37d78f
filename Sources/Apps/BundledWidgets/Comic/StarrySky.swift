import SwiftUI

/// The night sky behind the comic widget: a gradient and stars that are the same in every picture.
struct StarrySky: View {
  var body: some View {
    LinearGradient(
      stops: [
        .init(color: Color(red: 0.027, green: 0.043, blue: 0.141), location: 0),
        .init(color: Color(red: 0.063, green: 0.102, blue: 0.290), location: 0.35),
        .init(color: Color(red: 0.169, green: 0.114, blue: 0.400), location: 0.7),
        .init(color: Color(red: 0.290, green: 0.137, blue: 0.502), location: 1),
      ], startPoint: .top, endPoint: .bottom
    )
    // The brightest stars are in the margin above the texts; those behind texts are too small to look like full
    // stops.
    .overlay { StarField(seed: 1, count: 60, radii: 0.3...0.55, depth: 1).fill(.white.opacity(0.4)) }
    .overlay { StarField(seed: 2, count: 34, radii: 0.4...0.7, depth: 0.8).fill(.white.opacity(0.55)) }
    .overlay { StarField(seed: 9, count: 14, radii: 0.5...1.0, depth: 0.085).fill(.white.opacity(0.9)) }
  }
}

/// Discs scattered over a frame, determined by the seed, and denser towards the top.
struct StarField: Shape {
  let seed: UInt64
  /// The number of stars in a medium widget's area; other frames have a proportional number.
  let count: Int
  /// Radii in points.
  let radii: ClosedRange<CGFloat>
  /// The lowest position of stars, relative to the height.
  let depth: CGFloat

  /// A sky has no reading direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    var dice = SplitMix64(state: seed)
    return Path { path in
      for _ in 0..<number(in: rect) {
        let (x, y, size) = (dice.next(), dice.next(), dice.next())
        let radius = radii.lowerBound + (radii.upperBound - radii.lowerBound) * size * size
        let center = CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * depth * y * (0.4 + 0.6 * y))
        path.addEllipse(
          in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }

  private func number(in rect: CGRect) -> Int {
    let share = rect.width * rect.height / (364 * 170)
    return share < 0.25 ? count : Int((CGFloat(count) * share).rounded())
  }
}

/// A pseudorandom number generator (SplitMix64).
private struct SplitMix64 {
  var state: UInt64

  /// The next number in 0..<1.
  mutating func next() -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return CGFloat((bits ^ (bits >> 31)) >> 11) / CGFloat(1 << 53)
  }
}
