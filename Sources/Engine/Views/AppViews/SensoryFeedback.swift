/// A sound or a shake. Apple's page: SwiftUI/SensoryFeedback. Means nothing in a still picture.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy the things are that meet. Apple's page: SwiftUI/SensoryFeedback/Weight.
  public struct Weight: Hashable, Sendable {
    /// Light things.
    public static let light = Weight()
    /// Medium ones.
    public static let medium = Weight()
    /// Heavy ones.
    public static let heavy = Weight()
  }

  /// How hard the things are that meet. Apple's page: SwiftUI/SensoryFeedback/Flexibility.
  public struct Flexibility: Hashable, Sendable {
    /// Rigid things.
    public static let rigid = Flexibility()
    /// Solid ones.
    public static let solid = Flexibility()
    /// Soft ones.
    public static let soft = Flexibility()
  }

  /// Does nothing here.
  public static let success = SensoryFeedback()
  /// Does nothing here.
  public static let warning = SensoryFeedback()
  /// Does nothing here.
  public static let error = SensoryFeedback()
  /// Does nothing here.
  public static let selection = SensoryFeedback()
  /// Does nothing here.
  public static let increase = SensoryFeedback()
  /// Does nothing here.
  public static let decrease = SensoryFeedback()
  /// Does nothing here.
  public static let start = SensoryFeedback()
  /// Does nothing here.
  public static let stop = SensoryFeedback()
  /// Does nothing here.
  public static let alignment = SensoryFeedback()
  /// Does nothing here.
  public static let levelChange = SensoryFeedback()
  /// Does nothing here.
  public static let impact = SensoryFeedback()

  /// Does nothing here.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
  /// Does nothing here.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}

extension View {
  /// Does nothing: a picture makes no sound. Apple's page: SwiftUI/View/sensoryFeedback(_:trigger:).
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Does nothing: a picture makes no sound. Apple's page: SwiftUI/View/sensoryFeedback(_:trigger:condition:).
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Does nothing: a picture makes no sound. Apple's page: SwiftUI/View/sensoryFeedback(trigger:_:).
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
