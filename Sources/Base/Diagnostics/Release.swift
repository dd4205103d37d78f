/// The release of Almanac that these sources belong to.
package enum Release {
  package static let version = "0.1.0"
}
