import ArgumentParser
import DeviceStore
import Foundation
import PictureServing
import Refreshing
import RequestReading
import SharedFolders
import ToolOptions
import ToolReports
import WebServing

/// What a configuration file means for the server. The tool knows its widgets, and so it reads the file.
struct ServedConfiguration: Decodable {
  let output: String
  var onDemand: [String] = []
  var devices = DeviceSettings()

  init(output: String) { self.output = output }

  private enum Key: CodingKey { case output, onDemand, devices }

  /// Tools of earlier releases know less.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    output = try container.decode(String.self, forKey: .output)
    onDemand = try container.decodeIfPresent([String].self, forKey: .onDemand) ?? []
    devices = try container.decodeIfPresent(DeviceSettings.self, forKey: .devices) ?? DeviceSettings()
  }

  /// - Throws: The exit code, after the tool's errors were printed.
  init(of file: String, _ tool: URL, _ environment: ToolEnvironment) throws {
    let result = try FinishedTool(tool, ["served-configuration", file], environment.variables)
    guard result.code == 0, let configured = try? JSONDecoder().decode(Self.self, from: Data(result.output)) else {
      Console.forward(on: Data(result.errors.utf8))
      throw ExitCode(result.code == 0 ? 65 : result.code)
    }
    self = configured
  }
}

extension DeviceStore {
  /// The devices for the page and the metrics; none if they cannot be read.
  var served: [ServedDevice] {
    ((try? devices()) ?? []).map { device in
      ServedDevice(
        name: device.name ?? device.code, words: "\(device.model), shows \(device.shows ?? "the first")",
        seenAt: device.seenAt, battery: device.report.battery, signal: device.report.signal)
    }
  }

  /// The devices of an output; nil, after the error was printed, if they cannot be read.
  static func openedOrReported(in output: OutputFolder) -> DeviceStore? {
    do throws(DeviceStoreError) {
      return try DeviceStore(at: output.ownFolder.appending(path: fileName))
    } catch {
      Console.error("error: \(error); serving no devices until serve is started again")
      return nil
    }
  }

  /// The devices of an output.
  ///
  /// - Throws: A failure, with exit code 73.
  static func opened(in output: OutputFolder) throws -> DeviceStore {
    do throws(DeviceStoreError) {
      return try DeviceStore(at: output.ownFolder.appending(path: fileName))
    } catch {
      throw ToolError("\(error)", exitCode: .cannotCreate)
    }
  }
}
