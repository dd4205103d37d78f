import Testing

@testable import LayoutEngine

struct MotionTests {
  @Test func `a linear motion takes its duration after its delay`() {
    var motion = Motion(.bezier(x1: 1 / 3, y1: 1 / 3, x2: 2 / 3, y2: 2 / 3, duration: 0.5))
    motion.delay = 0.25
    #expect(motion.duration == 0.75 && motion.progress(at: 0.2) == 0 && motion.progress(at: 0.75) == 1)
    #expect(abs(motion.progress(at: 0.5) - 0.5) < 1e-6)
    motion.speed = 2
    #expect(motion.duration == 0.5)
  }

  @Test func `a spring with a bounce goes beyond its goal, and one without does not`() {
    let bouncy = Motion(.spring(response: 0.5, dampingRatio: 0.5))
    let smooth = Motion(.spring(response: 0.5, dampingRatio: 1))
    let times = (0...60).map { Double($0) / 60 }
    #expect(times.map(bouncy.progress).max() ?? 0 > 1.1 && times.map(smooth.progress).allSatisfy { $0 <= 1 })
    #expect(smooth.duration > 0.5 && smooth.duration < 1)
  }

  @Test func `no motion lasts longer than two seconds, or an invalid time`() {
    #expect(Motion(.bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: 60)).duration == 2)
    #expect(Motion(.bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: .nan)).duration == 0)
    #expect(Motion(.spring(response: -1, dampingRatio: 0)).progress(at: 1) == 1)
    #expect(Motion(.spring(response: 0.5, dampingRatio: 0)).duration == 2)
    #expect(Motion.none.progress(at: 0) == 1)
  }
}
