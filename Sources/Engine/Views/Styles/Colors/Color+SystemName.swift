extension Color {
  /// The colour that a colour set refers to by UIKit's name: `systemBlueColor`, `labelColor`.
  package init?(systemColorNamed name: String) {
    let known: [String: Color] = [
      "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green, "systemMint": .mint,
      "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo, "systemPurple": .purple,
      "systemPink": .pink, "systemBrown": .brown, "systemGray": .gray, "systemGray2": .systemGray2,
      "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
      "systemGray6": .systemGray6, "black": .black, "white": .white, "clear": .clear, "label": .label,
      "secondaryLabel": .secondaryLabel,
      "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "systemFill": .systemFill,
      "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
      "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "separator": .separator,
      "opaqueSeparator": .opaqueSeparator, "link": .link, "placeholderText": .placeholderText,
      // UIKit's colours that do not depend on the scheme: black or white text on anything.
      "darkText": .black, "lightText": .white.opacity(0.6), "groupTableViewBackground": .systemGroupedBackground,
    ]
    guard let color = known[name.hasSuffix("Color") ? String(name.dropLast(5)) : name] else { return nil }
    self = color
  }
}
