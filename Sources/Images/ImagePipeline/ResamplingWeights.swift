/// The source samples and weights of each sample of a resampled line.
///
/// Downscaling is an area filter: a target sample is the mean of the source samples that it covers, with the samples
/// at both edges weighted by the covered fraction. No sample is skipped, so there is no more aliasing than with a box
/// filter. Upscaling is linear interpolation between the centres of neighbours, which cannot overshoot. All
/// arithmetic is in integers: the weights of each sample add up to exactly ``one`` on every machine.
struct ResamplingWeights {
  /// The sum of a target sample's weights: 2¹⁵, so that a weight of one still fits 16 bits.
  static let one = 1 << 15

  /// The range of `weights` and of source samples for one target sample.
  struct Span {
    /// The index of the first source sample.
    let first: Int
    /// The number of source samples; at least 1.
    let count: Int
    /// The index of the first weight.
    let weight: Int
  }

  /// One span per target sample.
  private(set) var spans: [Span] = []
  private(set) var weights: [UInt16] = []

  /// Creates the weights for `source` to `target` samples, both at least 1.
  init(from source: Int, to target: Int) {
    spans.reserveCapacity(target)
    weights.reserveCapacity(max(source, target) + 2 * target)
    for index in 0..<target {
      if target < source {
        appendArea(index, source: source, target: target)
      } else {
        appendLine(index, source: source, target: target)
      }
    }
  }

  /// Lengths are in 1/target of a source sample: a target sample covers `source` of them, a source sample has `target`.
  private mutating func appendArea(_ index: Int, source: Int, target: Int) {
    let start = index * source
    let first = start / target
    let last = (start + source - 1) / target
    spans.append(Span(first: first, count: last - first + 1, weight: weights.count))
    // Rounding the running sum rather than each weight keeps the total exact.
    var sum = 0
    for sample in first...last {
      let covered = min((sample + 1) * target - start, source)
      let next = (covered * 2 * Self.one + source) / (2 * source)
      weights.append(UInt16(next - sum))
      sum = next
    }
  }

  /// Positions are in 1/(2 × target) of a source sample, from the centre of the first one.
  private mutating func appendLine(_ index: Int, source: Int, target: Int) {
    let unit = 2 * target
    let position = min(max((2 * index + 1) * source - target, 0), (source - 1) * unit)
    let (first, rest) = position.quotientAndRemainder(dividingBy: unit)
    let second = (rest * 2 * Self.one + unit) / (2 * unit)
    spans.append(Span(first: first, count: second == 0 ? 1 : 2, weight: weights.count))
    weights.append(UInt16(Self.one - second))
    if second > 0 { weights.append(UInt16(second)) }
  }
}
