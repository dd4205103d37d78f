import SwiftUI

/// The sky at an hour of the day: night, dawn, noon, dusk. Always dark enough for white text.
struct ClockSky: View {
  let date: Date
  /// Whether there are hills at the horizon; small widgets have no space for them.
  var hasHills = false
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private var hour: Double {
    var calendar = calendar
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return Double(parts.hour ?? 0) + Double(parts.minute ?? 0) / 60
  }

  var body: some View {
    let light = SkyLight(hour: hour)
    LinearGradient(colors: [light.top.color, light.bottom.color], startPoint: .top, endPoint: .bottom)
      .overlay {
        if light.night > 0 {
          StarField(seed: 5, count: 46, radii: 0.3...0.7, depth: 0.8).fill(.white.opacity(0.3 * light.night))
          StarField(seed: 9, count: 12, radii: 0.45...0.9, depth: 0.1).fill(.white.opacity(0.8 * light.night))
        }
      }
      .overlay {
        if hasHills {
          HillShape(crest: 0.64, lean: 0.3, overhang: 0.25).fill(light.hills.far.color)
          HillShape(crest: 0.78, lean: 0.7, overhang: 0.25).fill(light.hills.near.color)
        }
      }
      .clipped()
      .accessibilityHidden(true)
  }
}

extension ShapeStyle where Self == Color {
  /// A light colour that is readable on the sky at every hour, even in small text.
  static var skyAccent: Color {
    Color(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 1, green: 0.9, blue: 0.68, alpha: 1) : UIColor(red: 0.56, green: 0.38, blue: 0.05, alpha: 1)
      })
  }
}

/// The colours of the sky at an hour, interpolated. The sun always rises at six: this is a drawing, not astronomy.
struct SkyLight {
  /// A colour whose components can be interpolated.
  struct Shade: Hashable {
    let red, green, blue: Double

    init(_ hex: Int) {
      self.init(Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255)
    }

    private init(_ red: Double, _ green: Double, _ blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    var color: Color { Color(red: red, green: green, blue: blue) }

    func mixed(with other: Shade, by part: Double) -> Shade {
      Shade(
        red + (other.red - red) * part, green + (other.green - green) * part, blue + (other.blue - blue) * part)
    }
  }

  let top, bottom: Shade
  /// The visibility of the stars, 0…1.
  let night: Double

  /// The hills at the horizon: as dark as the sky, or darker.
  var hills: (far: Shade, near: Shade) {
    let dusk = Shade(0x0A1030)
    return (top.mixed(with: bottom, by: 0.5).mixed(with: dusk, by: 0.12), top.mixed(with: dusk, by: 0.3))
  }

  private static let hours: [(hour: Double, top: Shade, bottom: Shade, night: Double)] = [
    (0, Shade(0x090D22), Shade(0x1E2452), 1), (4.5, Shade(0x0D1431), Shade(0x2C2E66), 1),
    (6, Shade(0x26346F), Shade(0xA14E58), 0.3), (7.5, Shade(0x2B5596), Shade(0x8A6580), 0),
    (9.5, Shade(0x1D5CA8), Shade(0x3C78B5), 0), (13, Shade(0x185AB0), Shade(0x2E77C2), 0),
    (16.5, Shade(0x27599F), Shade(0x4F729F), 0), (18.5, Shade(0x33407F), Shade(0xAA4F48), 0),
    (20, Shade(0x221F56), Shade(0x6E3462), 0.5), (22, Shade(0x0E1331), Shade(0x2A2A5C), 1),
    (24, Shade(0x090D22), Shade(0x1E2452), 1),
  ]

  init(hour: Double) {
    let hour = min(max(hour, 0), 23.999)
    let index = max(1, Self.hours.firstIndex { $0.hour > hour } ?? Self.hours.count - 1)
    let (before, after) = (Self.hours[index - 1], Self.hours[index])
    let part = (hour - before.hour) / (after.hour - before.hour)
    top = before.top.mixed(with: after.top, by: part)
    bottom = before.bottom.mixed(with: after.bottom, by: part)
    night = before.night + (after.night - before.night) * part
  }
}
