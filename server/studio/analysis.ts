import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CitySheet } from '../../engine/graph/sheet.ts';
import type { Finding } from '../../engine/index.ts';

/** A part of the analysis of a city's folder: the sheet comes first. */
export type AnalysisPart =
  /** Null when not even a sketch can be made. */
  | { readonly sheet: CitySheet | null }
  /** None for a city that cannot be played. */
  | { readonly findings: readonly Finding[] };

export interface CityAnalyser {
  /** Analyses a city's folder. Parts that an earlier call has still to send are dropped. */
  analyse(folder: string, tell: (part: AnalysisPart) => void): void;
  stop(): void;
}

/** Names the request that a part answers. */
export interface AnalysisTurn {
  readonly folder: string;
  readonly turn: number;
}

/** An analysis takes seconds: a process of its own does it, and ends with this one. */
export function createCityAnalyser(): CityAnalyser {
  const worker = fork(join(import.meta.dirname, 'analysis-worker.ts'), { execArgv: ['--import', 'tsx'] });
  const listeners = new Map<string, { readonly turn: number; tell(part: AnalysisPart): void }>();
  let turn = 0;
  worker.on('message', ({ folder, turn: told, part }: AnalysisTurn & { readonly part: AnalysisPart }) => {
    const listener = listeners.get(folder);
    if (listener?.turn === told) listener.tell(part);
  });
  return {
    analyse: (folder, tell) => {
      turn += 1;
      listeners.set(folder, { turn, tell });
      if (worker.connected) worker.send({ folder, turn } satisfies AnalysisTurn);
    },
    stop: () => {
      if (worker.connected) worker.disconnect();
    },
  };
}
