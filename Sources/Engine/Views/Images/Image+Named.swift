public import Foundation
import Localization

extension Image {
  /// Shows the image set `name` of the widget's asset catalog, or of `bundle`'s.
  ///
  /// A missing set shows nothing, as on Apple's systems, and is reported as `image.missing-asset`. Apple's page:
  /// SwiftUI/Image/init(_:bundle:).
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.tablesFolder), label: ImageLabel(Text(LocalizedStringKey(name))))
  }

  /// Shows the image set `name`; `value` is ignored. Apple's page: SwiftUI/Image/init(_:variableValue:bundle:).
  public init(_ name: String, variableValue value: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Shows the image set `name` with the accessibility label `label`. Apple's page:
  /// SwiftUI/Image/init(_:bundle:label:).
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, bundle: bundle?.tablesFolder), label: ImageLabel(label))
  }

  /// Shows the image set `name` without an accessibility label. Apple's page: SwiftUI/Image/init(decorative:bundle:).
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.tablesFolder))
  }

  /// Shows an image set. Apple's page: SwiftUI/Image/init(_:)-6nmgr.
  public init(_ resource: ImageResource) {
    self.init(
      .asset(resource.name, bundle: resource.bundle), label: ImageLabel(Text(LocalizedStringKey(resource.name))))
  }

  /// Shows a system symbol in the foreground style, sized by the font.
  ///
  /// Symbols come from an open icon font. A name that the font does not have is composed or replaced by rule; an
  /// unknown name draws nothing and takes no space, as on Apple's systems. The diagnostics are `symbol.substituted`
  /// and `symbol.unknown`. Apple's page: SwiftUI/Image/init(systemName:).
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Shows a variable system symbol: parts up to `value`, 0…1, at full opacity, the others dimmed.
  ///
  /// Nil dims no part. Symbols without variable parts are not dimmed either; `aqi`, `cellularbars`, `chart.bar`,
  /// `ellipsis`, `speaker.wave` and `wifi` have some. Apple's page: SwiftUI/Image/init(systemName:variableValue:).
  public init(systemName: String, variableValue value: Double?) {
    self.init(systemName: systemName)
    variableValue = value
  }
}
