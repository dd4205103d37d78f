// Written by Scripts/conformance-paths from Tests/Fixtures/Conformance/path-rules.json; do not edit.
//
// Source: iamcgn/swiftui-web Fixtures/Goldens/shape/paths.json @34fffd8237 (Apache-2.0): descriptions of real
// SwiftUI's paths, macOS 26.2; values below 1e-14 written as 0 here.

import Foundation
import Graphics
import LayoutEngine
import Views

extension PathCase {
  static let pathRules: [PathCase] = [
    PathCase(
      "rounded-continuous-size-20x8", .elements,
      """
      100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c 96.6188 57.0174 92.5435 58.6475 87.3701 \
      59.4007 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 59.4007 c 7.45648 \
      58.6475 3.3812 57.0174 1.49823 54.948 c 0 53.0527 0 51.2921 0 47.7707 c 0 12.2293 l 0 8.70792 0 6.94726 \
      1.49823 5.05195 c 3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 \
      0 l 78.2302 0 82.6319 0 87.3701 0.599291 c 92.5435 1.35248 96.6188 2.98259 98.5018 5.05195 c 100 6.94726 100 \
      8.70792 100 12.2293 c h
      """
    ) {
      RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "rounded-circular-size-60x8", .elements,
      """
      100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c 0 8 l 0 3.58172 13.4315 \
      0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h
      """
    ) {
      RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular).path(
        in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "rounded-offset-origin", .elements,
      """
      60 40 m 60 52 l 60 56.4183 56.4183 60 52 60 c 18 60 l 13.5817 60 10 56.4183 10 52 c 10 28 l 10 23.5817 \
      13.5817 20 18 20 c 52 20 l 56.4183 20 60 23.5817 60 28 c h
      """
    ) {
      RoundedRectangle(cornerRadius: 8, style: .circular).path(in: CGRect(x: 10, y: 20, width: 50, height: 40))
    },
    PathCase(
      "capsule-circular", .elements,
      """
      100 30 m 100 30 l 100 46.5685 86.5685 60 70 60 c 30 60 l 13.4315 60 0 46.5685 0 30 c 0 30 l 0 13.4315 \
      13.4315 0 30 0 c 70 0 l 86.5685 0 100 13.4315 100 30 c h
      """
    ) {
      Capsule(style: .circular).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "uneven-circular", .elements,
      """
      100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c 0 5 l 0 2.23858 \
      2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h
      """
    ) {
      UnevenRoundedRectangle(
        cornerRadii: .init(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20), style: .circular
      ).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "uneven-shared-edge-22-18", .elements,
      """
      200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c 27.516 60 l 19.5928 \
      60 15.6313 60 11.3669 58.6516 c 6.71083 56.9569 3.04308 53.2892 1.34841 48.6331 c 0 44.4159 0 40.5326 0 33 c \
      0 33 l 0 23.7935 0 19.0472 1.64805 13.8929 c 3.71932 8.20213 8.20213 3.71932 13.8929 1.64805 c 19.105 0 \
      23.9468 0 33.6306 0 c 200 0 l 200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200 0 200 0 c h
      """
    ) {
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 22, bottomLeading: 18)).path(
        in: CGRect(x: 0, y: 0, width: 200, height: 60))
    },
    PathCase(
      "uneven-oversized-50-70", .elements,
      """
      100 175 m 100 300 l 100 300 100 300 100 300 c 100 300 100 300 100 300 c 100 300 100 300 100 300 c 0 300 l 0 \
      300 0 300 0 300 c 0 300 0 300 0 300 c 0 300 0 300 0 300 c 0 76.4332 l 0 54.4245 0 43.4204 3.74557 31.5747 c \
      8.453 18.6412 18.6412 8.453 31.5747 3.74557 c 41 0 48 0 50 0 c 50 0 l 52 0 59 0 68.4253 3.74557 c 81.3588 \
      8.453 91.547 18.6412 96.2544 31.5747 c 100 43.4204 100 54.4245 100 76.4332 c h
      """
    ) {
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 50, topTrailing: 70)).path(
        in: CGRect(x: 0, y: 0, width: 100, height: 300))
    },
    PathCase(
      "inset-uneven-5", .elements,
      """
      95 32.5 m 95 39.7134 l 95 44.1151 95 46.3159 94.2509 48.6851 c 93.3094 51.2718 91.2718 53.3094 88.6851 \
      54.2509 c 86.3159 55 84.1151 55 79.7134 55 c 12.6433 55 l 10.4425 55 9.34204 55 8.15747 54.6254 c 6.86412 \
      54.1547 5.8453 53.1359 5.37456 51.8425 c 5 50.658 5 49.5575 5 47.3567 c 5 5 l 5 5 5 5 5 5 c 5 5 5 5 5 5 c 5 \
      5 5 5 5 5 c 72.07 5 l 78.6726 5 81.9739 5 85.5276 6.12367 c 89.4076 7.5359 92.4641 10.5924 93.8763 14.4724 c \
      95 18.0261 95 21.3274 95 27.93 c h
      """
    ) {
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20))
        .inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase("inset-rounded-past-radius", .elements, "20 20 m 80 20 l 80 40 l 20 40 l h") {
      RoundedRectangle(cornerRadius: 12).inset(by: 20).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "arc-0-450", .elements,
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 \
      90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c
      """
    ) {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(450), clockwise: false)
      }
    },
    PathCase(
      "arc-0-minus360", .elements,
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 \
      90 27.9086 90 50 c
      """
    ) {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(-360), clockwise: false
        )
      }
    },
    PathCase(
      "arc-cw-0-45", .elements,
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 60.6087 90 \
      70.7828 85.7857 78.2843 78.2843 c
      """
    ) {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(45), clockwise: true)
      }
    },
    PathCase("arc-transform", .elements, "180 50 m 180 72.0914 144.183 90 100 90 c") {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false,
          transform: CGAffineTransform(scaleX: 2, y: 1))
      }
    },
    PathCase(
      "relative-arc-190", .elements,
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033 45.3473 10.6077 \
      43.0541 c
      """
    ) {
      Path {
        $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), delta: .degrees(190))
      }
    },
    PathCase("line-after-close", .elements, "0 0 m 10 0 l h 0 10 l") {
      Path {
        $0.addLines([.zero, CGPoint(x: 10, y: 0)]); $0.closeSubpath(); $0.addLine(to: CGPoint(x: 0, y: 10))
      }
    },
    PathCase("trim-triangle-0.25-0.75", .elements, "64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l") {
      Path {
        $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)]); $0.closeSubpath()
      }.trimmedPath(from: 0.25, to: 0.75)
    },
    PathCase(
      "trim-circle-0.2-0.8", .elements,
      """
      65.4856 97.5557 m 60.6098 99.1423 55.4051 100 50 100 c 22.3858 100 0 77.6142 0 50 c 0 22.3858 22.3858 0 50 0 \
      c 55.4051 0 60.6098 0.857649 65.4856 2.44428 c
      """
    ) {
      Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0.2, to: 0.8)
    },
    PathCase("trim-rect-out-of-range", .elements, "0 0 m 100 0 l 100 60 l 0 60 l h") {
      Rectangle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).trimmedPath(from: -0.5, to: 1.5)
    },
    PathCase("scale-shape-anchor", .elements, "0 0 m 50 0 l 50 30 l 0 30 l h") {
      Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase("transform-shape", .elements, "0 0 m 100 0 l 130 60 l 30 60 l h") {
      Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).path(
        in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "stroked-circle", .bounds,
      """
      38 20 m 38 29.9411 29.9411 38 20 38 c 10.0589 38 2 29.9411 2 20 c 2 10.0589 10.0589 2 20 2 c 29.9411 2 38 \
      10.0589 38 20 c h 42 20 m 42 7.84974 32.1503 -2 20 -2 c 7.84974 -2 -2 7.84974 -2 20 c -2 32.1503 7.84974 42 \
      20 42 c 32.1503 42 42 32.1503 42 20 c h
      """
    ) {
      Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
    },
    PathCase(
      "stroked-line-square", .bounds,
      """
      0 1 m 50 1 l 51 1 l 51 -1 l 50 -1 l 0 -1 l -1 -1 l -1 1 l 0 1 l h
      """
    ) {
      Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
    },
    PathCase(
      "stroked-shape", .bounds,
      """
      0 1 m 100 1 l 99 0 l 99 60 l 100 59 l 0 59 l 1 60 l 1 0 l 0 1 l h 0 -1 m -1 -1 l -1 0 l -1 60 l -1 61 l 0 61 \
      l 100 61 l 101 61 l 101 60 l 101 0 l 101 -1 l 100 -1 l 0 -1 l h
      """
    ) {
      Rectangle().stroke(lineWidth: 2).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "stroked-triangle-4", .bounds,
      """
      0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h 0 -2 m \
      -4.27008 -2 l -1.53644 1.28037 l 48.4636 61.2804 l 50 63.1241 l 51.5364 61.2804 l 101.536 1.28037 l 104.27 \
      -2 l 100 -2 l 0 -2 l h
      """
    ) {
      Path {
        $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)]); $0.closeSubpath()
      }.strokedPath(StrokeStyle(lineWidth: 4))
    },
    PathCase(
      "stroked-triangle-round", .bounds,
      """
      0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h 0 -2 m \
      -1.69568 -2 -2.62199 -0.022285 -1.53644 1.28037 c 48.4636 61.2804 l 49.2631 62.2399 50.7369 62.2399 51.5364 \
      61.2804 c 101.536 1.28037 l 102.622 -0.022285 101.696 -2 100 -2 c 0 -2 l h
      """
    ) {
      Path {
        $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)]); $0.closeSubpath()
      }.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    },
  ]
}
