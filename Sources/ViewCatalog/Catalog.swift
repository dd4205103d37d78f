/// The page of every view and modifier.
public enum Catalog {
  /// The size of a picture in points.
  public static let pictureSize = (width: 140.0, height: 100.0)

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
