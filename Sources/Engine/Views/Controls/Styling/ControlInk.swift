import Graphics

/// The colours of controls on iOS 26, as the swiftui-web project read them off the pixels of an iPhone.
enum ControlInk {
  /// The ground of a bordered button and of a switch that is off.
  static let fill = Color(
    .adaptive(
      light: ResolvedColor(bytes: 118, 118, 124, alpha: 0.16), dark: ResolvedColor(bytes: 118, 121, 128, alpha: 0.32)))

  /// The track of a linear progress view; in the dark the system fill, which it is within a shade in the light.
  static let track = Color(
    .adaptive(
      light: ResolvedColor(bytes: 120, 120, 125, alpha: 0.2), dark: ResolvedColor(bytes: 120, 120, 128, alpha: 0.36)))

  /// The track of a slider where it is not filled: the ink at 10 per cent.
  static let sliderTrack = Color(.faded(Color.primary.provider, 0.1))

  /// The label of a disabled control: the foreground at 24 per cent.
  static let disabledLabel = Color(.faded(Color.primary.provider, disabledOpacity))

  /// What is left of a disabled control that is dimmed as a whole.
  static let disabledOpacity = 0.24

  /// How much of a tint the ground of a bordered button with a tint of its own has.
  static let tintedFillOpacity = 0.15

  /// The ground of a group box: the secondary system background.
  static let groupGround = Color(
    .adaptive(light: ResolvedColor(bytes: 242, 242, 247), dark: ResolvedColor(bytes: 28, 28, 30)))
}
