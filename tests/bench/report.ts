import { availableParallelism, loadavg } from 'node:os';

/** A measured row. */
export interface Figure {
  readonly figure: string;
  /** To a reference measured in the same run, or to what is allowed. Absent when a figure stands alone. */
  readonly ratio?: number;
  /** The reference of the ratio. */
  readonly beside: string;
  /** The goal for the ratio. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Prints what a run knows as soon as it is known. */
export interface Report {
  row(what: string, measured: Figure): void;
  /** Runs some measurements; what they throw is printed, and the run goes on. */
  attempt(what: string, measure: () => void | Promise<void>): Promise<void>;
}

export interface PrintedReport extends Report {
  /** `attempt`, with a line at its beginning and one at its end. */
  family(name: string, measure: () => void | Promise<void>): Promise<void>;
  hasFailed(): boolean;
}

function goalOf({ ratio = Number.NaN, atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return ` (goal: at most ${atMost}${ratio <= atMost ? '' : ', MISSED'})`;
  return atLeast === undefined ? '' : ` (goal: at least ${atLeast}${ratio >= atLeast ? '' : ', MISSED'})`;
}

export function printedReport(print: (line: string) => void): PrintedReport {
  let failures = 0;
  const attempt: Report['attempt'] = async (what, measure) => {
    try {
      await measure();
    } catch (error) {
      failures += 1;
      print(`${what}: FAILED: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  };
  return {
    attempt,
    row(what, measured) {
      const ratio = measured.ratio?.toFixed(2) ?? '';
      print(
        `${what.padEnd(44)} ${measured.figure.padStart(12)}  ${ratio.padStart(6)}  ${measured.beside}${goalOf(measured)}`,
      );
    },
    async family(name, measure) {
      print(
        `--- ${name}: begins at load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`,
      );
      const began = performance.now();
      await attempt(name, measure);
      print(`--- ${name}: took ${((performance.now() - began) / 1000).toFixed(0)} s`);
    },
    hasFailed: () => failures > 0,
  };
}
