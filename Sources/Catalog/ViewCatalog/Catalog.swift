/// The page of all views and modifiers.
public enum Catalog {
  /// The size of an image in points: 140 × 100 for the sample, and the margins.
  public static let pictureSize = (width: 156.0, height: 116.0)

  /// The margin around a sample, in points.
  public static let margin = 8.0

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
      WatchFaceSamples(), ControlWidgetSamples(), ActivitySamples(), ChangeSamples(), StillSamples(), AppSamples(),
    ]
  }
}
