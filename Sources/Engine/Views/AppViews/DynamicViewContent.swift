public import Foundation

/// Views generated from a collection. Apple's page: SwiftUI/DynamicViewContent.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Does nothing: rows of a picture cannot be deleted. Apple's page: SwiftUI/DynamicViewContent/onDelete(perform:).
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

  /// Does nothing: rows of a picture cannot be moved. Apple's page: SwiftUI/DynamicViewContent/onMove(perform:).
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
