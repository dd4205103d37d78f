// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Views",
  products: [.library(name: "Views", targets: ["Views"])],
  targets: [.target(name: "Views")]
)
