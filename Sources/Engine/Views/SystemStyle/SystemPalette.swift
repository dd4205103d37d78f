package import Graphics

/// A colour of the system. Its values depend on the year and on the colour scheme.
package enum SystemColor: Int, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case separator, opaqueSeparator, link
  /// The background of a bordered button, and of a switch that is off.
  case controlFill
  case disabledLabel
  case groupBox
  case progressTrack, sliderTrack
  case material
  /// Replaces the glass behind a widget in accented mode, through which Apple shows the wallpaper.
  case accentedGround
}

/// The values of all system colours in one year.
package struct SystemPalette: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var light: ResolvedColor
    package var dark: ResolvedColor
  }

  private typealias Components = (red: Int, green: Int, blue: Int, opacity: Double)

  private var entries: [Entry]

  private init(_ components: (SystemColor) -> (light: Components, dark: Components)) {
    entries = SystemColor.allCases.map { color in
      let (light, dark) = components(color)
      return Entry(
        light: ResolvedColor(bytes: light.red, light.green, light.blue, alpha: light.opacity),
        dark: ResolvedColor(bytes: dark.red, dark.green, dark.blue, alpha: dark.opacity))
    }
  }

  package subscript(color: SystemColor) -> Entry {
    get { entries[color.rawValue] }
    set { entries[color.rawValue] = newValue }
  }

  /// Named colours: Human Interface Guidelines, June 2025; they match what the swiftui-web project measured on macOS
  /// 26.2. UIKit's semantic colours: those of iOS 13 and later. Controls: screenshots of an iPhone (swiftui-web).
  package static let iOS26 = SystemPalette { color in
    switch color {
    case .red: ((255, 56, 60, 1), (255, 66, 69, 1))
    case .orange: ((255, 141, 40, 1), (255, 146, 48, 1))
    case .yellow: ((255, 204, 0, 1), (255, 214, 0, 1))
    case .green: ((52, 199, 89, 1), (48, 209, 88, 1))
    case .mint: ((0, 200, 179, 1), (0, 218, 195, 1))
    case .teal: ((0, 195, 208, 1), (0, 210, 224, 1))
    case .cyan: ((0, 192, 232, 1), (60, 211, 254, 1))
    case .blue: ((0, 136, 255, 1), (0, 145, 255, 1))
    case .indigo: ((97, 85, 245, 1), (109, 124, 255, 1))
    case .purple: ((203, 48, 224, 1), (219, 52, 242, 1))
    case .pink: ((255, 45, 85, 1), (255, 55, 95, 1))
    case .brown: ((172, 127, 94, 1), (183, 138, 102, 1))
    case .gray: ((142, 142, 147, 1), (142, 142, 147, 1))
    case .gray2: ((174, 174, 178, 1), (99, 99, 102, 1))
    case .gray3: ((199, 199, 204, 1), (72, 72, 74, 1))
    case .gray4: ((209, 209, 214, 1), (58, 58, 60, 1))
    case .gray5: ((229, 229, 234, 1), (44, 44, 46, 1))
    case .gray6: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .label: ((0, 0, 0, 1), (255, 255, 255, 1))
    case .secondaryLabel: ((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    case .tertiaryLabel: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case .quaternaryLabel: ((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    case .quinaryLabel: ((0, 0, 0, 0.05), (255, 255, 255, 0.05))
    case .fill: ((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    case .secondaryFill: ((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    case .tertiaryFill: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    case .quaternaryFill: ((116, 116, 128, 0.08), (118, 118, 128, 0.18))
    case .background: ((255, 255, 255, 1), (0, 0, 0, 1))
    case .secondaryBackground: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .tertiaryBackground: ((255, 255, 255, 1), (44, 44, 46, 1))
    case .groupedBackground: ((242, 242, 247, 1), (0, 0, 0, 1))
    case .secondaryGroupedBackground: ((255, 255, 255, 1), (28, 28, 30, 1))
    case .tertiaryGroupedBackground: ((242, 242, 247, 1), (44, 44, 46, 1))
    case .separator: ((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    case .opaqueSeparator: ((198, 198, 200, 1), (56, 56, 58, 1))
    case .link: ((0, 122, 255, 1), (9, 132, 255, 1))
    case .controlFill: ((118, 118, 124, 0.16), (118, 121, 128, 0.32))
    case .disabledLabel: ((0, 0, 0, 0.24), (255, 255, 255, 0.24))
    case .groupBox: ((242, 242, 247, 1), (28, 28, 30, 1))
    // In the dark scheme the system's fill, which nearly matches the measured track in the light scheme.
    case .progressTrack: ((120, 120, 125, 0.2), (120, 120, 128, 0.36))
    case .sliderTrack: ((0, 0, 0, 0.1), (255, 255, 255, 0.1))
    case .material: ((246, 246, 248, 1), (37, 37, 40, 1))
    case .accentedGround: ((28, 28, 30, 1), (28, 28, 30, 1))
    }
  }
}

extension EnvironmentValues {
  /// The value of `color` in the year and the colour scheme of the environment.
  package func color(_ color: SystemColor) -> ResolvedColor {
    let entry = systemStyle.palette[color]
    return colorScheme == .dark ? entry.dark : entry.light
  }
}
