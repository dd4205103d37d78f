public import Foundation

/// The page of all views and modifiers.
public enum Catalog {
  /// The size of an image in points: 140 × 100 for the sample, and the margins.
  public static let pictureSize = (width: 156.0, height: 116.0)

  /// The margin around a sample, in points.
  public static let margin = 8.0

  /// The folder that stands for `ALMANAC_HOME`, with the data of services.
  public static var home: URL {
    Bundle.module.bundleURL.appending(path: "Home", directoryHint: .isDirectory)
  }

  /// All groups in page order.
  public static var groups: [any SampleGroup] {
    [
      StackSamples(), GridSamples(), FrameSamples(), PlacementSamples(),
      TextSamples(), FontSamples(), ParagraphSamples(), DateSamples(),
      SymbolSamples(), ImageSamples(),
      ShapeSamples(), StrokeSamples(), PathSamples(), CanvasSamples(),
      ColorSamples(), GradientSamples(), StyleSamples(), MaterialSamples(), GlassSamples(),
      LayerSamples(), EffectSamples(), BlendSamples(), TransformSamples(),
      ControlSamples(), GaugeSamples(), ChartSamples(), ChartDetailSamples(), RedactionSamples(),
      StateSamples(), PreferenceSamples(), AccessibilitySamples(), WidgetSamples(), LookSamples(), StandBySamples(),
      VisionSamples(),
      WatchFaceSamples(), ControlWidgetSamples(), ActivitySamples(), ChangeSamples(), StillSamples(),
      ServiceSamples(), AppSamples(),
    ]
  }
}
