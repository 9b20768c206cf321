import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { LeftToWrite } from '../../engine/graph/desk.ts';
import type { CitySheet } from '../../engine/graph/sheet.ts';
import type { Finding } from '../../engine/index.ts';
import { lowerPriority } from '../platform/lower-priority.ts';
import type { PreviewGate } from './preview-gate.ts';

/** Part of the analysis of a city; its parts come in any order. */
export type AnalysisPart =
  /** Null when nothing can be drawn. */
  | { readonly sheet: CitySheet | null }
  /** What reading shows is left to write. */
  | { readonly left: readonly LeftToWrite[] }
  /** What playing everywhere shows, and all that is left to write; no findings in a city that cannot be played. */
  | { readonly findings: readonly Finding[]; readonly left?: readonly LeftToWrite[] };

export interface CityAnalyser {
  /** Analyses a city's folder. Pending parts of earlier calls are dropped. */
  analyse(folder: string, onPart: (part: AnalysisPart) => void): void;
  stop(): void;
}

/**
 * What a worker does with a city. Each task has a worker of its own: a drawing does not wait until other cities
 * are played.
 */
type AnalysisTask = 'draw' | 'play';

/** Request id, which the parts repeat. */
export interface AnalysisRequest {
  readonly task: AnalysisTask;
  readonly folder: string;
  readonly id: number;
}

type AnalysisAnswer = Omit<AnalysisRequest, 'task'> & { readonly part: AnalysisPart };

const TASKS: readonly AnalysisTask[] = ['draw', 'play'];

const startWorker = (): ChildProcess =>
  fork(join(import.meta.dirname, 'analysis-worker.ts'), { execArgv: ['--import', 'tsx'] });

/**
 * Runs analyses, which take seconds, in two child processes that start with the first of them. `defer`: when one
 * may begin. A process that ended by an error has printed it; the next analysis starts another.
 */
export function createCityAnalyser(defer: PreviewGate['defer']): CityAnalyser {
  const workers = new Map<AnalysisTask, ChildProcess>();
  const listeners = new Map<string, { readonly id: number; onPart(part: AnalysisPart): void }>();
  const waiting = new Map<string, Omit<AnalysisRequest, 'task'>>();
  const startListening = (task: AnalysisTask): ChildProcess => {
    const worker = startWorker()
      .on('message', ({ folder, id: answeredId, part }: AnalysisAnswer) => {
        const listener = listeners.get(folder);
        if (listener?.id === answeredId) listener.onPart(part);
      })
      .once('exit', () => workers.delete(task));
    // Playing all cities keeps a processor busy for long: the writer's page comes first.
    if (task === 'play' && worker.pid !== undefined) lowerPriority(worker.pid);
    return worker;
  };
  const start = (): void => {
    for (const [task, worker] of workers)
      for (const request of waiting.values()) if (worker.connected) worker.send({ ...request, task });
    waiting.clear();
  };
  let id = 0;
  return {
    analyse: (folder, onPart) => {
      for (const task of TASKS) if (!workers.has(task)) workers.set(task, startListening(task));
      id += 1;
      listeners.set(folder, { id, onPart });
      waiting.set(folder, { folder, id });
      defer(start);
    },
    stop: () => {
      for (const worker of workers.values()) if (worker.connected) worker.disconnect();
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
    worker.send({ folder, id: 0, task: 'play' } satisfies AnalysisRequest);
  });
}
