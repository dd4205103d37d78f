import CoreLocation
import Foundation

/// What the harbour's service says about the sea.
struct Report: Decodable {
  let visibility: Double
  let waves: [Double]
}

enum ReportError: Error {
  case noServer
  case status(Int)
}

struct ReportClient {
  let server: URL?

  func fetch(completion: @escaping (Result<Report, Error>) -> Void) {
    guard let server = server else { return completion(.failure(ReportError.noServer)) }
    var request = URLRequest(url: server.appendingPathComponent("report.json"))
    request.timeoutInterval = 5
    URLSession.shared.dataTask(with: request) { data, response, error in
      if let error = error { return completion(.failure(error)) }
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      guard status == 200, let data = data else { return completion(.failure(ReportError.status(status))) }
      completion(Result { try JSONDecoder().decode(Report.self, from: data) })
    }
    .resume()
  }
}

extension Light {
  /// How far it is from the place of the pilots, in kilometres.
  var distance: Double {
    CLLocation(latitude: latitude, longitude: longitude)
      .distance(from: CLLocation(latitude: 54.18, longitude: 7.89)) / 1000
  }
}
