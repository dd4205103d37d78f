import Foundation
import ServerDriving
import SystemIO
import Testing
import WebServing

/// `almanac serve` behind nginx with its cache, as Docs/Serve.md describes it.
struct ProxyTests {
  /// Of Debian's nginx-light, which Scripts/bootstrap installs.
  private static let nginx = "/usr/sbin/nginx"

  @Test(
    .enabled(
      if: access(nginx, X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil,
      "needs nginx; Scripts/bootstrap --tests installs it"))
  func `nginx answers from its cache, and passes on until when a picture is valid`() async throws {
    let server = try ServerProcess(["serve", "--port", "0", "--output", "pictures"], reading: .errors)
    let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
    _ = try await server.first { $0.contains("calendar/systemSmall/current.png") ? true : nil }
    let address = String(line.split(separator: " ").last?.dropLast() ?? "")
    let folder = server.folder.path
    let configuration = """
      daemon off; master_process off; pid \(folder)/nginx.pid; error_log \(folder)/nginx.log;
      events {}
      http {
        access_log off;
        proxy_cache_path \(folder)/cache keys_zone=almanac:1m;
        proxy_temp_path \(folder)/temporary; client_body_temp_path \(folder)/bodies;
        fastcgi_temp_path \(folder)/f; uwsgi_temp_path \(folder)/u; scgi_temp_path \(folder)/s;
        server {
          listen unix:\(folder)/proxy;
          location / {
            proxy_pass \(address);
            proxy_set_header Host localhost;
            proxy_cache almanac;
            proxy_cache_revalidate on;
            proxy_hide_header Cache-Control;
            add_header X-Cache $upstream_cache_status;
          }
        }
      }
      """
    try Data(configuration.utf8).write(to: URL(fileURLWithPath: "\(folder)/nginx.conf"))
    let proxy = try ChildProcess(
      Self.nginx, ["-e", "\(folder)/nginx.log", "-c", "\(folder)/nginx.conf", "-p", folder], environment: [:],
      streams: .init(output: STDERR_FILENO, errors: STDERR_FILENO))
    defer {
      kill(proxy.identifier, SIGTERM)
      _ = proxy.wait(atMost: 20)
    }
    func ask() throws -> String {
      let run = try FinishedTool(
        URL(fileURLWithPath: "/usr/bin/env"),
        [
          "curl", "-s", "-o", "/dev/null", "-D", "-", "--retry", "30", "--retry-all-errors", "--retry-delay", "1",
          "--unix-socket", "\(folder)/proxy", "http://frames.example.org/calendar/systemSmall.png",
        ], ProcessInfo.processInfo.environment)
      return String(decoding: run.output, as: UTF8.self).replacing("\r\n", with: "\n")
    }
    func field(_ name: String, _ head: String) -> String? {
      head.split(separator: "\n").first { $0.lowercased().hasPrefix("\(name): ") }
        .map { String($0.dropFirst(name.count + 2)) }
    }
    let (first, second) = (try ask(), try ask())
    #expect(field("x-cache", first) == "MISS" && field("x-cache", second) == "HIT", "\(first)\(second)")
    #expect(field("etag", first) != nil && field("etag", first) == field("etag", second))
    #expect(field("expires", first) != nil && field("expires", first) == field("expires", second))
  }
}
