import Foundation
import SystemIO
import WebServing

/// A running nginx that listens at a socket in a folder.
package final class Nginx {
  /// Of Debian's nginx-light, which Scripts/bootstrap installs.
  private static let program = "/usr/sbin/nginx"
  /// In CI, a missing nginx is an error.
  package static var isExpected: Bool {
    access(program, X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil
  }

  private let folder: String
  private let process: ChildProcess

  /// - Parameter http: What is in its block `http`; `SOCKET` is where a server listens, and `CACHE` a folder for its cache.
  package init(_ http: String, in folder: String) throws {
    self.folder = folder
    let configuration = """
      daemon off; master_process off; pid \(folder)/nginx.pid; error_log \(folder)/nginx.log;
      events {}
      http {
        access_log off;
        proxy_temp_path \(folder)/temporary; client_body_temp_path \(folder)/bodies;
        fastcgi_temp_path \(folder)/f; uwsgi_temp_path \(folder)/u; scgi_temp_path \(folder)/s;
        \(http.replacing("SOCKET", with: "unix:\(folder)/proxy").replacing("CACHE", with: "\(folder)/cache"))
      }
      """
    try Data(configuration.utf8).write(to: URL(fileURLWithPath: "\(folder)/nginx.conf"))
    process = try ChildProcess(
      Self.program, ["-e", "\(folder)/nginx.log", "-c", "\(folder)/nginx.conf", "-p", folder], environment: [:],
      streams: .init(output: STDERR_FILENO, errors: STDERR_FILENO))
  }

  deinit {
    kill(process.identifier, SIGTERM)
    _ = process.wait(atMost: 20)
  }

  /// The head of an answer.
  package struct Head {
    package let text: String

    package var status: Int { Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0 }

    package func field(_ name: String) -> String? {
      text.split(separator: "\n").first { $0.lowercased().hasPrefix("\(name): ") }
        .map { String($0.dropFirst(name.count + 2)) }
    }
  }

  /// Asks as soon as nginx listens.
  package func ask(_ url: String, _ options: [String] = []) throws -> Head {
    let run = try FinishedTool(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["curl", "-s", "-o", "/dev/null", "-D", "-", "--retry", "30", "--retry-all-errors", "--retry-delay", "1"]
        + options + ["--unix-socket", "\(folder)/proxy", url], ProcessInfo.processInfo.environment)
    return Head(text: String(decoding: run.output, as: UTF8.self).replacing("\r\n", with: "\n"))
  }
}
