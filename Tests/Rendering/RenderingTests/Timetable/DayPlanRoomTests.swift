import Foundation
import Graphics
import Rendering
import Testing
import Timelines
import TimetableLibrary
import WidgetKit

@testable import BundledWidgets

/// The day plan on canvases that no phone has.
@Suite struct DayPlanRoomTests {
  private static let thursday = [
    SchoolBench.lesson("Physics", "2026-11-26 08:45", 90, room: "Lab 1", teacher: "P. Heron"),
    SchoolBench.lesson("English", "2026-11-26 10:40", room: "B 12"),
    SchoolBench.lesson("Music", "2026-11-26 11:30", room: "Hall"),
    SchoolBench.lesson("Chess", "2026-11-26 17:30", 90, room: "Café"),
  ]

  private func picture(
    _ family: WidgetFamily, _ width: Int, _ height: Int, scale: CGFloat, isEInk: Bool = true
  ) async throws -> RenderedFrame {
    try await SchoolBench(Self.thursday).picture(family, at: "2026-11-26 09:41") { request in
      request.scale = PixelScale(scale)
      request.canvas = .cell(CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale))
      request.isEInk = isEInk
    }
  }

  private func list(_ picture: RenderedFrame) -> String { "\(picture.lowered.displayList)" }

  @Test(arguments: [(400, 300, 1.0), (1072, 1448, 3), (800, 480, 2), (600, 448, 1)], [true, false])
  func `a tablet's plan has whole titles on small and upright canvases`(
    canvas: (width: Int, height: Int, scale: Double), isEInk: Bool
  ) async throws {
    let picture = try await picture(
      .systemExtraLarge, canvas.width, canvas.height, scale: canvas.scale, isEInk: isEInk)
    let text = list(picture)
    #expect(text.contains("\"Physics\"") && text.contains("\"English\"") && text.contains("\"Music\""))
    #expect(!text.contains("…") || !isEInk, "\(text)")
    // All blocks begin at the same edge, and end inside.
    let blocks = text.matches(of: /\(rounded-rect ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) radius 5\)/).map { block in
      [block.output.1, block.output.2, block.output.3, block.output.4].map { Double($0) ?? 0 }
    }
    #expect(blocks.count >= 3 && Set(blocks.map { $0[0] }).count == 1, "\(blocks)")
    #expect(blocks.allSatisfy { $0[0] + $0[2] <= Double(canvas.width) / canvas.scale - 15 }, "\(blocks)")
    #expect(zip(blocks, blocks.dropFirst()).allSatisfy { $0[1] + $0[3] <= $1[1] }, "\(blocks)")
  }

  @Test(arguments: [(296, 128, 1.0), (400, 300, 2)])
  func `a running lesson is shown in the least room`(canvas: (width: Int, height: Int, scale: Double)) async throws {
    let text = list(try await picture(.systemLarge, canvas.width, canvas.height, scale: canvas.scale))
    #expect(text.contains("\"Physics\"") && text.contains("3 later"), "\(text)")
  }

  @Test func `no line of an hour vanishes at one pixel per point`() async throws {
    let text = list(try await picture(.systemLarge, 400, 480, scale: 1))
    let lines = text.matches(of: /\(fill \(rect [\d.]+ [\d.]+ [\d.]+ ([\d.]+)\) #0000001F\)/)
    #expect(lines.count > 5 && lines.allSatisfy { $0.output.1 == "1" })
  }

  @Test func `the dot of the current time has a rim on e-ink`() async throws {
    let text = list(try await picture(.systemLarge, 800, 960, scale: 2))
    let dots = text.matches(of: /\(fill \(ellipse [\d.]+ [\d.]+ ([\d.]+) [\d.]+\) (#[0-9A-F]+)/)
    #expect(dots.map(\.output.1) == ["10", "7"] && dots[0].output.2 == "#FFFFFFFF", "\(text)")
    let phone = list(try await picture(.systemLarge, 800, 960, scale: 2, isEInk: false))
    #expect(phone.matches(of: /\(ellipse/).count == 1)
  }
}
