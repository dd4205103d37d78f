import Foundation
import Graphics
import LayoutEngine

/// The default style of toggles: a switch, as documented for iOS. Apple's page: SwiftUI/DefaultToggleStyle.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A label, and a switch at the trailing edge. Apple's page: SwiftUI/SwitchToggleStyle.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// Creates the style with a tint for switches that are on. Deprecated by Apple for `tint(_:)`.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label, and a switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A row as wide as its proposal: the label, space, the switch. Its text baselines are at its top, like
/// those of a UIKit view in SwiftUI (swiftui-web, Docs/elements/iOS.md).
private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.systemStyle) private var system

  var body: some View {
    HStack(spacing: 0) {
      if !hidesLabels {
        configuration.label
        Spacer(minLength: system.controls.toggle.labelSpacing)
      }
      Switch(isOn: configuration.isOn, tint: tint)
    }
    .alignmentGuide(.firstTextBaseline) { _ in 0 }
    .alignmentGuide(.lastTextBaseline) { _ in 0 }
    .spacedAsControl("Toggle")
  }
}

/// A switch with a white knob: green or the tint when on, grey when off, with a fainter track when disabled.
private struct Switch: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var inherited
  @Environment(\.systemStyle) private var system

  var body: some View {
    let metrics = system.controls.toggle
    return ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule(style: .circular).fill(track).opacity(isEnabled ? 1 : metrics.disabledTrackOpacity)
      Capsule(style: .circular).fill(.white)
        .frame(width: metrics.knob.width, height: metrics.knob.height)
        .padding(metrics.inset)
    }
    .frame(width: metrics.size.width, height: metrics.size.height)
  }

  private var track: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(Color.controlFill) }
    return tint.map { AnyShapeStyle($0) } ?? inherited ?? AnyShapeStyle(Color.green)
  }
}
