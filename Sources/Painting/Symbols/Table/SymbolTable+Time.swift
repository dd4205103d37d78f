extension SymbolTable {
  static let time = SortedLines(
    #"""
    alarm alarm i
    alarm.waves.left.and.right alarm ?
    calendar ~calendar
    calendar.day.timeline.left calendar-blank ?
    clock clock i
    clock.arrow.2.circlepath clock-clockwise 1 ?
    clock.arrow.circlepath clock-counter-clockwise 1
    deskclock alarm ?
    digitalcrown.horizontal.arrow.clockwise watch ?
    hourglass ~hourglass
    hourglass.bottomhalf.filled ~hourglass.bottomhalf
    hourglass.tophalf.filled ~hourglass.tophalf
    stopwatch timer i
    timer ~timer
    """#)
}
