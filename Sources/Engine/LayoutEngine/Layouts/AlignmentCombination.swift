public import Foundation

extension HorizontalAlignment {
  /// The combined value of several views' explicit guides: their mean; nil for none. Apple's page:
  /// SwiftUI/HorizontalAlignment/combineExplicit(_:).
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.passesThroughStacks ? key.combined(values.compactMap { $0 }) : nil
  }
}

extension VerticalAlignment {
  /// The combined value of several views' explicit guides: their mean, or the first or last baseline; nil for none.
  /// Apple's page: SwiftUI/VerticalAlignment/combineExplicit(_:).
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.passesThroughStacks ? key.combined(values.compactMap { $0 }) : nil
  }
}
