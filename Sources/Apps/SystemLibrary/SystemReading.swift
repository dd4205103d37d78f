/// The state of the machine at one moment. Unknown values are nil.
public struct SystemReading: Hashable, Sendable {
  /// The host name; empty if there is none.
  public var name = ""
  /// The load averages of 1, 5 and 15 minutes.
  public var load: Load?
  /// The number of processors in use.
  public var processors: Int?
  public var memory: Usage?
  /// Swap space; nil if there is none.
  public var swap: Usage?
  /// The file systems, `/` first.
  public var disks: [Disk] = []
  /// The temperature of the processor, or the highest one, in degrees Celsius.
  public var temperature: Double?
  /// Nil for a machine without one.
  public var battery: Battery?
  /// Seconds since boot.
  public var uptime: Double?

  public init() {}

  /// Averages of the number of processes that waited for a processor.
  public struct Load: Hashable, Sendable {
    public var one: Double
    public var five: Double
    public var fifteen: Double

    public init(one: Double, five: Double, fifteen: Double) {
      (self.one, self.five, self.fifteen) = (one, five, fifteen)
    }
  }

  /// Total and used space in bytes.
  public struct Usage: Hashable, Sendable {
    public var total: Int64
    public var used: Int64

    /// Creates a usage. `used` is limited to `total`.
    public init(total: Int64, used: Int64) { (self.total, self.used) = (total, min(max(used, 0), total)) }

    /// The used share, 0…1.
    public var share: Double { total > 0 ? Double(used) / Double(total) : 0 }
  }

  public struct Disk: Hashable, Sendable {
    public var mountPoint: String
    public var usage: Usage

    public init(mountPoint: String, usage: Usage) { (self.mountPoint, self.usage) = (mountPoint, usage) }

    /// The last component of the mount point; `/` for the first disk.
    public var name: String { mountPoint.split(separator: "/").last.map(String.init) ?? "/" }
  }

  /// All batteries together.
  public struct Battery: Hashable, Sendable {
    /// 0…1.
    public var level: Double
    /// Whether it is charging, or full and plugged in.
    public var isCharging: Bool

    public init(level: Double, isCharging: Bool) { (self.level, self.isCharging) = (level, isCharging) }
  }

  /// The one-minute load per processor: 1 if all are busy. Nil if one of the two is unknown.
  public var loadShare: Double? {
    guard let load, let processors, processors > 0 else { return nil }
    return load.one / Double(processors)
  }

  /// Whether all values that change are unknown.
  public var isEmpty: Bool { load == nil && memory == nil && disks.isEmpty && temperature == nil && battery == nil }
}
