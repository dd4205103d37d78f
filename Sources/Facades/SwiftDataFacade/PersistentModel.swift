import FoundationAdditions
public import Observation

/// An object that a model context keeps; `@Model` makes a class one. Apple's page: SwiftData/PersistentModel.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What the context knows of the object. Written by `@Model`.
  var _modelRecord: _ModelRecord { get }
}

extension PersistentModel {
  /// Names the object in its store. Apple's page: SwiftData/PersistentModel/persistentModelID.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: Schema.entityName(for: Self.self), number: _modelRecord.number)
  }
  /// The object's name.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that it is in.
  public var modelContext: ModelContext? { _modelRecord.context }
  /// Whether it was put into a context or deleted, and that was not saved. Other changes are not watched here.
  public var hasChanges: Bool { !_modelRecord.isSaved && _modelRecord.context != nil || _modelRecord.isDeleted }
  /// Whether it was deleted.
  public var isDeleted: Bool { _modelRecord.isDeleted }

  /// Whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// See ``Hashable``.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a context knows of an object.
public final class _ModelRecord: @unchecked Sendable {
  let number = UUID()
  weak var context: ModelContext?
  var isSaved = false
  var isDeleted = false

  /// The record of an object that is in no context.
  public init() {}
}

/// Names an object in its store. Apple's page: SwiftData/PersistentIdentifier.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  /// The name of its class.
  public let entityName: String
  let number: UUID

  /// Itself.
  public var id: PersistentIdentifier { self }
  /// The name of the store: there is one.
  public var storeIdentifier: String? { "memory" }

  /// An order that means nothing.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.entityName, lhs.number.uuidString) < (rhs.entityName, rhs.number.uuidString)
  }
}
