// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// CI turns warnings into errors; a user's build with a newer compiler is not broken by a new warning.
let isCI = Context.environment["CI"] != nil

let house: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isCI ? [.treatAllWarnings(as: .error)] : [])

/// A module of the package. What it may import is decided here; Docs/Modules.md, generated from this file, lists it.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

/// A module without `package` access, like one of another package: it uses only what is public in what it imports.
func app(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, packageAccess: false, swiftSettings: house)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: data, swiftSettings: house)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")

// Not built with the rest: Benchmarks/*/run and Scripts/hostile ask for them.
let benchmarks: [Target] =
  Context.environment["ALMANAC_BENCHMARKS"] == nil
  ? []
  : [
    .executableTarget(
      name: "layout-benchmark", dependencies: ["SwiftUI", "Views", "LayoutEngine", "Typesetting"],
      path: "Benchmarks/layout", exclude: ["run"], swiftSettings: house),
    .executableTarget(
      name: "picture-benchmark", dependencies: ["ImagePipeline", "Graphics"], path: "Benchmarks/pictures",
      exclude: ["run"],
      swiftSettings: house),
    .executableTarget(
      name: "book-benchmark", dependencies: ["ComicLibrary"], path: "Benchmarks/books", exclude: ["run"],
      swiftSettings: house),
    .executableTarget(
      name: "picture-probe", dependencies: ["ImagePipeline", "Graphics"], path: "Fuzz/probe", swiftSettings: house),
  ]

/// The web server behind `almanac preview`, and the packages that it needs: everybody else would compile them, too.
let hasServer = Context.environment["ALMANAC_SERVER"] != nil

let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")

let servers: [Target] =
  hasServer
  ? [
    .target(name: "CPreviewPage"),
    module("RequestReading", ["JSONText", "HTTPFetching"]),
    module("WebServing", ["SystemIO", "JSONText", "HTTPFetching", "RequestReading", hummingbird]),
    .target(name: "CKeyHash", linkerSettings: [.linkedLibrary("crypt")]),
    module("DeviceStore", ["CKeyHash", "LibraryDatabases", "RequestReading", grdb]),
    module(
      "DeviceServing",
      [
        "SystemIO", "JSONText", "Graphics", "SharedFolders", "Refreshing", "RequestReading", "WebServing",
        "DrawingSessions", "PictureServing", "DeviceStore", hummingbird,
      ]),
    module(
      "PictureServing",
      [
        "SystemIO", "JSONText", "MarkupEscaping", "HTTPFetching", "SharedFolders", "Timelines", "Scheduling",
        "Rendering", "Refreshing", "Pushing", "ToolReports", "StatusReports", "RequestReading", "WebServing",
        "DrawingSessions", hummingbird,
      ]),
    module(
      "FleetServing",
      [
        "SystemIO", "JSONText", "RequestReading", "WebServing", "PictureServing", "PostgresClient", "FleetStore",
        hummingbird,
      ]),
    .target(
      name: "PreviewServing",
      dependencies: [
        "CPreviewPage", "SystemIO", "JSONText", "MarkupEscaping", "ExtensionBuilding", "WebServing", "DrawingSessions",
        hummingbird,
      ],
      // In CPreviewPage.
      exclude: ["Page"], swiftSettings: house),
    .executableTarget(
      name: "almanac-server",
      dependencies: [
        "SystemIO", "JSONText", "SharedFolders", "SystemSettings", "ToolReports", "ToolOptions", "ExtensionBuilding",
        "AlmanacCommands", "Graphics", "Refreshing", "RequestReading", "WebServing", "PictureServing", "PreviewServing",
        "DeviceStore", "DeviceServing", "PostgresClient", "FleetStore", "FleetCommands", "FleetServing", argumentParser,
      ],
      swiftSettings: house),
    tests("RequestReading"),
    tests("WebServing"),
    .target(
      name: "ServerDriving", dependencies: ["SystemIO", "JSONText", "RepositoryFiles", "WebServing"],
      path: "Tests/Support/ServerDriving", swiftSettings: house),
    tests(
      "PictureServing",
      [
        "SystemIO", "JSONText", "SharedFolders", "Scheduling", "Timelines", "Refreshing", "RequestReading",
        "WebServing", "DeviceServing", "Graphics", "ImageCodecs", "almanac-server", "almanac", "ServerDriving",
        "RepositoryFiles", "VirtualScreens", "BrokerDriving",
      ]),
    tests("DeviceStore", ["RequestReading"]),
    tests(
      "DeviceServing",
      [
        "JSONText", "Graphics", "SharedFolders", "ImageCodecs", "Refreshing", "RequestReading", "DeviceStore",
        "WebServing", "ServerDriving", "almanac-server", "almanac",
      ]),
    tests(
      "FleetServing",
      [
        "SystemIO", "JSONText", "Timelines", "SharedFolders", "Scheduling", "RequestReading", "WebServing",
        "PostgresClient", "FleetStore", "almanac-server", "almanac", "ServerDriving", "DatabaseDriving",
        "RepositoryFiles",
      ]),
    .testTarget(
      name: "PreviewServingTests",
      dependencies: [
        "SystemIO", "JSONText", "DrawingSessions", "PreviewServing", "almanac-server", "almanac", "RepositoryFiles",
        "ServerDriving",
      ],
      exclude: ["Meadow"], swiftSettings: house),
  ] : []

/// Facades of services that this machine does not have, and what each imports besides FoundationAdditions.
let serviceFacades: [(name: String, imports: [Target.Dependency])] = [
  ("AVFAudioFacade", []),
  ("AVFoundationFacade", ["AVFAudioFacade"]),
  ("AlarmKitFacade", ["Ambient", "ConfigurationIntents", "LiveActivities", "Localization", "SwiftUI"]),
  ("AudioToolboxFacade", []),
  ("BackgroundTasksFacade", []),
  ("CloudKitFacade", ["CoreLocationFacade"]),
  ("ContactsFacade", []),
  ("CoreMLFacade", []),
  ("CoreMotionFacade", []),
  ("EventKitFacade", ["CoreGraphicsFacade", "CoreLocationFacade", "UIKitValues"]),
  ("GameKitFacade", ["UIKitFacade"]),
  ("HealthKitFacade", []),
  ("LocalAuthenticationFacade", []),
  ("MapKitFacade", ["CoreLocationFacade", "UIKitFacade"]),
  ("MusicKitFacade", []),
  ("NetworkFacade", ["Ambient"]),
  ("PhotosFacade", ["CoreLocationFacade", "UIKitFacade"]),
  ("SecurityFacade", []),
  ("StoreKitFacade", []),
  ("SystemConfigurationFacade", []),
  ("TranslationFacade", ["SwiftUI"]),
  ("UserNotificationsFacade", []),
  ("WatchConnectivityFacade", []),
  ("WatchKitFacade", ["UIKitFacade"]),
  ("WeatherKitFacade", ["CoreLocationFacade", "JSONText"]),
]

