import Foundation
import Graphics
import LayoutEngine

/// How far something is. Apple's page: SwiftUI/ProgressView.
///
/// Drawn as the linear style of iOS 26: a capsule four points high with what is done in the tint, a label four points
/// above it (as measured by the swiftui-web project).
public struct ProgressView<Label: View>: View {
  private let fraction: Double?
  private let label: Label?

  /// What is done of 0…`total`; nil if that is not known, which draws an empty bar.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
    fraction = Self.fraction(value, total)
    label = nil
  }

  /// What is done of 0…`total`, with a label above the bar.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label) {
    fraction = Self.fraction(value, total)
    self.label = label()
  }

  /// What is done of 0…`total`, with a text above the bar.
  public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0)
  where Label == Text {
    fraction = Self.fraction(value, total)
    label = Text(titleKey)
  }

  /// The view that this one is made of.
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      ProgressBar(fraction: fraction ?? 0)
    }
  }

  private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
    guard let value, total > 0, value.isFinite else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
  }
}

/// The capsule of a linear progress view.
private struct ProgressBar: View {
  let fraction: Double

  var body: some View {
    ProgressTrack(fraction: 1)
      .fill(Color(red: 120 / 255, green: 120 / 255, blue: 125 / 255, opacity: 0.2))
      .overlay { ProgressTrack(fraction: fraction).fill(.tint) }
      .frame(height: 4)
  }
}

/// A capsule over the leading part of its frame, at least as long as it is high, unless nothing is done.
private struct ProgressTrack: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let done = CGSize(width: max(rect.height, rect.width * fraction), height: rect.height)
    return Capsule().path(in: CGRect(origin: rect.origin, size: done))
  }

  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    guard environment.layoutDirection == .rightToLeft else { return path(in: rect) }
    let path = path(in: rect)
    return path.offsetBy(CGSize(width: rect.width - path.boundingRect.width, height: 0))
  }
}
