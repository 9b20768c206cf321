/** Rounds of most measurements. */
export const ROUNDS = 5;

/** The number below which this share of all lies. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length * share)] ?? Number.NaN;

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** Milliseconds that some work takes. */
export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

// Fixed wait: a measurement rests for a stated time.
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