/// The wings of the house, from the bottom up, and the modules in each. A module imports from its own wing and from those
/// below it. `Sources` has a folder for each wing, `Tests` mirrors them.
let wings: [(name: String, modules: [String])] = [
  (
    "C",
    [
      "CCairo", "CJPEG", "CPNG", "CWebP", "CVectorArt", "CTransfer", "CArchive", "CMarkup", "CSQLite", "CLinux",
      "CAllocationCount", "CTypeRecords", "CToolEntry", "CTestProcess", "CEmbeddedFiles", "CWidgetStrings",
      "CPreviewPage", "CKeyHash", "CMQTT", "CPostgres", "CFleetSchema", "CSandbox",
    ]
  ),
  (
    "Base",
    ["Ambient", "Diagnostics", "SystemIO", "JSONText", "MarkupText", "MarkupEscaping", "HTTPFetching", "SourceTables"]
  ),
  (
    "Engine",
    [
      "Graphics", "LayoutEngine", "Localization", "FoundationAdditions", "Timelines", "SharedFolders",
      "Scheduling", "LiveActivities", "ConfigurationIntents", "Views", "Widgets",
      "MacroExpansion", "WidgetMacros",
    ]
  ),
  ("Images", ["ImageCodecs", "ImagePipeline", "ImageCompression", "ImageFetching"]),
  ("Painting", ["CairoSurfaces", "Typesetting", "Symbols", "Dithering", "CairoPainting"]),
  ("Rendering", ["UIKitValues", "Rendering", "Refreshing", "DrawingSessions", "Pushing", "Snapshots"]),
  ("Building", ["DataModels", "ExtensionBuilding"]),
  (
    "Facades",
    [
      "SwiftUI", "WidgetKit", "AppIntents", "UIKitFacade", "CombineFacade", "CoreDataFacade", "SwiftDataFacade",
      "OSFacade", "OSLogFacade", "CoreLocationFacade", "DarwinFacade", "NetworkingAdditions",
      "UniformTypeIdentifiersFacade", "QuartzCoreFacade", "CoreGraphicsFacade", "ChartsFacade",
      "ActivityKitFacade", "IntentsFacade",
    ]
  ),
  ("Testing", ["WidgetTesting"]),
  (
    "Tool",
    [
      "SystemSettings", "ToolReports", "StatusReports", "ServiceUnits", "DesktopSetup", "ToolOptions",
      "ToolConfiguration", "ToolCommands", "WidgetTool",
    ]
  ),
  (
    "Apps",
    [
      "LibraryDatabases", "ComicLibrary", "FeedLibrary", "TimetableLibrary", "DailyLibrary", "SystemLibrary",
      "BundledWidgets",
    ]
  ),
  ("Services", serviceFacades.map(\.name)),
  ("Catalog", ["ViewCatalog", "CatalogPages", "view-catalog"]),
  ("Fleet", ["PostgresClient", "FleetStore", "FleetWorkers", "FleetCommands"]),
  ("Almanac", ["AlmanacCommands", "almanac"]),
  (
    "Serving",
    [
      "RequestReading", "WebServing", "PictureServing", "PreviewServing", "DeviceStore",
      "DeviceServing", "FleetServing", "almanac-server",
    ]
  ),
]

/// What replaces modules of Apple's systems in the sources that `almanac build` compiles, under names of our own: a
/// module with such a name would make `#if canImport(UIKit)` true for every dependency. The compiler's `-module-alias`
/// gives them the names that the sources import.
var platformFacades: [String] {
  wings.filter { ["Facades", "Services"].contains($0.name) }.flatMap(\.modules).filter { $0.hasSuffix("Facade") }
    + ["FoundationAdditions", "NetworkingAdditions"]
}

/// What apps behind widgets need besides the facades: each module is a product, and its public declarations are what the
/// bundled apps use.
let appSupport = [
  "Diagnostics", "SystemIO", "JSONText", "MarkupText", "HTTPFetching", "MarkupEscaping", "Graphics", "Localization",
  "SharedFolders",
  "ImageCodecs", "ImagePipeline", "ImageCompression", "ImageFetching",
]

