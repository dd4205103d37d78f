import Foundation
import LayoutEngine
import SwiftUI
import Typesetting
import Views

let stopwatch = try Stopwatch(engine: TextEngine())

print("lowering and layout of many views, in milliseconds\n")
print("kind           views   lowering     layout   both per 1,000 views")
for wide in WideTree.all {
  for count in [100, 1000, 10_000] {
    let time = stopwatch.median { wide.make(count) }
    let both = (time.lowering + time.layout) / Double(count * wide.viewsForEach) * 1000
    print(
      wide.name.padding(toLength: 12, withPad: " ", startingAt: 0),
      String(format: "%7d", count * wide.viewsForEach), column(time.lowering), column(time.layout), column(both))
  }
}

print("\nlayout of views inside of each other, in milliseconds\n")
print("what is at every level                 10 deep    20 deep    30 deep")
for deep in DeepTree.all {
  let times = [10, 20, 30].map { depth in stopwatch.median { deep.tree(depth) }.layout }
  print(deep.name.padding(toLength: 35, withPad: " ", startingAt: 0), times.map(column).joined(separator: " "))
}

func column(_ value: Double) -> String { String(format: "%10.2f", value) }
