import Localization

/// How entities are parsed, written and listed: with a query, by their identifiers.
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

  /// An entity that a query other than the type's default finds.
  static func value<Query: EntityQuery>(_ text: String, _ query: Query) async throws -> (any Sendable)? {
    try await entity(Query.Entity.self, written: text, query)
  }

  /// Finds an entity by identifier, then by the name of a suggested entity, then with the query's own text search.
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

  /// The only entity that matches the text; nil if several do.
  private static func onlyMatch(of text: String, _ query: some EntityStringQuery) async throws -> (any Sendable)? {
    let matches = try await query.entities(matching: text).values
    return matches.count == 1 ? matches.first : nil
  }
}