let package = Package(
  name: "almanac",
  products: [
    .executable(name: "almanac", targets: ["almanac"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "WidgetKit", targets: ["WidgetKit", "WidgetTool"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
    .library(name: "LibraryDatabases", targets: ["LibraryDatabases"]),
    .library(name: "ComicLibrary", targets: ["ComicLibrary"]),
    .library(name: "FeedLibrary", targets: ["FeedLibrary"]),
    .library(name: "TimetableLibrary", targets: ["TimetableLibrary"]),
    .library(name: "DailyLibrary", targets: ["DailyLibrary"]),
    .library(name: "SystemLibrary", targets: ["SystemLibrary"]),
  ] + (platformFacades + appSupport).map { .library(name: $0, targets: [$0]) }
    + (hasServer ? [.executable(name: "almanac-server", targets: ["almanac-server"])] : []),
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ]
    + (hasServer
      ? [.package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: [])] : []),
  targets: [
    // C libraries and the fences over them.
    .systemLibrary(
      name: "CCairo", pkgConfig: Context.packageDirectory + "/Sources/C/CCairo/almanac-text.pc",
      providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("deflate")]),
    // libwebp, found while the program runs, if at all; its header says what its functions are.
    .target(name: "CWebP", linkerSettings: [.linkedLibrary("dl")]),
    // librsvg and poppler-glib, found while the program runs, if at all.
    .target(name: "CVectorArt", linkerSettings: [.linkedLibrary("dl")]),
    // libcurl, in the same way.
    .target(name: "CTransfer", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CMQTT", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CPostgres", linkerSettings: [.linkedLibrary("dl")]),
    // The SQL of a fleet.
    .target(name: "CFleetSchema"),
    // What a process may do that runs a program of somebody else.
    .target(name: "CSandbox"),
    // libzip and libxml2, in the same way.
    .target(name: "CArchive", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CMarkup", linkerSettings: [.linkedLibrary("dl")]),
    // Calls of SQLite that Swift cannot make: those with any number of arguments.
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),

    // Calls of the system that Swift does not show.
    .target(name: "CLinux"),
    .target(name: "CAllocationCount"),
    .target(name: "CTypeRecords"),
    // The way from `WidgetBundle.main()` to the command line.
    .target(name: "CToolEntry"),
    .target(name: "CTestProcess"),
    // Files of the repository inside the program: the tool is one file that can be put anywhere.
    .target(name: "CEmbeddedFiles"),
    .target(name: "CWidgetStrings"),

    // From a view to a display list: no C library in sight.
    module("Ambient"),
    module("Diagnostics", ["Ambient"]),
    // Files, locks and child processes.
    module("SystemIO", ["CLinux"]),
    // JSON and the dates in it.
    module("JSONText"),
    // HTML and XML: libxml2 for strict documents, and a lenient parser of our own.
    module("MarkupText", ["CMarkup", "Diagnostics"]),
    // Apart from MarkupText, as all who write HTML and XML would compile its parsers.
    module("MarkupEscaping"),
    module("Graphics", ["Diagnostics"]),
    module("LayoutEngine", ["Diagnostics", "Graphics"]),
    .target(
      name: "Localization", dependencies: ["Ambient", "Diagnostics", "JSONText"], swiftSettings: house,
      // Foundation's own copy of ICU: plural rules and units, which Foundation itself does not show on this platform.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    module(
      "Views",
      ["Ambient", "Diagnostics", "Graphics", "LayoutEngine", "Localization", "FoundationAdditions", openCombine]),
    module("FoundationAdditions", ["Ambient", "Diagnostics", "Localization", "SystemIO"]),
    // The entities of a store, between the tool that reads them and the facade that has them.
    module("DataModels", ["Diagnostics"]),
    module("Timelines", ["CLinux", "Ambient", "Diagnostics"]),
    // What programs ask for, and which widgets are in place.
    module("SharedFolders", ["Ambient", "SystemIO", "JSONText", "Timelines"]),
    // When to ask, and the files of an output folder; it draws nothing.
    module("Scheduling", ["SystemIO", "JSONText", "Graphics", "Timelines", "SharedFolders"]),
    module("LiveActivities", ["Ambient", "Localization"]),
    module("ConfigurationIntents", ["Ambient", "Diagnostics", "JSONText", "Localization", "Timelines"]),
    module(
      "Widgets",
      [
        "CTypeRecords", "Ambient", "Diagnostics", "JSONText", "SystemIO", "Graphics", "LayoutEngine", "Localization",
        "Views", "FoundationAdditions", "Timelines", "SharedFolders", "LiveActivities", "ConfigurationIntents",
        "WidgetMacros",
      ]),

    module("ImageCodecs", ["CJPEG", "CPNG", "CWebP", "Ambient", "Diagnostics", "Graphics"]),
    module(
      "ImagePipeline",
      ["CVectorArt", "Ambient", "Diagnostics", "Graphics", "SystemIO", "ImageCodecs", "JSONText"]),
    // Covers and icons, compressed for storage.
    module("ImageCompression", ["Graphics", "ImageCodecs", "ImagePipeline"]),
    // What has an address: fetched, and kept.
    module("HTTPFetching", ["CTransfer", "Diagnostics"]),
    module(
      "ImageFetching", ["Ambient", "Diagnostics", "SystemIO", "JSONText", "Graphics", "ImagePipeline", "HTTPFetching"]),
    module("CairoSurfaces", ["CCairo", "Graphics"]),
    module("Typesetting", ["CCairo", "Diagnostics", "MarkupEscaping", "Graphics", "LayoutEngine", "CairoSurfaces"]),
    module("Symbols", ["CCairo", "Graphics", "LayoutEngine", "Typesetting"]),
    module("Dithering", ["Graphics"]),
    module("CairoPainting", ["CCairo", "Diagnostics", "Graphics", "CairoSurfaces", "Typesetting", "Dithering"]),

    // What Apple's SwiftUI re-exports from UIKit.
    module(
      "UIKitValues",
      [
        "Ambient", "Diagnostics", "Graphics", "LayoutEngine", "Localization", "Views", "FoundationAdditions",
        "ImageCodecs", "ImagePipeline", openCombine,
      ]),

    // The joint, and the command line over it.
    module(
      "Rendering",
      [
        "Ambient", "Diagnostics", "MarkupEscaping", "Graphics", "LayoutEngine", "Localization", "Views",
        "FoundationAdditions", "Timelines", "Widgets", "ImageCodecs", "ImagePipeline", "Typesetting", "Symbols",
        "CairoPainting", "UIKitValues",
      ]),
    // The right picture in place at its date: asks, draws ahead, puts in place.
    module(
      "Refreshing",
      [
        "CLinux", "Ambient", "Diagnostics", "SystemIO", "JSONText", "MarkupEscaping", "Graphics", "LayoutEngine",
        "Views", "Timelines", "SharedFolders", "Scheduling", "Widgets", "ImagePipeline", "Rendering",
      ]),
    // Processes that draw for a program, so that a widget ends none but its own.
    module("DrawingSessions", ["CSandbox", "SystemIO", "JSONText"]),
    // What follows when a picture was replaced: programs, servers and brokers get it.
    module(
      "Pushing",
      [
        "CMQTT", "Diagnostics", "SystemIO", "JSONText", "HTTPFetching", "Graphics", "Timelines", "SharedFolders",
        "Scheduling", "Refreshing",
      ]),
    // Pictures and texts compared with those that are kept, and the page that shows what differs.
    .target(
      name: "Snapshots",
      dependencies: [
        "CEmbeddedFiles", "CLinux", "Ambient", "Diagnostics", "SystemIO", "JSONText", "MarkupEscaping", "Graphics",
        "LayoutEngine", "Views", "Timelines", "Widgets", "ImageCodecs", "Rendering",
      ],
      // The script and style of the report's page, in CEmbeddedFiles.
      exclude: ["Report/Page"],
      swiftSettings: house),
    // The command line, from the machine's language and time zone up to the commands.
    module("SystemSettings", ["CLinux", "Diagnostics", "SystemIO"]),
    module(
      "ToolReports",
      [
        "CAllocationCount", "CLinux", "Diagnostics", "SystemIO", "JSONText", "Graphics", "LayoutEngine", "Localization",
        "Views", "Timelines", "Scheduling", "ConfigurationIntents", "Widgets", "ImageFetching", "Typesetting",
        "Rendering", "SystemSettings", "SourceTables", argumentParser,
      ]),
    module(
      "StatusReports",
      [
        "Diagnostics", "Graphics", "Timelines", "SharedFolders", "Scheduling", "Refreshing", "Pushing", "ToolReports",
        argumentParser,
      ]),
    module("ServiceUnits", ["SystemIO", "ToolReports", argumentParser]),
    module("DesktopSetup", ["SystemIO", "JSONText", "ToolReports", "ServiceUnits", argumentParser]),
    module(
      "ToolOptions",
      [
        "Ambient", "Diagnostics", "SystemIO", "JSONText", "Graphics", "LayoutEngine", "Localization", "Views",
        "Timelines", "SharedFolders", "Scheduling", "ConfigurationIntents", "Widgets", "ImageCodecs", "ImagePipeline",
        "HTTPFetching", "ImageFetching", "Typesetting", "Rendering", "Refreshing", "Snapshots", "SystemSettings",
        "ToolReports", "ServiceUnits", argumentParser,
      ]),
    module(
      "ToolConfiguration",
      [
        "Diagnostics", "SystemIO", "JSONText", "HTTPFetching", "Graphics", "Views", "Timelines", "SharedFolders",
        "Scheduling", "Widgets", "ImagePipeline", "Rendering", "Refreshing", "Pushing", "SystemSettings", "ToolReports",
        "ServiceUnits", "ToolOptions", argumentParser, yams,
      ]),
    .target(
      name: "ToolCommands",
      dependencies: [
        "CEmbeddedFiles", "CLinux", "CSandbox", "Ambient", "Diagnostics", "SystemIO", "JSONText", "MarkupEscaping",
        "Graphics", "LayoutEngine", "Localization", "Views", "Timelines", "SharedFolders", "Scheduling",
        "LiveActivities", "Widgets",
        "ImageCodecs", "ImagePipeline", "HTTPFetching", "Typesetting", "Symbols", "CairoPainting", "Rendering",
        "Refreshing", "Pushing", "Snapshots", "SystemSettings", "ToolReports", "StatusReports", "ServiceUnits",
        "DesktopSetup", "ToolOptions", "ToolConfiguration", argumentParser,
      ],
      // In CEmbeddedFiles.
      exclude: ["Gallery/Page"], swiftSettings: house),

    // What `WidgetBundle.main()` runs, linked through the product WidgetKit.
    module("WidgetTool", ["CToolEntry", "Widgets", "ToolCommands"]),

    // An unmodified widget extension: found, and compiled into a tool of its own.
    module(
      "ExtensionBuilding",
      ["SystemIO", "JSONText", "MarkupText", "Localization", "DataModels", "ImagePipeline", "SourceTables", yams]),
    module("MacroExpansion"),
    .macro(name: "WidgetMacros", dependencies: ["MacroExpansion"], swiftSettings: house),

    // Facades: the names that widget sources import.
    module(
      "SwiftUI",
      [
        "Views", "Widgets", "LayoutEngine", "Localization", "FoundationAdditions", "Graphics", "UIKitValues",
        "WidgetMacros", openCombine,
      ]),
    module("WidgetKit", ["CToolEntry", "Widgets", "Timelines", "FoundationAdditions"]),
    module("AppIntents", ["Localization", "FoundationAdditions", "ConfigurationIntents"]),
    module("UIKitFacade", ["UIKitValues", "FoundationAdditions", "CoreGraphicsFacade"]),
    module(
      "CombineFacade",
      [
        openCombine, .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    module(
      "CoreDataFacade", ["Diagnostics", "Views", "FoundationAdditions", "DataModels", "WidgetMacros", openCombine]),
    module("SwiftDataFacade", ["Views", "FoundationAdditions", "DataModels", "WidgetMacros"]),
    module("OSFacade", ["FoundationAdditions"]),
    module("OSLogFacade", ["OSFacade"]),
    module("CoreLocationFacade", ["ConfigurationIntents", "FoundationAdditions"]),
    module("DarwinFacade", []),
    // Apart from FoundationAdditions, as whatever shows FoundationNetworking is linked with libcurl.
    module("NetworkingAdditions", ["SystemIO", "HTTPFetching"]),
    module("UniformTypeIdentifiersFacade", ["FoundationAdditions"]),
    module("QuartzCoreFacade", ["CoreGraphicsFacade"]),
    module("CoreGraphicsFacade", ["Graphics", "UIKitValues"]),
    // The one facade that draws: marks and axes, made of views.
    module("ChartsFacade", ["Diagnostics", "Localization", "Views", "SwiftUI"]),
    module("ActivityKitFacade", ["LiveActivities", "FoundationAdditions"]),
    module("IntentsFacade", ["ConfigurationIntents", "CoreLocationFacade", "Localization", "FoundationAdditions"]),

    // For the tests of users' widgets.
    module(
      "WidgetTesting",
      [
        "CTestProcess", "Ambient", "Diagnostics", "SystemIO", "Graphics", "LayoutEngine", "Localization", "Views",
        "Timelines", "ConfigurationIntents", "Widgets", "Typesetting", "Symbols", "CairoPainting", "UIKitValues",
        "Rendering", "Snapshots", "SwiftUI", "WidgetKit",
      ]),

    // The bundled widgets and their app side.
    // Which of the user's files the compiler read under which name.
    module("SourceTables", ["JSONText"]),
    // Databases of SQLite that programs share, opened with care.
    app("LibraryDatabases", ["CSQLite", "SystemIO", grdb]),
    app(
      "ComicLibrary",
      [
        "CArchive", "Diagnostics", "SystemIO", "JSONText", "MarkupText", "Graphics", "SharedFolders", "ImageCodecs",
        "ImagePipeline", "ImageCompression", "HTTPFetching", "LibraryDatabases", grdb,
      ]),
    app(
      "FeedLibrary",
      [
        "Diagnostics", "SystemIO", "JSONText", "MarkupText", "MarkupEscaping", "Graphics", "ImageCodecs",
        "ImagePipeline", "ImageCompression", "HTTPFetching", "LibraryDatabases", grdb,
      ]),
    .target(
      name: "TimetableLibrary",
      dependencies: ["Diagnostics", "SystemIO", "MarkupText", "SharedFolders"], packageAccess: false,
      swiftSettings: house,
      // Foundation's own copy of ICU: what Windows calls the time zones.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    app(
      "DailyLibrary",
      [
        "Diagnostics", "SystemIO", "JSONText", "Graphics", "SharedFolders", "ImagePipeline", "HTTPFetching",
        "ImageFetching",
      ]),
    // What the kernel tells of this machine, and a day of it.
    app("SystemLibrary", ["Diagnostics", "SystemIO", "JSONText"]),
    .target(
      name: "BundledWidgets",
      dependencies: [
        "CWidgetStrings", "Diagnostics", "Localization", "SwiftUI", "WidgetKit", "AppIntents", "ComicLibrary",
        "FeedLibrary", "TimetableLibrary", "DailyLibrary", "SystemLibrary",
      ],
      // In CWidgetStrings.
      exclude: ["Localizable.xcstrings"],
      packageAccess: false,
      swiftSettings: house),

    // The page of every view and modifier: samples, written as users write widgets, and what draws them.
    .target(
      name: "ViewCatalog",
      dependencies: [
        "SwiftUI", "WidgetKit", "AppIntents", "ChartsFacade", "ActivityKitFacade", "MapKitFacade", "WeatherKitFacade",
      ],
      resources: [.copy("Resources/Media.xcassets"), .copy("Resources/Home")],
      swiftSettings: house),
    .target(
      name: "CatalogPages",
      dependencies: [
        "CEmbeddedFiles", "Ambient", "Diagnostics", "SystemIO", "MarkupEscaping", "Graphics", "Views", "Timelines",
        "ImageCodecs", "Widgets", "Rendering", "SwiftUI", "WidgetKit", "ViewCatalog",
      ],
      // In CEmbeddedFiles.
      exclude: ["Page"], swiftSettings: house),
    .executableTarget(
      name: "view-catalog", dependencies: ["CatalogPages", argumentParser], swiftSettings: house),

    // Many machines that draw widgets together.
    module("PostgresClient", ["CPostgres", "SystemIO"]),
    // The schema, and everything that is asked of it.
    .target(
      name: "FleetStore",
      dependencies: ["CFleetSchema", "JSONText", "Scheduling", "PostgresClient"],
      // In CFleetSchema.
      exclude: ["Schema"], swiftSettings: house),
    module(
      "FleetWorkers",
      [
        "CSandbox", "SystemIO", "JSONText", "HTTPFetching", "Scheduling", "DrawingSessions", "PostgresClient",
        "FleetStore",
      ]),
    module(
      "FleetCommands",
      [
        "CLinux", "SystemIO", "JSONText", "DrawingSessions", "ToolReports", "ToolOptions", "PostgresClient",
        "FleetStore",
        "FleetWorkers", argumentParser,
      ]),

    // The commands that have nothing to do with a bundle.
    module(
      "AlmanacCommands",
      [
        "Diagnostics", "SystemIO", "Graphics", "ImageCodecs", "ImagePipeline", "ImageCompression", "Snapshots",
        "ToolReports", "ToolOptions", "ExtensionBuilding", argumentParser,
      ]),
    .executableTarget(
      name: "almanac",
      dependencies: [
        "CEmbeddedFiles", "CSandbox", "Ambient", "Diagnostics", "SystemIO", "JSONText", "MarkupText", "SharedFolders",
        "ImagePipeline", "HTTPFetching", "ImageFetching", "SystemSettings", "ToolReports", "ToolOptions",
        "ToolCommands",
        "LibraryDatabases", "ComicLibrary", "FeedLibrary", "TimetableLibrary", "DailyLibrary", "SystemLibrary",
        "BundledWidgets", "AlmanacCommands", "FleetCommands", argumentParser,
      ],
      // What the demo shows, in CEmbeddedFiles.
      exclude: ["Demo/Samples"],
      swiftSettings: house
    ),

    tests("Ambient"),
    tests("Graphics", ["Diagnostics"]),
    tests("LayoutEngine", ["Diagnostics", "Graphics", "SquareFonts"]),
    tests("Localization", ["Ambient", "Diagnostics", "Graphics"]),
    tests("Views", ["Diagnostics", "Graphics", "LayoutEngine", "Localization", "SquareFonts"]),
    tests("UIKitValues", ["Ambient", "Diagnostics", "Graphics", "Views", "FoundationAdditions", "ImageCodecs"]),
    tests("FoundationAdditions", ["Ambient", "Diagnostics", "Graphics", "Localization"]),
    tests("MacroExpansion", ["Diagnostics"]),
    tests(
      "ConfigurationIntents", ["Ambient", "Diagnostics", "Graphics", "Localization", "Views", "Timelines", "Widgets"]),
    tests("ExtensionBuilding", ["SystemIO", "DataModels", "Localization", "SourceTables"]),
    .testTarget(
      name: "DataStoreTests",
      dependencies: [
        "Diagnostics", "Graphics", "FoundationAdditions", "DataModels", "SwiftUI", "CoreDataFacade", "SwiftDataFacade",
        "WidgetTesting",
      ],
      swiftSettings: house),
    .testTarget(
      name: "PlatformFacadesTests",
      dependencies: [
        "Ambient", "Diagnostics", "Graphics", "LiveActivities", "Localization", "UIKitValues", "FoundationAdditions",
        "Timelines", "ConfigurationIntents", "ExtensionBuilding", "SwiftUI", "AppIntents", "UIKitFacade",
        "CombineFacade", "OSFacade", "CoreLocationFacade",
        "DarwinFacade", "NetworkingAdditions", "UniformTypeIdentifiersFacade", "ActivityKitFacade", "IntentsFacade",
        "AVFAudioFacade", "AVFoundationFacade", "AlarmKitFacade", "AudioToolboxFacade", "BackgroundTasksFacade",
        "CloudKitFacade",
        "ContactsFacade", "CoreMLFacade", "CoreMotionFacade", "EventKitFacade", "GameKitFacade", "HealthKitFacade",
        "LocalAuthenticationFacade", "MapKitFacade", "MusicKitFacade", "NetworkFacade", "PhotosFacade",
        "SecurityFacade", "StoreKitFacade", "SystemConfigurationFacade",
        "TranslationFacade", "UserNotificationsFacade", "WatchConnectivityFacade", "WatchKitFacade", "WeatherKitFacade",
        "RepositoryFiles",
        "HTTPFetching",
        "LoopbackServing",
      ], swiftSettings: house),
    .testTarget(
      name: "ChartsFacadeTests",
      dependencies: [
        "Diagnostics", "Graphics", "LayoutEngine", "Timelines", "Widgets", "Rendering", "WidgetKit", "ChartsFacade",
      ],
      swiftSettings: house),
    tests("Timelines", ["Diagnostics", "Graphics"]),
    tests(
      "Widgets",
      [
        "Ambient", "Diagnostics", "Graphics", "LayoutEngine", "Localization", "Views", "Timelines", "SharedFolders",
        "Scheduling", "LiveActivities", "ConfigurationIntents", "SquareFonts",
      ]),
    // What sources of extensions may write, which are read as Swift 5.
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["SwiftUI", "WidgetKit", "ActivityKitFacade"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests("SystemIO"),
    tests(
      "Snapshots",
      [
        "Diagnostics", "SystemIO", "Graphics", "ImageCodecs", "Typesetting", "CairoPainting", "RepositoryFiles",
        "BrowserDriving",
      ]),
    tests("SharedFolders", ["SystemIO", "Timelines"]),
    tests("Scheduling", ["SystemIO", "JSONText", "Graphics", "Timelines", "SharedFolders"]),
    tests(
      "Refreshing",
      [
        "Diagnostics", "SystemIO", "JSONText", "Graphics", "LayoutEngine", "Timelines", "SharedFolders", "Scheduling",
        "Widgets", "ImageCodecs", "ImagePipeline", "Rendering", "SwiftUI", "WidgetKit",
      ]),
    tests(
      "Pushing",
      ["SystemIO", "JSONText", "HTTPFetching", "SharedFolders", "Scheduling", "LoopbackServing", "BrokerDriving"]),
    // Writes colour profiles for the tests.
    .target(name: "ProfileBuilding", path: "Tests/Support/ProfileBuilding", swiftSettings: house),
    tests("ImageCodecs", ["Diagnostics", "Graphics", "ProfileBuilding"]),
    tests(
      "ImagePipeline", ["Ambient", "Diagnostics", "Graphics", "ImageCodecs", "ImageCompression", "ProfileBuilding"]),
    // A font whose glyphs are squares, so that the numbers of text tests are obvious.
    .target(
      name: "SquareFonts", dependencies: ["Graphics", "LayoutEngine"], path: "Tests/Support/SquareFonts",
      swiftSettings: house),
    // Files of the working tree, for tests.
    .target(name: "RepositoryFiles", path: "Tests/Support/RepositoryFiles", swiftSettings: house),
    // A browser that opens the pages that we write.
    .target(
      name: "BrowserDriving", dependencies: ["SystemIO"], path: "Tests/Support/BrowserDriving", swiftSettings: house),
    // X servers without a screen, and what they show.
    .target(
      name: "VirtualScreens", dependencies: ["SystemIO", "Graphics"], path: "Tests/Support/VirtualScreens",
      swiftSettings: house),
    // A broker of the tests.
    .target(
      name: "BrokerDriving", dependencies: ["SystemIO"], path: "Tests/Support/BrokerDriving", swiftSettings: house),
    // A database server of the tests, and a network that fails.
    .target(
      name: "DatabaseDriving", dependencies: ["SystemIO"], path: "Tests/Support/DatabaseDriving", swiftSettings: house),
    // The web server of the tests.
    .target(
      name: "LoopbackServing", dependencies: ["HTTPFetching"], path: "Tests/Support/LoopbackServing",
      swiftSettings: house),
    tests("HTTPFetching", ["Diagnostics", "LoopbackServing"]),
    tests(
      "ImageFetching", ["Diagnostics", "Graphics", "ImageCodecs", "ImagePipeline", "HTTPFetching", "LoopbackServing"]),
    tests(
      "Typesetting", ["CCairo", "Diagnostics", "Graphics", "LayoutEngine", "CairoSurfaces"], data: ["SanFrancisco"]),
    tests("Symbols", ["Graphics", "LayoutEngine", "Typesetting", "CairoPainting"]),
    tests("Dithering", ["Graphics"]),
    tests("CairoPainting", ["Diagnostics", "Graphics", "Typesetting"]),
    tests(
      "Rendering",
      [
        "Diagnostics", "Graphics", "LayoutEngine", "Localization", "Views", "Timelines", "SharedFolders", "Scheduling",
        "ConfigurationIntents", "LiveActivities", "Widgets", "ImageCodecs", "ImagePipeline", "HTTPFetching",
        "ImageFetching",
        "UIKitValues", "Refreshing", "Snapshots", "SwiftUI", "WidgetKit", "WidgetTesting", "ComicLibrary",
        "FeedLibrary", "TimetableLibrary", "DailyLibrary", "SystemLibrary", "BundledWidgets", "ViewCatalog",
        "CatalogPages", "almanac", "RepositoryFiles", "LoopbackServing", "BrowserDriving", "AppIntents",
      ]),
    // Layout as a widget's sources ask for it, against the frames of Apple's SwiftUI.
    .testTarget(
      name: "LayoutTests",
      dependencies: ["Diagnostics", "Graphics", "SwiftUI", "WidgetTesting", "RepositoryFiles"], swiftSettings: house),
    .testTarget(
      name: "WidgetTestingTests",
      dependencies: [
        "Ambient", "Graphics", "Widgets", "ImageCodecs", "Rendering", "Snapshots", "SwiftUI", "WidgetKit",
        "WidgetTesting",
      ],
      swiftSettings: house),
    tests(
      "ComicLibrary",
      [
        "Diagnostics", "SystemIO", "MarkupText", "Graphics", "SharedFolders", "ImageCodecs", "ImagePipeline",
        "HTTPFetching", "LibraryDatabases", "LoopbackServing", grdb,
      ]),
    tests("MarkupEscaping"),
    tests("MarkupText", ["Diagnostics", "Graphics"]),
    tests("JSONText"),
    tests(
      "FeedLibrary",
      [
        "Diagnostics", "SystemIO", "Graphics", "ImageCodecs", "ImagePipeline", "HTTPFetching", "LibraryDatabases",
        "LoopbackServing", grdb,
      ]),
    tests("TimetableLibrary", ["Diagnostics", "SystemIO", "Graphics"]),
    tests("SystemLibrary", ["Diagnostics", "Graphics"]),
    tests(
      "DailyLibrary",
      [
        "Ambient", "Diagnostics", "Graphics", "SharedFolders", "ImageCodecs", "ImagePipeline", "HTTPFetching",
        "ImageFetching", "LoopbackServing",
      ]),
    tests("SystemSettings", ["Diagnostics", "Graphics"]),
    tests("ToolReports", ["Widgets", "SwiftUI", "WidgetKit", "AppIntents"]),
    tests("ServiceUnits"),
    tests("DesktopSetup", ["ToolReports", argumentParser]),
    tests("ToolOptions", ["Diagnostics", "Timelines", "Widgets", "Rendering", "SwiftUI", "WidgetKit", argumentParser]),
    tests("PostgresClient", ["SystemIO", "DatabaseDriving"]),
    tests(
      "FleetStore", ["JSONText", "Timelines", "SharedFolders", "Scheduling", "PostgresClient", "DatabaseDriving"]),
    // What a program in the sandbox tries.
    .executableTarget(name: "sandbox-probe", path: "Tests/Support/SandboxProbe"),
    tests(
      "FleetWorkers",
      [
        "CSandbox", "SystemIO", "JSONText", "SharedFolders", "Scheduling", "DrawingSessions", "PostgresClient",
        "FleetStore", "RepositoryFiles", "LoopbackServing", "DatabaseDriving", "sandbox-probe", "almanac", yams,
      ]),
    tests("AlmanacCommands", ["ExtensionBuilding"]),
    tests(
      "ToolCommands",
      [
        "Ambient", "Diagnostics", "SystemIO", "JSONText", "Graphics", "LayoutEngine", "LiveActivities",
        "FoundationAdditions", "Timelines", "SharedFolders",
        "Scheduling", "ConfigurationIntents", "Widgets", "ImageCodecs", "ImagePipeline", "HTTPFetching",
        "ImageFetching", "UIKitValues", "Rendering", "Refreshing", "Pushing", "SystemSettings", "ToolReports",
        "StatusReports", "ToolOptions", "ToolConfiguration", "SwiftUI", "WidgetKit", "AppIntents", "FeedLibrary",
        "BundledWidgets", "almanac", "RepositoryFiles", "LoopbackServing", "VirtualScreens", "BrowserDriving",
        argumentParser, yams,
      ]),
  ] + serviceFacades.map { module($0.name, ["FoundationAdditions"] + $0.imports) } + benchmarks + servers,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu11
)

/// Test targets that are not named after a module, by wing.
let furtherTests = [
  "LayoutTests": "Engine", "DataStoreTests": "Facades", "PlatformFacadesTests": "Facades", "SwiftFiveTests": "Facades",
]

for target in package.targets where target.path == nil {
  let isTest = target.type == .test
  let module = isTest ? String(target.name.dropLast("Tests".count)) : target.name
  guard let wing = wings.first(where: { $0.modules.contains(module) })?.name ?? furtherTests[target.name] else {
    fatalError("\(target.name) is in no wing: see `wings` in Package.swift")
  }
  target.path = "\(isTest ? "Tests" : "Sources")/\(wing)/\(target.name)"
}

let isQuick = Context.environment["ALMANAC_QUICK_TESTS"] != nil
let isExtension = Context.environment["ALMANAC_EXTENSION"] != nil

// SwiftPM compiles a module again when the file of a module changes that it declares. The compiler also reads the
// modules behind those, for the layout of types: a widget imports `WidgetKit`, whose file does not change when
// `Timelines` does. So each target declares all of them. Scripts/modules asks for the declarations above.
if Context.environment["ALMANAC_DECLARED"] == nil {
  let ours = package.targets.filter { $0.type == .regular && $0.swiftSettings != nil }
  let modules = Dictionary(uniqueKeysWithValues: ours.map { ($0.name, $0) })
  for target in package.targets where target.swiftSettings != nil {
    var known: Set<String> = []
    var pending = target.dependencies
    while let next = pending.popLast() {
      guard case .byNameItem(let name, _) = next, let module = modules[name], known.insert(name).inserted else {
        continue
      }
      pending += module.dependencies
    }
    for case .byNameItem(let name, _) in target.dependencies { known.remove(name) }
    target.dependencies += known.sorted().map { .byName(name: $0) }
  }
}

// What finds sources, reads configurations, fetches, keeps pictures up to date and prints reports. Optimizing it takes a
// quarter of the compiler's time, and no picture is drawn faster for it.
var unoptimized = [
  "HTTPFetching", "ImageFetching", "Scheduling", "Pushing", "Refreshing", "StatusReports", "ServiceUnits",
  "DesktopSetup", "ToolConfiguration", "ToolCommands",
]
// In an extension, options, settings and UIKit's values are not optimized either. Localization and ToolReports are, because
// without it they search for conformances.
unoptimized +=
  isExtension
  ? [
    "SystemSettings", "SharedFolders", "ConfigurationIntents", "ToolOptions", "UIKitValues", "FoundationAdditions",
  ]
  : [
    "SourceTables", "DataModels", "ExtensionBuilding", "PostgresClient", "FleetStore", "FleetWorkers", "FleetCommands",
    "AlmanacCommands", "almanac", "ChartsFacade", "WeatherKitFacade", "ViewCatalog", "CatalogPages", "view-catalog",
  ]

// In CI, only what goes through pixels, bytes, rows of letters and views is optimized, for its tests, and what would search for
// conformances otherwise.
if isQuick && !isExtension {
  let optimized = [
    "SystemIO", "JSONText", "MarkupText", "MarkupEscaping", "Diagnostics", "Ambient", "Graphics", "LayoutEngine",
    "Localization", "Views", "ImageCodecs", "ImagePipeline", "ImageCompression", "CairoSurfaces", "Typesetting",
    "Dithering", "CairoPainting", "Snapshots", "ToolReports", "TimetableLibrary",
  ]
  unoptimized += package.targets.map(\.name).filter { !optimized.contains($0) }
}

// The compiler's frontend takes the last of its options, so these optimize a module although the command line says
// `-Onone`. SwiftPM passes the options of the command line to all packages, and has none for a single one. Without the
// first flag, other modules could not inline.
let optimization = ["-no-emit-module-separately-wmo", "-Xfrontend", "-O", "-Xfrontend", "-enable-default-cmo"]

// Scripts/package optimizes everything.
if Context.environment["ALMANAC_OPTIMIZATION"] == "partial" && !isExtension {
  for target in package.targets where unoptimized.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
}

// Links the tools as Scripts/release.bash says. Objects do not name what the static Foundation needs, because they are compiled
// for tests too, which are linked dynamically.
let installedTools =
  [
    "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections",
    "-lswiftSynchronization", "-L\(Context.packageDirectory)/.build/archives",
  ]
  + [
    "--no-export-dynamic", "-lc", "-z", "pack-relative-relocs", "--no-warn-symbol-ordering",
    "--symbol-ordering-file=\(Context.packageDirectory)/.build/functions.order",
    "-T", "\(Context.packageDirectory)/Scripts/functions.ld",
  ].flatMap { ["-Xlinker", $0] }

// For `.ci/run`: one build for the tests and for the tools, which are compiled as Scripts/release.bash says. Modules can be
// imported with `@testable`. Tests are not optimized, because they run once, and neither are packages.
if isQuick && !isExtension {
  let frontend = ["-function-sections", "-disable-concrete-type-metadata-mangled-name-accessors"]
  let options = ["-enable-testing"] + frontend.flatMap { ["-Xfrontend", $0] }
  let installed = ["almanac", "almanac-server"]
  for target in package.targets where target.type == .test {
    // Tests that start a tool would be linked with its options. The tools are built with the tests in any case.
    target.dependencies.removeAll { dependency in
      if case .byNameItem(let name, _) = dependency { installed.contains(name) } else { false }
    }
  }
  for target in package.targets where target.swiftSettings != nil {
    var flags = options
    if target.type == .test {
      // A separate job for the module, which nothing imports, would parse and check the tests twice.
      flags.append("-no-emit-module-separately-wmo")
    } else if !unoptimized.contains(target.name) {
      flags += optimization
    }
    target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .release)))
    if [.executable, .test].contains(target.type) {
      let links = ["-use-ld=lld"] + (installed.contains(target.name) ? installedTools : [])
      target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(links, .when(configuration: .release))]
    }
  }
}

