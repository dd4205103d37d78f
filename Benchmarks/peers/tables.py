"""Tables of measurements, for a terminal or for BENCHMARKS.md."""


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(header, table, markdown):
    if markdown:
        print("| " + " | ".join(header) + " |")
        print("| --- |" + " ---: |" * (len(header) - 1))
        for row in table:
            print("| " + " | ".join(row) + " |")
        return
    widths = [max(len(row[column]) for row in [header, *table]) for column in range(len(header))]
    for row in [header, *table]:
        print("  ".join([row[0].ljust(widths[0])] + [cell.rjust(w) for cell, w in zip(row[1:], widths[1:])]))
