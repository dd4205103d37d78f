import Graphics

/// The colours of controls on iOS 26, measured by the swiftui-web project on screenshots of an iPhone.
enum ControlColors {
  /// The background of a bordered button, and of a switch that is off.
  static let fill = Color(
    .adaptive(
      light: ResolvedColor(bytes: 118, 118, 124, alpha: 0.16), dark: ResolvedColor(bytes: 118, 121, 128, alpha: 0.32)))

  /// The track of a linear progress view; in the dark scheme the system fill colour, which nearly matches it in the
  /// light scheme.
  static let track = Color(
    .adaptive(
      light: ResolvedColor(bytes: 120, 120, 125, alpha: 0.2), dark: ResolvedColor(bytes: 120, 120, 128, alpha: 0.36)))

  /// The unfilled track of a slider: 10 per cent of the primary colour.
  static let sliderTrack = Color(.faded(Color.primary.provider, 0.1))

  /// The label of a disabled control: the primary colour at 24 per cent.
  static let disabledLabel = Color(.faded(Color.primary.provider, disabledOpacity))

  /// The opacity of a disabled control that is dimmed as a whole.
  static let disabledOpacity = 0.24

  /// The opacity of a tint behind a bordered button.
  static let tintedFillOpacity = 0.15

  /// The background of a group box: the secondary system background.
  static let groupBackground = Color(
    .adaptive(light: ResolvedColor(bytes: 242, 242, 247), dark: ResolvedColor(bytes: 28, 28, 30)))
}
