/// The page of every view and modifier.
public enum Catalog {
  /// The size of a picture in points: 140 × 100 for the sample, and the margins.
  public static let pictureSize = (width: 156.0, height: 116.0)

  /// What is left free around a sample, in points, so that nothing stands at an edge of its picture.
  public static let margin = 8.0

  /// All groups in the order of the page.
  public static var groups: [any SampleGroup] {
    [
      StackSamples(), GridSamples(), FrameSamples(), PlacementSamples(),
      TextSamples(), FontSamples(), ParagraphSamples(), DateSamples(),
      SymbolSamples(), ImageSamples(),
      ShapeSamples(), StrokeSamples(), PathSamples(), CanvasSamples(),
      ColorSamples(), GradientSamples(), StyleSamples(), MaterialSamples(),
      LayerSamples(), EffectSamples(), BlendSamples(), TransformSamples(),
      ControlSamples(), GaugeSamples(), ChartSamples(), RedactionSamples(),
      StateSamples(), PreferenceSamples(), AccessibilitySamples(), WidgetSamples(), StillSamples(),
      AppSamples(),
    ]
  }
}
