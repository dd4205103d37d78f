package import Foundation
import HTTPFetching
package import HTTPTypes
package import Hummingbird
package import NIOCore
package import RequestReading
import WebServing

/// The answer to a request for a file: the file, or that the client has it already.
package struct PublishedAnswer {
  private let moment: PublishedMoment
  private let headers: HTTPFields

  /// - Parameter further: More headers.
  package init(
    _ moment: PublishedMoment, _ form: PublishedForm, at now: Date, adding further: HTTPFields = HTTPFields()
  ) {
    self.moment = moment
    let age = moment.age(at: now)
    var headers = further
    headers[.eTag] = moment.file.tag
    headers[.lastModified] = moment.file.modifiedText
    headers[.cacheControl] = "max-age=\(age)"
    // A cache that passes the answer on later does not count its age, so the date is there, too.
    headers[.expires] = HTTPDate.text(now + Double(age))
    headers[.contentType] = moment.file.type
    if let name = HTTPField.Name("x-content-type-options") { headers[name] = "nosniff" }
    // A page renews itself.
    if form == .html, let name = HTTPField.Name("refresh") { headers[name] = "\(age)" }
    self.headers = headers
  }

  package func response(to request: Request, on channel: any Channel) -> Response {
    let conditions = RequestConditions(
      noneMatch: request.headers[.ifNoneMatch], modifiedSince: request.headers[.ifModifiedSince])
    if conditions.isKnown(moment.file.tag, modifiedAt: moment.file.modified) {
      var headers = headers
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: .flushing(moment.file.body, to: channel))
  }
}
