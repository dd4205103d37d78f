package import Foundation
package import PostgresClient

extension FleetDatabase {
  /// Places widgets, or changes those that have the owner and name. Of several with one owner and name, the last counts.
  ///
  /// - Parameter token: Identifies the request to draw them.
  /// - Returns: The number of new widgets, and of those that were changed.
  package func place(_ widgets: [PlacedWidget], token: String) throws(PostgresError) -> (placed: Int, changed: Int) {
    let rows = try connection.run(
      "SELECT placed, changed FROM almanac.place($1, $2, $3, $4::jsonb[], $5, $6)",
      [
        .texts(widgets.map(\.owner)), .texts(widgets.map(\.name)), .texts(widgets.map(\.tool)),
        .texts(widgets.map(\.request)), .bytesList(widgets.map { $0.folder ?? Data() }), .text(token),
      ])
    guard let row = rows.first else { return (0, 0) }
    return (Int(try row.integer("placed")), Int(try row.integer("changed")))
  }

  /// Stores the files of a folder.
  ///
  /// - Parameter files: The contents by their paths in the folder.
  /// - Returns: The folder's hash.
  package func keep(_ files: [(path: String, contents: Data)]) throws(PostgresError) -> Data {
    var hashes: [Data] = []
    // One statement has all of its values in memory.
    for chunk in files.map(\.contents).chunked(bytes: 16 << 20) {
      for row in try connection.run("SELECT hash FROM almanac.keep_files($1)", [.bytesList(chunk)]) {
        hashes.append(try row.bytes("hash"))
      }
    }
    let rows = try connection.run(
      "SELECT almanac.keep_folder($1, $2) AS hash", [.texts(files.map(\.path)), .bytesList(hashes)])
    return try rows.first?.bytes("hash") ?? Data()
  }

  /// Which widgets a command is about; nil for any.
  package struct Filter: Sendable {
    package var owner: String?
    package var name: String?
    package var kind: String?
    package var tool: String?
    package var isPutAside = false

    package init() {}
  }

  /// The numbers of the widgets.
  package func find(_ filter: Filter) throws(PostgresError) -> [Int64] {
    let texts = [filter.owner, filter.name, filter.kind, filter.tool].map { $0.map(PostgresValue.text) ?? .null }
    var numbers: [Int64] = []
    for row in try connection.run(
      "SELECT id FROM almanac.find($1, $2, $3, $4, $5)", texts + [.bool(filter.isPutAside)])
    {
      numbers.append(try row.integer("id"))
    }
    return numbers
  }

  /// Requests a reload. A widget that was put aside is attempted again.
  ///
  /// - Returns: The number of widgets.
  package func reload(_ widgets: [Int64], token: String) throws(PostgresError) -> Int {
    try changing(widgets) { (chunk) throws(PostgresError) in
      try connection.run(
        "SELECT almanac.reload($1, $2) AS count", [.integers(chunk), .text(token)])
    }
  }

  /// Removes widgets and their pictures.
  package func remove(_ widgets: [Int64]) throws(PostgresError) -> Int {
    try changing(widgets) { (chunk) throws(PostgresError) in
      try connection.run("SELECT almanac.remove($1) AS count", [.integers(chunk)])
    }
  }

  /// Calls a function for some widgets at a time, whose rows are locked for a short time only.
  private func changing(
    _ widgets: [Int64], _ call: ([Int64]) throws(PostgresError) -> PostgresRows
  ) throws(PostgresError) -> Int {
    var count = 0
    for start in stride(from: 0, to: widgets.count, by: Self.chunk) {
      let rows = try call(Array(widgets[start..<min(start + Self.chunk, widgets.count)]))
      count += Int(try rows.first?.integer("count") ?? 0)
    }
    return count
  }

  private static let chunk = 1000
}

extension [Data] {
  /// Parts in order with at most as many bytes, or one element.
  func chunked(bytes limit: Int) -> [[Data]] {
    var (chunks, size): ([[Data]], Int) = ([], 0)
    for data in self {
      if chunks.isEmpty || size + data.count > limit {
        chunks.append([])
        size = 0
      }
      chunks[chunks.count - 1].append(data)
      size += data.count
    }
    return chunks
  }
}
