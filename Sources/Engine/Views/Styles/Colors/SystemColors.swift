import Graphics

extension Color {
  /// System red.
  public static let red = Color(.system(.red))
  /// System orange.
  public static let orange = Color(.system(.orange))
  /// System yellow.
  public static let yellow = Color(.system(.yellow))
  /// System green.
  public static let green = Color(.system(.green))
  /// System mint.
  public static let mint = Color(.system(.mint))
  /// System teal.
  public static let teal = Color(.system(.teal))
  /// System cyan.
  public static let cyan = Color(.system(.cyan))
  /// System blue.
  public static let blue = Color(.system(.blue))
  /// System indigo.
  public static let indigo = Color(.system(.indigo))
  /// System purple.
  public static let purple = Color(.system(.purple))
  /// System pink.
  public static let pink = Color(.system(.pink))
  /// System brown.
  public static let brown = Color(.system(.brown))
  /// System gray.
  public static let gray = Color(.system(.gray))
  /// Black in light and in dark.
  public static let black = Color(ResolvedColor.black)
  /// White in light and in dark.
  public static let white = Color(ResolvedColor.white)
  /// Fully transparent.
  public static let clear = Color(ResolvedColor.clear)
  /// Black on light, white on dark.
  public static let primary = Color(.system(.label))
  /// For secondary text.
  public static let secondary = Color(.system(.secondaryLabel))
  /// The system's accent colour: blue.
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  /// System red.
  public static var red: Color { Color.red }
  /// System orange.
  public static var orange: Color { Color.orange }
  /// System yellow.
  public static var yellow: Color { Color.yellow }
  /// System green.
  public static var green: Color { Color.green }
  /// System mint.
  public static var mint: Color { Color.mint }
  /// System teal.
  public static var teal: Color { Color.teal }
  /// System cyan.
  public static var cyan: Color { Color.cyan }
  /// System blue.
  public static var blue: Color { Color.blue }
  /// System indigo.
  public static var indigo: Color { Color.indigo }
  /// System purple.
  public static var purple: Color { Color.purple }
  /// System pink.
  public static var pink: Color { Color.pink }
  /// System brown.
  public static var brown: Color { Color.brown }
  /// System gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// White.
  public static var white: Color { Color.white }
  /// Fully transparent.
  public static var clear: Color { Color.clear }
}
