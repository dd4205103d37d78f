internal import CCairo

/// The C libraries for painting, for a report.
package enum PaintingLibraries {
  /// Names and versions: `cairo 1.16.0`.
  package static var versions: [String] {
    let fontconfig = FcGetVersion()
    return [
      "cairo \(String(cString: cairo_version_string()))", "pango \(String(cString: pango_version_string()))",
      "fontconfig \(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
    ]
  }
}
