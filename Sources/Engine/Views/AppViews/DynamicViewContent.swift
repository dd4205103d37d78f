public import Foundation

/// Views of a collection, which a person could change. Apple's page: SwiftUI/DynamicViewContent.
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Does nothing: nobody deletes rows of a picture. Apple's page: SwiftUI/DynamicViewContent/onDelete(perform:).
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

  /// Does nothing: nobody moves rows of a picture. Apple's page: SwiftUI/DynamicViewContent/onMove(perform:).
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
