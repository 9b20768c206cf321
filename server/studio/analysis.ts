import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { LeftToWrite } from '../../engine/graph/desk.ts';
import type { CitySheet } from '../../engine/graph/sheet.ts';
import type { Finding } from '../../engine/index.ts';
import type { PreviewGate } from './preview-gate.ts';

/** Part of the analysis of a city; the sheet comes first. */
export type AnalysisPart =
  /** Null when nothing can be drawn. */
  | { readonly sheet: CitySheet | null }
  /** Empty for a city that cannot be played. */
  | { readonly findings: readonly Finding[] }
  /** What reading shows comes before what playing everywhere shows. */
  | { readonly left: readonly LeftToWrite[] };

export interface CityAnalyser {
  /** Analyses a city's folder. Pending parts of earlier calls are dropped. */
  analyse(folder: string, onPart: (part: AnalysisPart) => void): void;
  stop(): void;
}

/** Request id, which the parts repeat. */
export interface AnalysisRequest {
  readonly folder: string;
  readonly id: number;
}

/** A part, and the request that it answers. */
type AnalysisAnswer = AnalysisRequest & { readonly part: AnalysisPart };

const startWorker = (): ChildProcess =>
  fork(join(import.meta.dirname, 'analysis-worker.ts'), { execArgv: ['--import', 'tsx'] });

/**
 * Runs analyses, which take seconds, in a child process that starts with the first of them. `later`: when one
 * may begin. A process that ended by an error has printed it; the next analysis starts another.
 */
export function createCityAnalyser(defer: PreviewGate['defer']): CityAnalyser {
  let worker: ChildProcess | undefined;
  const listeners = new Map<string, { readonly id: number; onPart(part: AnalysisPart): void }>();
  const waiting = new Map<string, AnalysisRequest>();
  const startListening = (): ChildProcess =>
    startWorker()
      .on('message', ({ folder, id: answeredId, part }: AnalysisAnswer) => {
        const listener = listeners.get(folder);
        if (listener?.id === answeredId) listener.onPart(part);
      })
      .once('exit', () => (worker = undefined));
  const start = (): void => {
    for (const request of waiting.values()) if (worker?.connected) worker.send(request);
    waiting.clear();
  };
  let id = 0;
  return {
    analyse: (folder, onPart) => {
      worker ??= startListening();
      id += 1;
      listeners.set(folder, { id, onPart });
      waiting.set(folder, { folder, id });
      defer(start);
    },
    stop: () => {
      if (worker?.connected) worker.disconnect();
    },
  };
}

/**
 * Proves a city once, in a process of its own: the desk’s analysis goes on meanwhile. Rejects when the
 * process ends by an error.
 */
export function proveCity(folder: string): Promise<readonly Finding[]> {
  const worker = startWorker();
  return new Promise((resolve, reject) => {
    worker.on('message', ({ part }: AnalysisAnswer) => {
      if (!('findings' in part)) return;
      worker.disconnect();
      resolve(part.findings);
    });
    worker.once('exit', (code) => reject(new Error(`The proof of ${folder} ended with ${code}.`)));
    worker.send({ folder, id: 0 } satisfies AnalysisRequest);
  });
}
