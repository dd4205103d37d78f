import Localization

/// How entities are read, written and listed: by a query, with their identifiers.
enum EntityForm {
  static func form<Entity: AppEntity>(of type: Entity.Type, _ query: some EntityQuery) -> _ValueForm {
    var form = _ValueForm(
      "\(type)", expecting: "an identifier of \(String(localized: type.typeDisplayRepresentation.name))",
      read: { try await entity(type, written: $0, query) }, write: { write($0, type) })
    form.choices = .suggested { try await query.suggestedEntities().choices { write($0, type) } }
    return form
  }

  @Sendable private static func write<Entity: AppEntity>(_ value: any Sendable, _ type: Entity.Type) -> String? {
    (value as? Entity)?.id.entityIdentifierString
  }

  /// The entity that a query other than the type's own finds.
  static func value<Query: EntityQuery>(_ text: String, _ query: Query) async throws -> (any Sendable)? {
    try await entity(Query.Entity.self, written: text, query)
  }

  /// By identifier; else by name among those that are suggested; else what the query makes of the text itself.
  private static func entity<Entity: AppEntity, Query: EntityQuery>(
    _ type: Entity.Type, written text: String, _ query: Query
  ) async throws -> (any Sendable)? {
    if let id = Query.Entity.ID.entityIdentifier(for: text),
      let found = try await query.entities(for: [id]).first(where: { $0.id == id })
    {
      return found
    }
    let wanted = text.lowercased()
    let named = try await query.suggestedEntities().values.first { value in
      (value as? Entity).map { String(localized: $0.displayRepresentation.title).lowercased() } == wanted
    }
    if let named { return named }
    guard let searching = query as? any EntityStringQuery else { return nil }
    return try await onlyMatch(of: text, searching)
  }

  /// What a text means; nil if it may mean several things.
  private static func onlyMatch(of text: String, _ query: some EntityStringQuery) async throws -> (any Sendable)? {
    let matches = try await query.entities(matching: text).values
    return matches.count == 1 ? matches.first : nil
  }
}
