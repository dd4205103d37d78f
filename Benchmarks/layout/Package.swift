// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that an ordinary build does not build it: run it with Benchmarks/layout/run.
let package = Package(
  name: "layout",
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "layout",
      dependencies: [
        .product(name: "SwiftUI", package: "almanac"), .product(name: "WidgetTesting", package: "almanac"),
      ])
  ])
