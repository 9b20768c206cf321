/** A test file of the run. */
export interface PlannedFile {
  readonly family: string;
  /** The concurrency of its project. */
  readonly atOnce: number;
  /** Milliseconds of the last run, or what files of its project usually take. */
  readonly expected: number;
}

export interface RunProgress {
  begin(file: string): void;
  end(file: string): void;
  /** One line: the projects under way, the share done, and the estimated time left. */
  line(now: number): string;
}

/** The share of a run below which its speed is not used for estimates. */
const TOO_LITTLE = 0.05;

const weight = (files: readonly PlannedFile[]): number =>
  files.reduce((sum, { expected, atOnce }) => sum + expected / atOnce, 0);

export function createProgress(planned: ReadonlyMap<string, PlannedFile>, started: number): RunProgress {
  const underWay = new Set<string>();
  const ended = new Set<string>();

  /** Scales the estimate by how fast this run is compared with what is expected. */
  function left(now: number): number {
    const total = weight([...planned.values()]);
    const done = weight([...planned].flatMap(([file, plan]) => (ended.has(file) ? [plan] : [])));
    const rest = total - done;
    return done > total * TOO_LITTLE ? (rest * (now - started)) / done : rest;
  }

  return {
    begin: (file) => void underWay.add(file),
    end(file) {
      underWay.delete(file);
      ended.add(file);
    },
    line(now) {
      const families = [...new Set([...underWay].map((file) => planned.get(file)?.family ?? ''))]
        .sort()
        .join(', ');
      return `[${families}] ${ended.size} of ${planned.size} files, ${minutes(now - started)} gone, about ${minutes(left(now))} left`;
    },
  };
}

/** « 40 s », « 3 min ». */
export function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
