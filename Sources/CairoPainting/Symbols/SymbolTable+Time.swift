extension SymbolTable {
  /// Clocks and calendars.
  static let time = SortedLines(
    #"""
    alarm alarm i
    alarm.waves.left.and.right alarm ?
    calendar ~calendar
    calendar.day.timeline.left calendar-blank ?
    clock clock i
    clock.arrow.2.circlepath clock-clockwise
    clock.arrow.circlepath clock-counter-clockwise
    deskclock alarm ?
    digitalcrown.horizontal.arrow.clockwise watch ?
    goforward.plus arrow-clockwise ?
    hourglass hourglass-simple
    hourglass.bottomhalf.filled hourglass-simple-low
    hourglass.tophalf.filled hourglass-simple-high
    stopwatch timer i
    timer ~timer
    """#)
}
