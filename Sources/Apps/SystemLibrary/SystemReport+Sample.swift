public import Foundation

extension SystemReport {
  /// A fictional machine on a busy morning.
  public static func sample(at date: Date) -> SystemReport {
    var reading = SystemReading()
    reading.name = "lighthouse"
    reading.load = SystemReading.Load(one: 1.24, five: 1.06, fifteen: 0.88)
    reading.processors = 4
    reading.memory = SystemReading.Usage(total: 16 << 30, used: 9_800_000_000)
    reading.swap = SystemReading.Usage(total: 2 << 30, used: 210_000_000)
    reading.disks = [
      SystemReading.Disk(mountPoint: "/", usage: SystemReading.Usage(total: 512_000_000_000, used: 212_000_000_000)),
      SystemReading.Disk(
        mountPoint: "/home", usage: SystemReading.Usage(total: 2_000_000_000_000, used: 1_480_000_000_000)),
    ]
    reading.temperature = 47
    reading.battery = SystemReading.Battery(level: 0.82, isCharging: true)
    reading.uptime = 12 * 86_400 + 5 * 3600
    return SystemReport(reading: reading, history: .sample(endingAt: date))
  }
}

extension SystemHistory {
  /// The day of that machine, with a sample every five minutes.
  public static func sample(endingAt date: Date) -> SystemHistory {
    // The load of each hour, up to now, interpolated with some noise.
    let hours = [
      0.4, 0.3, 0.3, 0.5, 0.3, 0.6, 1.9, 2.6, 1.4, 0.9, 0.7, 1.1, 2.2, 3.1, 2.4, 1.2, 0.8, 0.6, 1.0, 1.7, 2.1, 1.3, 0.9,
      1.3, 1.24,
    ]
    let samples = (0...288).map { number in
      let place = Double(number) / 12
      let hour = min(Int(place), hours.count - 2)
      let part = place - Double(hour)
      let blend = part * part * (3 - 2 * part)
      let jitter = 0.09 * sin(Double(number) * 2.1) + 0.06 * sin(Double(number) * 5.3)
      let load = hours[hour] + (hours[hour + 1] - hours[hour]) * blend + (number == 288 ? 0 : jitter)
      let memory = 0.52 + 0.05 * sin(place / 3.2) + 0.01 * load
      return Sample(date: date - Double(288 - number) * 300, load: max(0.05, load), memory: memory)
    }
    return SystemHistory(samples)
  }
}
