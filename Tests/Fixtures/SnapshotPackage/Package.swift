// swift-tools-version: 6.2
import PackageDescription

// A package as a user has it: widgets, and tests of how they look.
let package = Package(
  name: "Garden",
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .target(
      name: "Garden",
      dependencies: [
        .product(name: "SwiftUI", package: "almanac"), .product(name: "WidgetKit", package: "almanac"),
        .product(name: "AppIntents", package: "almanac"),
      ]),
    .testTarget(
      name: "GardenTests",
      dependencies: ["Garden", .product(name: "WidgetTesting", package: "almanac")]),
  ]
)
