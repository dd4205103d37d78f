public import SwiftUI

extension View {
  /// Does nothing: pictures have no selection. Apple's page: SwiftUI/View/chartXSelection(value:).
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }

  /// Does nothing: pictures have no selection. Apple's page: SwiftUI/View/chartYSelection(value:).
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }

  /// Does nothing: pictures have no selection. Apple's page: SwiftUI/View/chartAngleSelection(value:).
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public func chartAngleSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
}
