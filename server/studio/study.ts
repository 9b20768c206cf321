import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CitySheet } from '../../engine/graph/sheet.ts';
import type { Finding } from '../../engine/index.ts';

/** What a long look at a city's folder gives, the sheet first. */
export type StudyPart =
  /** Null when not even a sketch can be made. */
  | { readonly sheet: CitySheet | null }
  /** None for a city that cannot be played. */
  | { readonly findings: readonly Finding[] };

export interface Student {
  /** Studies a city's folder; what an earlier call still had to tell is void. */
  study(folder: string, tell: (part: StudyPart) => void): void;
  stop(): void;
}

/** Of which request an answer speaks. */
export interface StudyTurn {
  readonly folder: string;
  readonly turn: number;
}

/** Studying takes as long as no request should wait: another process does it, and ends with this one. */
export function createStudent(): Student {
  const worker = fork(join(import.meta.dirname, 'study-worker.ts'), { execArgv: ['--import', 'tsx'] });
  const listeners = new Map<string, { readonly turn: number; tell(part: StudyPart): void }>();
  let turn = 0;
  worker.on('message', ({ folder, turn: told, part }: StudyTurn & { readonly part: StudyPart }) => {
    const listener = listeners.get(folder);
    if (listener?.turn === told) listener.tell(part);
  });
  return {
    study: (folder, tell) => {
      turn += 1;
      listeners.set(folder, { turn, tell });
      if (worker.connected) worker.send({ folder, turn } satisfies StudyTurn);
    },
    stop: () => {
      if (worker.connected) worker.disconnect();
    },
  };
}
