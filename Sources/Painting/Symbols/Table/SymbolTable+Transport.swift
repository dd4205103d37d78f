extension SymbolTable {
  static let transport = SortedLines(
    #"""
    airplane airplane f
    airplane.arrival airplane-landing 2 f
    airplane.departure airplane-takeoff 2 f
    anchor anchor
    beach.umbrella umbrella ?
    bed.double bed
    bicycle bicycle
    binoculars magnifying-glass ?
    birthday.cake cake
    bolt.car car ?
    box.truck truck
    building buildings
    building.2 ~building.2
    building.2.crop.circle buildings ?
    building.columns bank
    bus bus
    bus.doubledecker bus ?
    cablecar train-regional ?
    car car
    car.2 car ?
    car.rear car
    car.side car-simple ?
    carseat.left armchair ?
    chair armchair ?
    chair.lounge armchair ?
    cup.and.saucer coffee
    engine.combustion wrench ?
    ev.charger gas-pump ?
    ferry boat ?
    fork.knife fork-knife
    fuelpump gas-pump *orange
    gearshift.layout.sixspeed git-fork ?
    headlight.high.beam headlights
    lightrail train
    map map-trifold
    mappin ~mappin *red
    mappin.and.ellipse ~mappin.and.ellipse *red,primary
    moped bicycle ?
    motorcycle bicycle ?
    mug coffee
    oilcan drop ?
    parkingsign "P
    pin push-pin
    road.lanes path ?
    road.lanes.curved.left path ?
    rocket rocket
    safari compass i
    sailboat boat ?
    scooter bicycle ?
    signpost.left traffic-sign ?
    signpost.right traffic-sign ?
    signpost.right.and.left traffic-sign ?
    sofa armchair ?
    steeringwheel ~steeringwheel
    storefront storefront
    stroller baby ?
    suitcase suitcase-simple
    suitcase.cart suitcase ?
    suitcase.rolling suitcase
    takeoutbag.and.cup.and.straw bag ?
    tent house-simple ?
    tire ~record.circle ?
    train.side.front.car train-regional ?
    tram train-simple
    tram.tunnel train ?
    truck.box truck
    wineglass wine
    """#)
}