// What `almanac build` compiles with a widget of somebody else's.
if isExtension {
  // A build has one version of each package. Without our own widgets and their databases, a widget may have the version of
  // GRDB that it was written for.
  let bundled = Set(
    wings.filter { ["Apps", "Catalog", "Fleet", "Almanac"].contains($0.name) }.flatMap(\.modules) + [
      "ExtensionBuilding"
    ])
  package.targets.removeAll { bundled.contains($0.name) || $0.type == .test || $0.type == .executable }
  let imported = Set(["SwiftUI", "WidgetKit", "AppIntents"] + platformFacades)
  package.dependencies.removeAll {
    if case .sourceControl(_, let location, _) = $0.kind { location.hasSuffix("/GRDB.swift") } else { false }
  }

  // The modules behind the facades have a prefix: a widget may have a type or a module of its own called `Widgets` or
  // `Views`, and Swift would take Almanac's module where that is left out. Macros are named in strings, and modules of C in
  // their maps.
  //
  // With the underscore, SwiftPM compiles these modules before those of other packages: of the modules that can be
  // compiled, it takes the one whose name sorts last. Our own wait for each other, and the others only wait for a core.
  let prefix = "_Almanac"
  let hidden = Set(
    package.targets.filter { $0.type == .regular && $0.swiftSettings != nil && !imported.contains($0.name) }
      .map(\.name) + ["FoundationAdditions"])
  let aliases = hidden.sorted().flatMap { ["-module-alias", "\($0)=\(prefix)\($0)"] }
  package.products = imported.sorted().map { name in
    let modules = name == "WidgetKit" ? ["WidgetKit", "WidgetTool"] : [name]
    return .library(name: name, targets: modules.map { hidden.contains($0) ? prefix + $0 : $0 })
  }
  for target in package.targets where target.swiftSettings != nil {
    target.dependencies = target.dependencies.map { dependency in
      guard case .byNameItem(let name, let condition) = dependency, hidden.contains(name) else { return dependency }
      return .byNameItem(name: prefix + name, condition: condition)
    }
    target.swiftSettings?.append(.unsafeFlags(aliases))
    // In CI, nothing is: compiling takes longer than all that the tests draw.
    if isQuick {
      target.swiftSettings?.append(.unsafeFlags(["-no-emit-module-separately-wmo"]))
    } else if !unoptimized.contains(target.name) && target.type != .macro {
      target.swiftSettings?.append(.unsafeFlags(optimization))
    }
    if hidden.contains(target.name) {
      target.name = prefix + target.name
    }
  }
}
