/** The middle of some numbers; the mean of the two middle ones when there is an even number of them. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The median of each number of some records of the same shape. */
export function medians<Measured extends object>(records: Measured[]): Record<string, number> {
  const numeric = Object.entries(records[0] ?? {}).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(
    numeric.map(([name]) => [name, median(records.map((record) => Number(record[name as keyof Measured])))]),
  );
}
