extension EnvironmentValues {
  /// Whether controls hide their labels.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Hides the labels of toggles and labeled content in the view. Apple's page: SwiftUI/View/labelsHidden().
  ///
  /// Buttons, labels, gauges and progress views keep theirs, as in SwiftUI.
  public func labelsHidden() -> some View { changingEnvironment { $0.hidesLabels = true } }
}
