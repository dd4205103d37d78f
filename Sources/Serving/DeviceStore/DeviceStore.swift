package import Foundation
internal import GRDB
internal import LibraryDatabases
package import RequestReading
import Synchronization

/// The devices of a server, in an SQLite database of the output.
package final class DeviceStore: Sendable {
  private typealias Database = LibraryDatabase<DeviceStoreError>

  private let url: URL
  /// The open database, and the number of its file.
  private let opened: Mutex<(database: Database, file: ino_t?)>

  /// The most devices of a server.
  package static let limit = 20_000
  /// The lines that are kept of each device's log.
  package static let logLimit = 200

  /// The file within an output's own folder.
  package static let fileName = "devices.db"

  /// Opens the database, and creates it if it does not exist.
  package init(at url: URL) throws(DeviceStoreError) {
    self.url = url
    let database = try Database(at: url, form: DeviceSchema.form)
    opened = Mutex((database, Self.number(of: url)))
  }

  /// The database. One whose file was removed or replaced is opened again: what is stored in it would be lost.
  private func database() throws(DeviceStoreError) -> Database {
    let (known, file) = opened.withLock { ($0.database, $0.file) }
    let found = Self.number(of: url)
    if let found, found == file { return known }
    let database = try Database(at: url, form: DeviceSchema.form)
    opened.withLock { $0 = (database, Self.number(of: url)) }
    return database
  }

  private static func number(of url: URL) -> ino_t? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status.st_ino : nil
  }

  /// A device that was set up.
  package struct Registration: Sendable {
    package let device: Device
    package let key: String
  }

  /// Sets up a device. One that is known gets another key beside its own, because others on the network may know its
  /// hardware address.
  package func register(mac: String, model: String, at now: Date) throws(DeviceStoreError) -> Registration {
    try database().write { database in
      if let known = try Device.fetch(database, "mac = ?", [mac]) {
        let (key, hash) = try Self.newKey(for: known.code)
        try database.execute(
          sql: "UPDATE device SET nextKey = ?, nextModel = ? WHERE id = ?", arguments: [hash, model, known.id])
        return Registration(device: known, key: key)
      }
      guard try Int.fetchOne(database, sql: "SELECT count(*) FROM device") ?? 0 < Self.limit else {
        throw DeviceStoreError.tooMany
      }
      let code = try Self.freeCode(database)
      let (key, hash) = try Self.newKey(for: code)
      try database.execute(
        sql: "INSERT INTO device (code, mac, model, key, createdAt) VALUES (?, ?, ?, ?, ?)",
        arguments: [code, mac, model, hash, now.timeIntervalSince1970])
      guard let device = try Device.fetch(database, "mac = ?", [mac]) else {
        throw DeviceStoreError.unknownDevice(mac)
      }
      return Registration(device: device, key: key)
    }
  }

  private static func newKey(for code: String) throws -> (key: String, hash: String) {
    let key = DeviceKey.random(for: code)
    guard let hash = DeviceKey.hash(of: key) else { throw DeviceStoreError.noHash }
    return (key, hash)
  }

  /// Six letters and digits, without those that look alike.
  private static func freeCode(_ database: GRDB.Database) throws -> String {
    let letters = Array("ABCDEFGHJKMNPQRSTUVWXYZ23456789")
    while true {
      let code = String((0..<6).compactMap { _ in letters.randomElement() })
      if try Device.fetch(database, "code = ?", [code]) == nil { return code }
    }
  }

  /// A device that was found by its key.
  package struct Known: Sendable {
    package let device: Device
    /// Whether the key comes from a repeated set-up.
    package let isSecond: Bool
  }

  /// The device with a key; nil for an unknown key.
  package func device(withKey key: String) throws(DeviceStoreError) -> Known? {
    guard let code = DeviceKey.code(of: key) else { return nil }
    let row = try database().read { database in
      try Row.fetchOne(database, sql: "SELECT * FROM device WHERE code = ?", arguments: [code])
    }
    guard let row else { return nil }
    let device = Device(row)
    if DeviceKey.matches(key, row["key"]) { return Known(device: device, isSecond: false) }
    guard let next = row["nextKey"] as String?, DeviceKey.matches(key, next) else { return nil }
    return Known(device: device, isSecond: true)
  }

  /// Records that a device asked.
  package func saw(_ device: Device, _ report: DeviceReport, at now: Date) throws(DeviceStoreError) {
    try database().write { database in
      try database.execute(
        sql: """
          UPDATE device SET seenAt = ?, firmware = coalesce(?, firmware), battery = coalesce(?, battery),
            signal = coalesce(?, signal), width = coalesce(?, width), height = coalesce(?, height), interval = ?
          WHERE id = ?
          """,
        arguments: [
          now.timeIntervalSince1970, report.firmware, report.battery, report.signal, report.width, report.height,
          report.interval, device.id,
        ])
    }
  }

  /// All devices, in the order in which they were set up.
  package func devices() throws(DeviceStoreError) -> [Device] {
    try database().read { try Row.fetchAll($0, sql: "SELECT * FROM device ORDER BY id").map(Device.init) }
  }

  /// The device with a name, code or hardware address.
  package func device(named name: String) throws(DeviceStoreError) -> Device {
    let device = try database().read { database in
      try Device.fetch(
        database, "name = ? OR code = ? OR mac = ?", [name, name.uppercased(), name.uppercased()])
    }
    guard let device else { throw .unknownDevice(name) }
    return device
  }

  /// Gives a device another name.
  package func rename(_ device: Device, to name: String) throws(DeviceStoreError) {
    try database().write { database in
      if let other = try Device.fetch(database, "name = ?", [name]), other.id != device.id {
        throw DeviceStoreError.nameTaken(name)
      }
      try database.execute(sql: "UPDATE device SET name = ? WHERE id = ?", arguments: [name, device.id])
    }
  }

  /// Lets a device show a screen or playlist; nil for the first.
  package func show(_ name: String?, on device: Device) throws(DeviceStoreError) {
    try database().write {
      try $0.execute(sql: "UPDATE device SET shows = ? WHERE id = ?", arguments: [name, device.id])
    }
  }

  /// Gives a device an owner, and the key of its last set-up.
  package func claim(_ device: Device) throws(DeviceStoreError) {
    try database().write { database in
      try database.execute(sql: "UPDATE device SET isClaimed = 1 WHERE id = ?", arguments: [device.id])
      try database.execute(
        sql: """
          UPDATE device SET key = nextKey, model = nextModel, nextKey = NULL, nextModel = NULL
          WHERE id = ? AND nextKey IS NOT NULL
          """, arguments: [device.id])
    }
  }

  /// Makes the key of a repeated set-up the device's first one. The other stays valid until the next set-up.
  package func adopt(_ device: Device) throws(DeviceStoreError) {
    try database().write { database in
      try database.execute(
        sql: """
          UPDATE device SET key = nextKey, nextKey = key, model = nextModel, nextModel = model
          WHERE id = ? AND nextKey IS NOT NULL
          """, arguments: [device.id])
    }
  }

  /// Forgets a device, its key and its log.
  package func forget(_ device: Device) throws(DeviceStoreError) {
    try database().write { try $0.execute(sql: "DELETE FROM device WHERE id = ?", arguments: [device.id]) }
  }

  /// Adds lines to a device's log, and removes the oldest above the limit.
  package func append(_ lines: [DeviceLogLine], of device: Device) throws(DeviceStoreError) {
    try database().write { database in
      for line in lines.suffix(Self.logLimit) {
        try database.execute(
          sql: "INSERT INTO log (device, receivedAt, message, details) VALUES (?, ?, ?, ?)",
          arguments: [device.id, line.receivedAt.timeIntervalSince1970, line.message, line.details])
      }
      try database.execute(
        sql: """
          DELETE FROM log WHERE device = ? AND id <=
            (SELECT id FROM log WHERE device = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
          """, arguments: [device.id, device.id, Self.logLimit])
    }
  }

  /// The log of a device, oldest lines first.
  package func log(of device: Device) throws(DeviceStoreError) -> [DeviceLogLine] {
    try database().read { database in
      try Row.fetchAll(
        database, sql: "SELECT receivedAt, message, details FROM log WHERE device = ? ORDER BY id",
        arguments: [device.id]
      ).map { row in
        DeviceLogLine(
          receivedAt: Date(timeIntervalSince1970: row["receivedAt"]), message: row["message"], details: row["details"])
      }
    }
  }
}

extension Device {
  fileprivate static func fetch(
    _ database: GRDB.Database, _ condition: String, _ arguments: StatementArguments
  ) throws -> Device? {
    try Row.fetchOne(database, sql: "SELECT * FROM device WHERE \(condition)", arguments: arguments).map(Device.init)
  }

  fileprivate init(_ row: Row) {
    (id, code, mac, model) = (row["id"], row["code"], row["mac"], row["model"])
    createdAt = Date(timeIntervalSince1970: row["createdAt"])
    (name, shows, isClaimed) = (row["name"], row["shows"], row["isClaimed"])
    seenAt = (row["seenAt"] as Double?).map(Date.init(timeIntervalSince1970:))
    report = DeviceReport()
    (report.firmware, report.battery, report.signal) = (row["firmware"], row["battery"], row["signal"])
    (report.width, report.height, report.interval) = (row["width"], row["height"], row["interval"])
  }
}
