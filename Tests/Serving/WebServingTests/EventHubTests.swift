import Testing

@testable import WebServing

struct EventHubTests {
  @Test func `a new subscriber gets the newest state, and then later ones`() async {
    let hub = EventHub()
    hub.send(.message(name: "state", data: "1"))
    hub.send(.message(name: "state", data: "2"))
    var states = hub.subscribe().makeAsyncIterator()
    #expect(await states.next()?.text == "event: state\ndata: 2\n\n")
    hub.send(.message(name: "state", data: "3"))
    #expect(await states.next()?.text == "event: state\ndata: 3\n\n")
  }

  @Test func `a slow subscriber misses states in between, and never the last`() async {
    let hub = EventHub()
    var states = hub.subscribe().makeAsyncIterator()
    for number in 1...9 { hub.send(.message(name: "state", data: "\(number)")) }
    #expect(await states.next()?.text == "event: state\ndata: 9\n\n")
  }

  @Test func `a subscriber that leaves is forgotten`() async {
    let hub = EventHub()
    let reading = Task { for await _ in hub.subscribe() {} }
    reading.cancel()
    await reading.value
    #expect(hub.count == 0)
  }

  @Test func `each line of an event has its own field`() {
    #expect(ServerEvent.message(name: "a", data: "x\ny").text == "event: a\ndata: x\ndata: y\n\n")
  }
}
