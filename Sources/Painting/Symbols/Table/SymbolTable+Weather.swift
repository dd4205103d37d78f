extension SymbolTable {
  static let weather = SortedLines(
    #"""
    aqi.high ~aqi.high
    aqi.low ~aqi.low
    aqi.medium ~aqi.medium
    barometer gauge ?
    bolt lightning *yellow
    bolt.horizontal lightning ?
    camera.macro flower ?
    carbon.dioxide.cloud cloud ?
    cloud ~cloud *white
    cloud.bolt ~cloud.bolt *white,yellow
    cloud.bolt.rain ~cloud.bolt.rain *white,yellow
    cloud.drizzle ~cloud.drizzle *white,cyan
    cloud.fog ~cloud.fog *white,gray
    cloud.hail ~cloud.hail *white,gray
    cloud.heavyrain ~cloud.heavyrain *white,cyan
    cloud.moon ~cloud.moon *white,white
    cloud.moon.bolt ~cloud.moon.bolt *white,white,yellow
    cloud.moon.rain ~cloud.moon.rain *white,white,cyan
    cloud.rain ~cloud.rain *white,cyan
    cloud.rainbow.half rainbow-cloud
    cloud.sleet ~cloud.sleet *white,cyan
    cloud.snow ~cloud.snow *white,cyan
    cloud.sun ~cloud.sun *white,yellow
    cloud.sun.bolt ~cloud.sun.bolt *white,yellow,yellow
    cloud.sun.rain ~cloud.sun.rain *white,yellow,cyan
    drop ~drop *blue
    drop.degreesign drop ?
    drop.halffull drop-half
    flame flame *orange
    humidity ~humidity
    hurricane ~hurricane *gray
    laurel.leading leaf ?
    laurel.trailing leaf ?
    leaf leaf *green
    moon moon *white
    moon.dust moon ?
    moon.haze moon ?
    moon.stars moon-stars 2 *white,white
    moonphase.first.quarter ~moon.first.quarter
    moonphase.full.moon ~moon.full
    moonphase.last.quarter ~moon.last.quarter
    moonphase.new.moon ~moon.new
    moonphase.waning.crescent ~moon.waning.crescent
    moonphase.waning.gibbous ~moon.waning.gibbous
    moonphase.waxing.crescent ~moon.waxing.crescent
    moonphase.waxing.gibbous ~moon.waxing.gibbous
    mountain.2 ~mountain.2
    rainbow rainbow
    smoke cloud *white ?
    snowflake snowflake o *cyan
    sparkle ~sparkle *yellow
    sparkles ~sparkles *yellow
    sun.and.horizon sun-horizon 2
    sun.dust sun-horizon ?
    sun.haze sun-horizon ?
    sun.horizon sun-horizon 2
    sun.max sun *yellow
    sun.min sun-dim *yellow
    sun.rain ~cloud.sun ? *white,yellow
    sun.snow ~cloud.sun ? *white,yellow
    sunrise ~sunrise *white,yellow
    sunset ~sunset *white,yellow
    thermometer thermometer-simple I
    thermometer.high thermometer-simple I ?
    thermometer.low thermometer-simple I ?
    thermometer.medium thermometer-simple I
    thermometer.snowflake thermometer-cold 2
    thermometer.sun ~thermometer.sun
    thermometer.transmission thermometer-simple ?
    tornado ~tornado *gray
    tree tree *green
    tropicalstorm ~tropicalstorm *gray
    umbrella umbrella *purple
    umbrella.percent umbrella ?
    water.waves waves *blue
    wind wind o *gray
    wind.snow wind ?
    """#)
}
