/** A test file of the run. */
export interface PlannedFile {
  readonly family: string;
  /** The concurrency of its project. */
  readonly atOnce: number;
  /** Duration of the last run, milliseconds; null when unknown. */
  readonly remembered: number | null;
}

export interface RunProgress {
  begin(file: string): void;
  end(file: string, took: number): void;
  /** One line: the projects under way, the share done, and the estimated time left. */
  line(now: number): string;
}

/** The share of a run below which its speed is not used for estimates. */
const TOO_LITTLE = 0.05;

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Tracks a run. A file's weight is its last duration, or else the mean of its project so far. */
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

  /** Scales the estimate by how fast this run is compared with the last one. */
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
