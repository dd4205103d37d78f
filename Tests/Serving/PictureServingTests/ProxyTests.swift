import Foundation
import ServerDriving
import Testing

/// `almanac serve` behind nginx with its cache, as Docs/Serve.md describes it.
struct ProxyTests {
  @Test(.enabled(if: Nginx.isExpected, "needs nginx; Scripts/bootstrap --tests installs it"))
  func `nginx answers from its cache, and passes on until when a picture is valid`() async throws {
    let server = try ServerProcess(["serve", "--port", "0", "--output", "pictures"], reading: .errors)
    let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
    _ = try await server.first { $0.contains("calendar/systemSmall/current.png") ? true : nil }
    let address = String(line.split(separator: " ").last?.dropLast() ?? "")
    let proxy = try Nginx(
      """
      proxy_cache_path CACHE keys_zone=almanac:1m;
      server {
        listen SOCKET;
        location / {
          proxy_pass \(address);
          proxy_set_header Host localhost;
          proxy_cache almanac;
          proxy_cache_revalidate on;
          proxy_hide_header Cache-Control;
          add_header X-Cache $upstream_cache_status;
        }
      }
      """, in: server.folder.path)
    let url = "http://frames.example.org/calendar/systemSmall.png"
    let (first, second) = (try proxy.ask(url), try proxy.ask(url))
    #expect(first.field("x-cache") == "MISS" && second.field("x-cache") == "HIT", "\(first)\(second)")
    #expect(first.field("etag") != nil && first.field("etag") == second.field("etag"))
    #expect(first.field("expires") != nil && first.field("expires") == second.field("expires"))
  }
}
