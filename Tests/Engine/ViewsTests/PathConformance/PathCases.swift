// Written by Scripts/conformance-paths from Tests/Fixtures/Conformance/path-cases.json; do not edit.
//
// Source: iamcgn/swiftui-web Fixtures/Goldens/shape/paths.json @34fffd8237 (Apache-2.0), requests in
// Fixtures/Sources/Shape/PathRequests.swift

import Foundation
import Graphics
import LayoutEngine
import Views

extension PathCase {
  static let pathCases: [PathCase] = [
    PathCase("rect", .elements, "0 0 m 100 0 l 100 60 l 0 60 l h") {
      Rectangle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "circle", .elements,
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 50 0 c 66.5685 0 80 \
      13.4315 80 30 c h
      """
    ) {
      Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "ellipse", .elements,
      """
      100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c 77.6142 0 100 \
      13.4315 100 30 c h
      """
    ) {
      Ellipse().path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "rounded-circular-12", .elements,
      """
      100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c 0 12 l 0 5.37258 \
      5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h
      """
    ) {
      RoundedRectangle(cornerRadius: 12, style: .circular).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "rounded-continuous-12", .elements,
      """
      100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 57.9713 92.4221 \
      59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l 13.0619 60 10.4209 60 7.57793 59.1011 c 4.47389 \
      57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 l 0 13.0619 0 10.4209 \
      0.898937 7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 18.344 0 c 81.656 \
      0 l 86.9381 0 89.5791 0 92.4221 0.898937 c 95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c 100 10.4209 100 \
      13.0619 100 18.344 c h
      """
    ) {
      RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "rounded-continuous-25", .elements,
      """
      100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c 95.7735 50.6794 90.6794 55.7735 84.2127 58.1272 \
      c 78.2898 60 72.7877 60 61.7834 60 c 38.2166 60 l 27.2123 60 21.7102 60 15.7873 58.1272 c 9.3206 55.7735 \
      4.2265 50.6794 1.87279 44.2127 c 0 39.0422 0 34.7848 0 30 c 0 30 l 0 25.2152 0 20.9578 1.87279 15.7873 c \
      4.2265 9.3206 9.3206 4.2265 15.7873 1.87279 c 21.7102 0 27.2123 0 38.2166 0 c 61.7834 0 l 72.7877 0 78.2898 \
      0 84.2127 1.87279 c 90.6794 4.2265 95.7735 9.3206 98.1272 15.7873 c 100 20.9578 100 25.2152 100 30 c h
      """
    ) {
      RoundedRectangle(cornerRadius: 25).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "rounded-continuous-40-clamped", .elements,
      """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 57.7527 c \
      73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282 \
      5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847 \
      11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552 \
      2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h
      """
    ) {
      RoundedRectangle(cornerRadius: 40).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "rounded-continuous-100-in-2000x240", .elements,
      """
      2000 120 m 2000 120 l 2000 139.139 2000 156.169 1992.51 176.851 c 1983.09 202.718 1962.72 223.094 1936.85 \
      232.509 c 1913.16 240 1891.15 240 1847.13 240 c 152.866 240 l 108.849 240 86.8407 240 63.1494 232.509 c \
      37.2824 223.094 16.906 202.718 7.49114 176.851 c 0 156.169 0 139.139 0 120 c 0 120 l 0 100.861 0 83.8313 \
      7.49114 63.1494 c 16.906 37.2824 37.2824 16.906 63.1494 7.49114 c 86.8407 0 108.849 0 152.866 0 c 1847.13 0 \
      l 1891.15 0 1913.16 0 1936.85 7.49114 c 1962.72 16.906 1983.09 37.2824 1992.51 63.1494 c 2000 83.8313 2000 \
      100.861 2000 120 c h
      """
    ) {
      RoundedRectangle(cornerRadius: 100).path(in: CGRect(x: 0, y: 0, width: 2000, height: 240))
    },
    PathCase("rounded-zero", .elements, "0 0 m 100 0 l 100 60 l 0 60 l h") {
      RoundedRectangle(cornerRadius: 0).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "capsule-tall", .elements,
      """
      30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c 27.4641 74.4076 24.4076 77.4641 20.5276 78.8763 c \
      17.7 80 15.6 80 15 80 c 15 80 l 14.4 80 12.3 80 9.47241 78.8763 c 5.59236 77.4641 2.5359 74.4076 1.12367 \
      70.5276 c 0 66.9739 0 63.6726 0 57.07 c 0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c 2.5359 5.59236 \
      5.59236 2.5359 9.47241 1.12367 c 12.3 0 14.4 0 15 0 c 15 0 l 15.6 0 17.7 0 20.5276 1.12367 c 24.4076 2.5359 \
      27.4641 5.59236 28.8763 9.47241 c 30 13.0261 30 16.3274 30 22.93 c h
      """
    ) {
      Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 80))
    },
    PathCase(
      "uneven-continuous", .elements,
      """
      100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c 97.4641 54.4076 94.4076 57.4641 90.5276 \
      58.8763 c 86.9739 60 83.6726 60 77.07 60 c 15.2866 60 l 10.8849 60 8.68407 60 6.31494 59.2509 c 3.72824 \
      58.3094 1.6906 56.2718 0.749114 53.6851 c 0 51.3159 0 49.1151 0 44.7134 c 0 7.64332 l 0 5.44245 0 4.34204 \
      0.374557 3.15747 c 0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c 4.34204 0 5.44245 0 7.64332 0 c 69.4267 \
      0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3681 100 \
      21.7698 100 30.5733 c h
      """
    ) {
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20))
        .path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "uneven-oversized-20-90", .elements,
      """
      100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l 0 8.95431 8.95431 0 20 0 c \
      20 0 l 64.1828 0 100 35.8172 100 80 c h
      """
    ) {
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 20, topTrailing: 90), style: .circular).path(
        in: CGRect(x: 0, y: 0, width: 100, height: 300))
    },
    PathCase(
      "inset-circle-5", .elements,
      """
      75 30 m 75 43.8071 63.8071 55 50 55 c 36.1929 55 25 43.8071 25 30 c 25 16.1929 36.1929 5 50 5 c 63.8071 5 75 \
      16.1929 75 30 c h
      """
    ) {
      Circle().inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase(
      "inset-rounded-5", .elements,
      """
      95 30 m 95 44.2993 l 95 47.3806 95 48.9212 94.4756 50.5795 c 93.8166 52.3902 92.3902 53.8166 90.5795 54.4756 \
      c 88.9212 55 87.3806 55 84.2993 55 c 15.7007 55 l 12.6194 55 11.0788 55 9.42046 54.4756 c 7.60977 53.8166 \
      6.18342 52.3902 5.52438 50.5795 c 5 48.9212 5 47.3806 5 44.2993 c 5 15.7007 l 5 12.6194 5 11.0788 5.52438 \
      9.42046 c 6.18342 7.60977 7.60977 6.18342 9.42046 5.52438 c 11.0788 5 12.6194 5 15.7007 5 c 84.2993 5 l \
      87.3806 5 88.9212 5 90.5795 5.52438 c 92.3902 6.18342 93.8166 7.60977 94.4756 9.42046 c 95 11.0788 95 \
      12.6194 95 15.7007 c h
      """
    ) {
      RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase("arc-0-90", .elements, "90 50 m 90 72.0914 72.0914 90 50 90 c") {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
      }
    },
    PathCase("arc-0-30", .elements, "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c") {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(30), clockwise: false)
      }
    },
    PathCase(
      "arc-0-minus90", .elements,
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c
      """
    ) {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(-90), clockwise: false)
      }
    },
    PathCase(
      "arc-0-360", .elements,
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 \
      90 27.9086 90 50 c h
      """
    ) {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)
      }
    },
    PathCase("arc-0-0", .elements, "90 50 m") {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(0), clockwise: false)
      }
    },
    PathCase("arc-cw-0-minus90", .elements, "90 50 m 90 27.9086 72.0914 10 50 10 c") {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(-90), clockwise: true)
      }
    },
    PathCase(
      "arc-cw-0-360", .elements,
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 \
      90 72.0914 90 50 c h
      """
    ) {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: true)
      }
    },
    PathCase(
      "arc-cw-0-720", .elements,
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 \
      90 72.0914 90 50 c
      """
    ) {
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(720), clockwise: true)
      }
    },
    PathCase("arc-after-move", .elements, "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c") {
      Path {
        $0.move(to: .zero);
        $0.addArc(
          center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
      }
    },
    PathCase(
      "relative-arc-minus360", .elements,
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 \
      90 72.0914 90 50 c
      """
    ) {
      Path {
        $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), delta: .degrees(-360))
      }
    },
    PathCase("trim-rect-0.1-0.6", .elements, "32 0 m 100 0 l 100 60 l 68 60 l") {
      Rectangle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).trimmedPath(from: 0.1, to: 0.6)
    },
    PathCase("trim-rect-0-0.999", .elements, "0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l") {
      Rectangle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).trimmedPath(from: 0, to: 0.999)
    },
    PathCase(
      "trim-circle-0-0.5", .elements,
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c
      """
    ) {
      Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).trimmedPath(from: 0, to: 0.5)
    },
    PathCase("trim-two-subpaths", .elements, "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l") {
      Path {
        $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)); $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
      }.trimmedPath(from: 0.25, to: 0.75)
    },
    PathCase("offset-shape", .elements, "10 5 m 110 5 l 110 65 l 10 65 l h") {
      Rectangle().offset(x: 10, y: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase("rotation-90", .elements, "80 -20 m 80 80 l 20 80 l 20 -20 l h") {
      Rectangle().rotation(.degrees(90)).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase("rotation-30-anchor", .elements, "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h") {
      Rectangle().rotation(.degrees(30), anchor: .bottomTrailing).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
    PathCase("size-shape", .elements, "0 0 m 40 0 l 40 20 l 0 20 l h") {
      Rectangle().size(width: 40, height: 20).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    },
  ]
}
