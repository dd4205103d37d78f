import DatabaseDriving
import Foundation
import SystemIO
import Testing

@testable import PostgresClient

@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct PostgresNotificationTests {
  private static let notify: PostgresStatement = "SELECT pg_notify('fleet', $1)"

  @Test func `notifications of others arrive`() throws {
    let session = try Session()
    let (connection, other) = (session.connection, try session.other())
    try connection.run("LISTEN fleet")
    try other.run(["a", "ü'\"", ""].map { PostgresCommand(Self.notify, [.text($0)]) })
    var received: [PostgresNotification] = []
    while received.count < 3 { received += try connection.wait(Session.limit).notifications }
    #expect(received == ["a", "ü'\"", ""].map { PostgresNotification(channel: "fleet", payload: $0) })
    #expect(try connection.wait(.zero).notifications.isEmpty)
    // One that arrives during a statement is kept.
    try connection.run(Self.notify, [.text("own")])
    try connection.run("SELECT 1")
    #expect(try connection.wait(.zero).notifications.map(\.payload) == ["own"])
  }

  @Test func `a descriptor wakes the program`() throws {
    let session = try Session()
    let pipe = try PipeChannel(for: "test")
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    let calm = try session.connection.wait(.milliseconds(1), wake: pipe.reading)
    #expect(!calm.isWoken && calm.notifications.isEmpty)
    Thread.detachNewThread { write(pipe.writing, "x", 1) }
    let woken = try session.connection.wait(.seconds(Int64.max), wake: pipe.reading)
    #expect(woken.isWoken && woken.notifications.isEmpty)
    try session.connection.run(script: "LISTEN fleet; NOTIFY fleet, 'a'")
    let both = try session.connection.wait(Session.limit, wake: pipe.reading)
    #expect(both.isWoken && both.notifications.map(\.payload) == ["a"])
  }

  @Test func `a program that waits notices that the connection is lost`() throws {
    let session = try Session()
    try session.administer("SELECT pg_terminate_backend(\(session.connection.backend))")
    #expect(failure { while true { _ = try session.connection.wait(Session.limit) } }?.kind == .lost)
    #expect(session.connection.isLost && session.connection.socket == -1)
  }
}
