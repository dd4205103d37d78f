import Diagnostics
import Foundation
package import Graphics

extension Color {
  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    Self.resolve(provider, environment, depth: 0)
  }

  /// Asset catalogs may define colours by the names of others; cycles are broken.
  private static func resolve(_ provider: Provider, _ environment: EnvironmentValues, depth: Int) -> ResolvedColor {
    func resolved(_ inner: Provider) -> ResolvedColor { resolve(inner, environment, depth: depth) }
    switch provider {
    case .fixed(let color): return color
    case .system(let color): return environment.color(color)
    case .schemes(let light, let dark): return resolved(environment.colorScheme == .dark ? dark : light)
    case .translucent(let base, let opacity): return resolved(base).opacity(opacity)
    case .gradientEnd(let provider, let isTop):
      let ends = resolved(provider).standardGradient
      return isTop ? ends.top : ends.bottom
    case .mixed(let start, let end, let fraction, let space):
      return resolved(start).mixed(with: resolved(end), by: fraction, in: space)
    case .named(let name, let bundle):
      if depth < 8, let color = environment.assets?.color(named: name, in: bundle, for: environment.assetTraits) {
        return resolve(color.provider, environment, depth: depth + 1)
      }
      DiagnosticLog.current.report(
        Diagnostic(
          id: "color.not-found", message: "no asset catalog has a usable colour of this name; it is drawn clear",
          subject: name))
      return .clear
    case .accent:
      if let color = environment.accentColor?.provider, color != .accent { return resolved(color) }
      let asset = environment.assets.flatMap {
        $0.color(named: $0.accentColorName, in: nil, for: environment.assetTraits)
      }
      return resolve((asset ?? .blue).provider, environment, depth: depth + 1)
    }
  }
}

extension Color: CustomStringConvertible {
  /// The name of a system colour or an asset; `#RRGGBBAA` for other colours.
  public var description: String { Self.description(of: provider) }

  private static func description(of provider: Provider) -> String {
    if let named = names.first(where: { $0.0.provider == provider }) { return named.1 }
    switch provider {
    case .fixed(let color): return color.description
    case .system(let color):
      let entry = SystemStyle.iOS26.palette[color]
      return "\(entry.light) in light, \(entry.dark) in dark"
    case .schemes(let light, let dark):
      return "\(description(of: light)) in light, \(description(of: dark)) in dark"
    case .translucent(let base, let opacity): return "\((opacity * 100).printed)% \(description(of: base))"
    case .gradientEnd(let provider, let isTop):
      return "the \(isTop ? "top" : "bottom") of \(description(of: provider)) gradient"
    case .mixed(let start, let end, let fraction, _):
      return "\(description(of: start)) mixed with \((fraction * 100).printed)% \(description(of: end))"
    case .named(let name, let bundle):
      return "NamedColor(name: \"\(name)\", bundle: \(bundle?.lastPathComponent ?? "nil"))"
    case .accent: return "accentColor"
    }
  }

  private static let names: [(Color, String)] = [
    (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"), (.teal, "teal"),
    (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"), (.brown, "brown"),
    (.gray, "gray"), (.black, "black"), (.white, "white"), (.clear, "clear"), (.primary, "primary"),
    (.secondary, "secondary"),
  ]
}
