/** A file of the run. */
export interface PlannedFile {
  readonly family: string;
  /** How many of its family run at once. */
  readonly atOnce: number;
  /** How long it took the last time; null when nothing is remembered. */
  readonly remembered: number | null;
}

export interface RunProgress {
  begin(file: string): void;
  end(file: string, took: number): void;
  /** One line: the families under way, how much is done, how long the rest may take. */
  line(now: number): string;
}

/** The part of a run that says nothing yet of how fast it goes. */
const TOO_LITTLE = 0.05;

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Follows a run. What is left is weighed by what each file took the last time, or else by what its family took so far. */
export function createProgress(planned: ReadonlyMap<string, PlannedFile>, started: number): RunProgress {
  const underWay = new Set<string>();
  const ended = new Map<string, number>();

  const usual = (family: string): number => {
    const took = (of: (file: PlannedFile) => boolean) => mean([...ended].flatMap(([file, ms]) => (isOf(file, of) ? [ms] : [])));
    return took((file) => file.family === family) ?? took(() => true) ?? 0;
  };
  const isOf = (file: string, of: (planned: PlannedFile) => boolean): boolean => {
    const found = planned.get(file);
    return found !== undefined && of(found);
  };
  const weight = (files: readonly [string, PlannedFile][]): number =>
    files.reduce((sum, [, { family, atOnce, remembered }]) => sum + (remembered ?? usual(family)) / atOnce, 0);

  /** A machine that is slower today than it was the last time stays so. */
  function left(now: number): number | null {
    const files = [...planned];
    const done = weight(files.filter(([file]) => ended.has(file)));
    const rest = weight(files.filter(([file]) => !ended.has(file)));
    if (done > (done + rest) * TOO_LITTLE) return (rest * (now - started)) / done;
    return files.some(([, { remembered }]) => remembered !== null) ? rest : null;
  }

  return {
    begin: (file) => void underWay.add(file),
    end(file, took) {
      underWay.delete(file);
      ended.set(file, took);
    },
    line(now) {
      const families = [...new Set([...underWay].map((file) => planned.get(file)?.family ?? ''))].sort().join(', ');
      const rest = left(now);
      return `[${families}] ${ended.size} of ${planned.size} files, ${minutes(now - started)} gone${rest === null ? '' : `, about ${minutes(rest)} left`}`;
    },
  };
}

/** « 40 s », « 3 min ». */
export function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
