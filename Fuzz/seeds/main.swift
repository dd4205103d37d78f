import Foundation
import Graphics
import ImageCodecs
import ProfileBuilding

// Writes the seeds of fuzzing: seeds FOLDER. All are created with the tests' builders.

let folder = URL(fileURLWithPath: CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "seeds")

func write(_ data: Data, _ target: String, _ name: String) throws {
  let place = folder.appending(path: target)
  try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  try data.write(to: place.appending(path: name))
}

var jpegs = JPEGFixture.allCases.map { ($0.rawValue, $0.data) }
jpegs += JPEGScansFixture.allCases.map { ("scans-\($0.rawValue)", $0.data) }
jpegs.append(("baseline", try JPEGEncoder.encode(JPEGSubject.noise(24, 20), quality: 0.6)))
jpegs.append(("full", try JPEGEncoder.encode(JPEGSubject.gradient(17, 9), quality: 0.3, subsampling: .full)))
jpegs.append(("turned", JPEGSurgery.withOrientation(6, in: JPEGFixture.gray.data)))
jpegs.append(("comment", JPEGSurgery.inserting(marker: 0xFE, payload: [1, 2, 3], into: JPEGFixture.rgb.data)))
for (name, data) in jpegs {
  try write(data, "jpeg", name)
  try write(data, "segments", name)
}

let packet = Array("<x tiff:Orientation='6'/>".utf8)
try write(
  JPEGSurgery.inserting(
    marker: 0xE1, payload: Array("http://ns.adobe.com/xap/1.0/\0".utf8) + packet, into: JPEGFixture.gray.data),
  "jpeg", "packet")
let hexadecimal = (Array("Exif\0\0".utf8) + JPEGSurgery.tiff(6)).map { String(format: "%02x", $0) }.joined()
let profile = Array("\nexif\n      \(hexadecimal.count / 2)\n\(hexadecimal)\n".utf8)
for (name, keyword, contents) in [
  ("tEXt", "Raw profile type exif", profile), ("zTXt", "Raw profile type APP1", [0] + PNGBuilder.stored(profile)),
  ("iTXt", "XML:com.adobe.xmp", [0, 0, 0, 0] + packet),
  ("iTXt", "XML:com.adobe.xmp", [1, 0, 0, 0] + PNGBuilder.stored(packet)),
] {
  var builder = PNGBuilder(width: 3, height: 2)
  builder.chunks = [(name, Array(keyword.utf8) + [0] + contents)]
  try write(builder.file { x, _, _ in x }, "png", "turned-\(name)-\(contents.count)")
}

for orientation in [1, 6, 9] as [UInt16] {
  for bigEndian in [true, false] {
    try write(Data(JPEGSurgery.tiff(orientation, bigEndian: bigEndian)), "exif", "\(orientation)-\(bigEndian)")
  }
}

for (colorType, depths) in [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 4, 8]), (4, [8, 16]), (6, [8, 16])] {
  for depth in depths {
    for isInterlaced in [false, true] {
      var builder = PNGBuilder(
        width: 9, height: 7, bitDepth: depth, colorType: colorType, isInterlaced: isInterlaced)
      if colorType == 3 { builder.chunks = [("PLTE", Array(0..<6)), ("tRNS", [9])] }
      let file = builder.file { x, y, _ in (x + y) % 2 }
      try write(file, "png", "\(colorType)-\(depth)\(isInterlaced ? "-interlaced" : "")")
    }
  }
}
try write(PNGEncoder.encode(JPEGSubject.noise(20, 20), effort: .small), "png", "packed")

for fixture in WebPFixture.allCases { try write(fixture.data, "webp", fixture.rawValue) }
try write(WebPFixture.lossy.extended(with: [("XMP ", packet)]), "webp", "packet")
try write(
  WebPFixture.lossless.extended(with: [
    ("ICCP", [UInt8](ProfileBuilder(ProfileBuilder.displayP3, curve: ProfileBuilder.sRGBCurve).data)),
    ("EXIF", JPEGSurgery.tiff(6)),
  ]), "webp", "extended")

for isInterlaced in [false, true] {
  for longestTable in [0, 20, 4096] {
    var builder = GIFBuilder(
      width: 19, height: 13, frame: (1, 2, 17, 9), isInterlaced: isInterlaced, longestTable: longestTable)
    builder.transparent = 2
    try write(builder.file { x, y in x * y % 4 }, "gif", "\(isInterlaced)-\(longestTable)")
    builder.localPalette = (0..<256).map { $0 * 7 }
    try write(builder.file { x, y in x * y % 256 }, "gif", "local-\(isInterlaced)-\(longestTable)")
  }
}

let samples = ProfileBuilder.curve((0...15).map { $0 * $0 * 290 })
let curves = [
  ("linear", ProfileBuilder.curve()), ("power", ProfileBuilder.curve(563)), ("samples", samples),
  ("para0", ProfileBuilder.formula(0, 2.2)), ("para1", ProfileBuilder.formula(1, 2, 0.9, 0.1)),
  ("para2", ProfileBuilder.formula(2, 2, 0.9, -0.1, 0.2)), ("para3", ProfileBuilder.sRGBCurve),
  ("para4", ProfileBuilder.formula(4, 1.8, 0.99, 0.01, 0.06, 0.03, 0, 0)),
]
for (name, curve) in curves {
  let profile = ProfileBuilder(ProfileBuilder.adobeRGB, curve: curve).data
  try write(profile, "icc", name)
  try write(ProfileBuilder(gray: curve).data, "icc", "gray-" + name)
  var builder = PNGBuilder(width: 3, height: 2, colorType: 6)
  builder.chunks = [("iCCP", ProfileBuilder.chunk(profile))]
  try write(builder.file { x, y, _ in x * 80 + y }, "png", "profile-" + name)
  let jpeg = ProfileBuilder.segments(profile, size: 300).reduce(JPEGFixture.rgb.data) {
    JPEGSurgery.inserting(marker: 0xE2, payload: $1, into: $0)
  }
  try write(jpeg, "jpeg", "profile-" + name)
}

for table in TableProfile.allCases { try write(table.builder.data, "icc", "table-\(table)") }
try write(
  JPEGSurgery.inserting(
    marker: 0xE2, payload: ProfileBuilder.segments(TableProfile.inkWords.builder.data)[0],
    into: JPEGFixture.cmykAdobe.data), "jpeg", "profile-inks")

for (name, data) in TextSeeds.titles { try write(data, "title", name) }
for (name, data) in TextSeeds.feeds { try write(data, "feed", name) }
for (name, data) in TextSeeds.calendars { try write(data, "calendar", name) }
for (name, data) in TextSeeds.requests { try write(data, "request", name) }
for (name, data) in TextSeeds.messages { try write(data, "device", name) }
for (name, data) in RelaySeeds.all { try write(data, "relay", name) }
