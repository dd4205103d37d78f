/// How the machine is at one moment. What its kernel does not tell is nil.
public struct SystemReading: Hashable, Sendable {
  /// The machine's name; empty where it has none.
  public var name = ""
  /// How many processes waited for a processor, as averages of 1, 5 and 15 minutes.
  public var load: Load?
  /// How many processors are in use; nil where that is not told.
  public var processors: Int?
  /// Main memory.
  public var memory: Usage?
  /// What main memory is extended by; nil for nothing.
  public var swap: Usage?
  /// The file systems, the one of `/` first.
  public var disks: [Disk] = []
  /// That of the processor, else the highest, in degrees Celsius.
  public var temperature: Double?
  /// Nil for a machine without one.
  public var battery: Battery?
  /// The seconds since it was started.
  public var uptime: Double?

  /// Creates a reading of a machine that tells nothing.
  public init() {}

  /// Averages of the number of processes that waited for a processor.
  public struct Load: Hashable, Sendable {
    /// Of a minute.
    public var one: Double
    /// Of five minutes.
    public var five: Double
    /// Of fifteen minutes.
    public var fifteen: Double

    /// Creates three averages.
    public init(one: Double, five: Double, fifteen: Double) {
      (self.one, self.five, self.fifteen) = (one, five, fifteen)
    }
  }

  /// How much there is of something, in bytes.
  public struct Usage: Hashable, Sendable {
    /// All of it.
    public var total: Int64
    /// What is in use.
    public var used: Int64

    /// Creates a usage; what is used is at most all there is.
    public init(total: Int64, used: Int64) { (self.total, self.used) = (total, min(max(used, 0), total)) }

    /// The used part, 0…1.
    public var share: Double { total > 0 ? Double(used) / Double(total) : 0 }
  }

  /// A file system.
  public struct Disk: Hashable, Sendable {
    /// Where it is.
    public var mountPoint: String
    /// Its room.
    public var usage: Usage

    /// Creates a file system's numbers.
    public init(mountPoint: String, usage: Usage) { (self.mountPoint, self.usage) = (mountPoint, usage) }

    /// The last part of where it is; `/` for the first one.
    public var name: String { mountPoint.split(separator: "/").last.map(String.init) ?? "/" }
  }

  /// All batteries together.
  public struct Battery: Hashable, Sendable {
    /// How full, 0…1.
    public var level: Double
    /// Whether it is being charged, or full with the plug in.
    public var isCharging: Bool

    /// Creates what is told of the batteries.
    public init(level: Double, isCharging: Bool) { (self.level, self.isCharging) = (level, isCharging) }
  }

  /// The load of a minute for each processor: at 1 all of them are busy. Nil where one of the two is not told.
  public var loadShare: Double? {
    guard let load, let processors, processors > 0 else { return nil }
    return load.one / Double(processors)
  }

  /// Whether the kernel tells anything that changes.
  public var isEmpty: Bool { load == nil && memory == nil && disks.isEmpty && temperature == nil && battery == nil }
}
