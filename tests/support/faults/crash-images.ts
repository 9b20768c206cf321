import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { randomFrom } from '../../../engine/text/random.ts';
import { brokenPromises } from './broken-promises.ts';
import type { BrokenPromises } from './broken-promises.ts';
import { createDisk } from './disk.ts';
import type { Image } from './disk.ts';
import { CUTS } from './power-cuts.ts';
import type { CutName } from './power-cuts.ts';
import type { RecordedRun } from './recorded-run.ts';
import { readStored } from './stored.ts';
import type { AcknowledgedFact } from './told.ts';

/** A power cut behind one of the recorded calls. */
interface PlannedCut {
  readonly after: number;
  readonly cut: CutName;
}

export interface Choice {
  readonly seed: string;
  /** Whether every prefix of the calls and every answer is looked at, before `most` others. */
  readonly thorough: boolean;
  readonly most: number;
}

export interface CrashTally {
  readonly images: number;
  readonly acknowledged: number;
  readonly damaged: readonly string[];
  readonly broken: BrokenPromises;
}

/** Cuts the power again and again, and looks at what each cut leaves. */
export async function judgeImages(
  run: RecordedRun,
  choice: Choice,
  tell: (done: number, of: number) => void = () => {},
): Promise<CrashTally> {
  const plan = planCuts(run, choice);
  const images = imagesOf(run, plan, randomFrom(choice.seed));
  const found: Judged[] = [];
  for (const image of images) {
    found.push(await judge(image, run));
    tell(found.length, plan.length);
  }
  const all = (name: keyof BrokenPromises) => found.flatMap(({ broken }) => broken[name]);
  return {
    images: found.length,
    acknowledged: run.told.size,
    damaged: found.flatMap(({ damaged }) => damaged),
    broken: { lost: all('lost'), halfApplied: all('halfApplied'), twice: all('twice'), disordered: all('disordered') },
  };
}

function planCuts({ recorded }: RecordedRun, { seed, thorough, most }: Choice): PlannedCut[] {
  const random = randomFrom(seed);
  const after = (does: (name: string) => boolean) => recorded.flatMap((event, index) => (does(event.does) ? [index] : []));
  const [changes, answers] = [after((does) => does !== 'tell' && does !== 'sync'), after((does) => does === 'tell')];
  const prefixes = changes.map((index) => ({ after: index, cut: 'nothing is lost' }) as const);
  const atAnswers = answers.map((index) => ({ after: index, cut: 'all that was not confirmed is lost' }) as const);
  const others = [...changes, ...answers].flatMap((index) => UNTIDY.map((cut) => ({ after: index, cut })));
  const chosen = thorough
    ? [...prefixes, ...atAnswers, ...someOf(others, most, random)]
    : [...someOf(prefixes, most / 4, random), ...someOf(atAnswers, most / 4, random), ...someOf(others, most / 2, random)];
  return chosen.toSorted((left, right) => left.after - right.after);
}

const UNTIDY = ['the last write is torn', 'some writes are lost', 'some sectors are lost'] as const satisfies readonly CutName[];

const someOf = <T>(list: readonly T[], most: number, random: () => number): T[] =>
  list
    .map((one) => ({ one, rank: random() }))
    .sort((left, right) => left.rank - right.rank)
    .slice(0, most)
    .map(({ one }) => one);

interface CrashImage {
  readonly files: Image;
  /** What had been acknowledged when the power went. */
  readonly told: readonly AcknowledgedFact[];
  readonly planned: PlannedCut;
}

/** Goes through the calls once, and stops at each cut. */
function* imagesOf(run: RecordedRun, plan: readonly PlannedCut[], random: () => number): Generator<CrashImage> {
  const disk = createDisk(run.folder, run.before);
  const told: AcknowledgedFact[] = [];
  let next = 0;
  for (const [index, event] of run.recorded.entries()) {
    disk.note(event);
    const promise = event.does === 'tell' ? run.told.get(event.request) : undefined;
    if (promise) told.push(promise);
    for (let planned = plan[next]; planned?.after === index; planned = plan[(next += 1)])
      yield { files: disk.image(CUTS[planned.cut](disk.pending(), random)), told: [...told], planned };
  }
}

interface Judged {
  readonly damaged: readonly string[];
  readonly broken: BrokenPromises;
}

const NOTHING: BrokenPromises = { lost: [], halfApplied: [], twice: [], disordered: [] };

/** Opens the files as the server would after the cut, and compares. */
async function judge({ files, told, planned }: CrashImage, { database, route }: RecordedRun): Promise<Judged> {
  const folder = mkdtempSync(join(tmpdir(), 'poste-restante-image-'));
  try {
    for (const [file, bytes] of files) writeFileSync(join(folder, basename(file)), bytes);
    return await judgeFile(join(folder, basename(database)), told, route);
  } catch (error) {
    return { damaged: [`after call ${planned.after}, ${planned.cut}: ${String(error)}`], broken: NOTHING };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judgeFile(file: string, told: readonly AcknowledgedFact[], route: RecordedRun['route']): Promise<Judged> {
  const db = new Database(file, { fileMustExist: true });
  try {
    // Only read from here on: waiting for this disk would prove nothing.
    db.pragma('synchronous = OFF');
    const checks = [...(db.pragma('integrity_check') as object[]), ...(db.pragma('foreign_key_check') as object[])];
    const damaged = checks.map((check) => JSON.stringify(check)).filter((check) => check !== '{"integrity_check":"ok"}');
    const stored = await readStored((sql) => db.prepare(sql).all());
    return { damaged, broken: brokenPromises(stored, told, route) };
  } finally {
    db.close();
  }
}
