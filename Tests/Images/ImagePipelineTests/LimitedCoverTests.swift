import Foundation
import Graphics
import ImageCodecs
import ImageCompression
import Testing

@testable import ImagePipeline

/// Covers with the caller's limits.
@Suite struct LimitedCoverTests {
  private let target = CoverCompression(maximumPixelSize: PixelSize(width: 400, height: 400), quality: 0.8)

  @Test func `a cover needs two pixels of the budget for each of its own`() throws {
    let jpeg = try CoverSubject.jpeg(160, 120)
    let exact = DecodingLimits(budget: PixelBudget(pixels: 2 * 160 * 120))
    #expect(
      try CoverCompressor.compress(jpeg, to: target, limits: exact).pixelSize == PixelSize(width: 160, height: 120))
    #expect(exact.budget.held == 0)
    let short = DecodingLimits(budget: PixelBudget(pixels: 2 * 160 * 120 - 1))
    #expect(throws: ImageError.overBudget(pixels: 38_400, limit: 38_399)) {
      try CoverCompressor.compress(jpeg, to: target, limits: short)
    }
  }

  @Test func `the header is read with the caller's limits`() throws {
    let jpeg = try CoverSubject.jpeg(160, 120)
    let narrow = DecodingLimits(maximumArea: 160 * 120 - 1)
    #expect(throws: ImageError.codec(JPEGError.tooLarge(PixelSize(width: 160, height: 120), limit: .area(19_199)))) {
      try CoverCompressor.compress(jpeg, to: target, limits: narrow)
    }
    #expect(throws: ImageError.self) { try ImageFacts(of: jpeg, limits: narrow) }
    #expect(try ImageFacts(of: jpeg, limits: DecodingLimits(maximumArea: 160 * 120)).format == .jpeg)
  }
}
