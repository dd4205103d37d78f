/// Reads the orientation from XMP: `tiff:Orientation`, as an attribute or an element.
///
/// The packet is searched, not parsed, as other readers do, so damaged XML elsewhere does not matter.
enum XMPOrientation {
  /// The first valid orientation in the packet.
  static func read(_ packet: UnsafeRawBufferPointer) -> ImageOrientation? {
    place(in: packet).flatMap { ImageOrientation(rawValue: Int(packet[$0]) - 0x30) }
  }

  /// The position of the digit of the first valid orientation.
  static func place(in packet: UnsafeRawBufferPointer) -> Int? {
    let name = Array("tiff:Orientation".utf8)
    guard packet.count > name.count else { return nil }
    var start = 0
    while start < packet.count - name.count {
      defer { start += 1 }
      guard packet[start] == name[0],
        UnsafeRawBufferPointer(rebasing: packet[start..<start + name.count]).elementsEqual(name)
      else { continue }
      if let digit = digit(behind: start + name.count, in: packet) { return digit }
    }
    return nil
  }

  /// `="6"` or `>6<`, with white space anywhere.
  private static func digit(behind start: Int, in packet: UnsafeRawBufferPointer) -> Int? {
    var at = start
    func skipSpace() {
      while at < packet.count, [0x09, 0x0A, 0x0D, 0x20].contains(packet[at]) { at += 1 }
    }
    func skip(_ characters: String) -> Bool {
      skipSpace()
      guard at < packet.count, characters.utf8.contains(packet[at]) else { return false }
      at += 1
      return true
    }
    guard skip(">") || (skip("=") && skip("\"'")) else { return nil }
    skipSpace()
    guard at < packet.count, (0x31...0x38).contains(packet[at]) else { return nil }
    let isLonger = at + 1 < packet.count && (0x30...0x39).contains(packet[at + 1])
    return isLonger ? nil : at
  }
}
