/** A function to measure. `times`: runs per round, enough for the clock's resolution. */
export interface RoundContender {
  readonly times: number;
  readonly once: () => unknown;
}

export const ROUNDS = 5;

export const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

function perRun({ times, once }: RoundContender): number {
  const start = performance.now();
  for (let count = 0; count < times; count += 1) once();
  return (performance.now() - start) / times;
}

/**
 * Median time of one run, in milliseconds, over five rounds. Contenders alternate, so that other load on the machine
 * affects all of them. A first round warms up and is not counted.
 */
export function alternatingMedians<Name extends string>(
  contenders: Readonly<Record<Name, RoundContender>>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(contenders) as Name[];
  const rounds = Array.from({ length: ROUNDS + 1 }, () => names.map((name) => perRun(contenders[name])));
  const medians = names.map((_name, column) => median(rounds.slice(1).map((round) => round[column] ?? NaN)));
  return Object.fromEntries(names.map((name, column) => [name, medians[column]])) as Record<Name, number>;
}
