/// A statement of SQL with parameters `$1`, `$2` and so on.
///
/// It can only be written in the program, without interpolation: values never become part of its text. A connection
/// prepares it on first use.
///
///     let statement: PostgresStatement = "SELECT name FROM widget WHERE id = $1"
package struct PostgresStatement: Hashable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(stringLiteral text: StaticString) { self.text = text.description }

  /// Joins the texts.
  package static func + (first: PostgresStatement, second: PostgresStatement) -> PostgresStatement {
    PostgresStatement(joining: first.text, second.text)
  }

  private init(joining first: String, _ second: String) { text = first + second }
}

/// A statement and its values.
package struct PostgresCommand: Sendable {
  package let statement: PostgresStatement
  package let values: [PostgresValue]

  package init(_ statement: PostgresStatement, _ values: [PostgresValue] = []) {
    (self.statement, self.values) = (statement, values)
  }
}

/// What `NOTIFY` sent to a channel that the connection listens to.
package struct PostgresNotification: Hashable, Sendable {
  package let channel: String
  package let payload: String

  package init(channel: String, payload: String) { (self.channel, self.payload) = (channel, payload) }
}
