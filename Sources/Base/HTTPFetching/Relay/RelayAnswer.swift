import Foundation

/// What became of a ``RelayRequest``.
struct RelayAnswer: Sendable {
  let number: UInt32
  let result: Result<HTTPResponse, FetchError>

  /// The longest message, with the longest body and headers.
  static let limit = 1 << 30
  private static let headerLimit = 100_000

  init(_ number: UInt32, _ result: Result<HTTPResponse, FetchError>) { (self.number, self.result) = (number, result) }

  var data: Data {
    var writer = RelayWriter()
    writer.write(number)
    switch result {
    case .success(let response):
      writer.write(UInt8(0))
      writer.write(Int64(response.status))
      writer.write(UInt32(response.headers.fields.count))
      for (name, value) in response.headers.fields {
        writer.write(name)
        writer.write(value)
      }
      writer.write(response.address)
      writer.write(response.lastingAddress)
      writer.write(response.body)
    case .failure(let error):
      writer.write(UInt8(1))
      error.write(to: &writer)
    }
    return writer.data
  }

  /// - Throws: ``RelayDamage`` if the message is not one that ``data`` makes.
  init(_ data: Data) throws(RelayDamage) {
    var reader = RelayReader(data)
    number = try reader.number()
    switch try reader.number(UInt8.self) {
    case 0:
      guard let status = Int(exactly: try reader.number(Int64.self)) else { throw RelayDamage() }
      let fields = try reader.list(limit: Self.headerLimit) { reader throws(RelayDamage) in
        (try reader.text(), try reader.text())
      }
      let (address, lasting) = (try reader.text(), try reader.text())
      var response = HTTPResponse(
        status: status, headers: HTTPHeaders(fields), body: Data(try reader.bytes()), address: address)
      response.lastingAddress = lasting
      result = .success(response)
    case 1: result = .failure(try FetchError(&reader))
    default: throw RelayDamage()
    }
    try reader.finish()
  }
}
