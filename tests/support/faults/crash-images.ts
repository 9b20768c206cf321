import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { randomFrom } from '../../../engine/text/random.ts';
import { brokenPromises } from './broken-promises.ts';
import type { AcknowledgedFact } from './broken-promises.ts';
import { createDisk, CUTS, type CutName, type Image } from './disk.ts';
import type { RecordedRun } from './recorded-run.ts';
import { readStored } from './stored.ts';

/** A power cut after one of the recorded calls. */
interface PlannedCut {
  readonly after: number;
  readonly cut: CutName;
}

export interface CrashChoice {
  readonly seed: string;
  /** Tests every prefix of the calls and every response, before `most` random other images. */
  readonly thorough: boolean;
  readonly most: number;
}

export interface CrashTally {
  readonly images: number;
  readonly acknowledged: number;
  /** Damaged files and broken promises: one sentence each, after its kind. */
  readonly problems: readonly string[];
}

/** Simulates the chosen power cuts and checks the disk image that each one leaves. */
export async function judgeImages(
  run: RecordedRun,
  choice: CrashChoice,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<CrashTally> {
  const plan = planCuts(run, choice);
  const images = imagesOf(run, plan, randomFrom(choice.seed));
  const problems: string[] = [];
  let done = 0;
  for (const image of images) {
    problems.push(...(await judge(image, run)));
    onProgress((done += 1), plan.length);
  }
  return { images: done, acknowledged: run.acknowledged.size, problems };
}

function planCuts({ recorded }: RecordedRun, { seed, thorough, most }: CrashChoice): PlannedCut[] {
  const random = randomFrom(seed);
  const after = (does: (name: string) => boolean) =>
    recorded.flatMap((event, index) => (does(event.does) ? [index] : []));
  const [changes, answers] = [
    after((does) => does !== 'respond' && does !== 'sync'),
    after((does) => does === 'respond'),
  ];
  const prefixes = changes.map((index) => ({ after: index, cut: 'nothing is lost' }) as const);
  const atAnswers = answers.map(
    (index) => ({ after: index, cut: 'all that was not confirmed is lost' }) as const,
  );
  const others = [...changes, ...answers].flatMap((index) => UNTIDY.map((cut) => ({ after: index, cut })));
  const chosen = thorough
    ? [...prefixes, ...atAnswers, ...someOf(others, most, random)]
    : [
        ...someOf(prefixes, most / 4, random),
        ...someOf(atAnswers, most / 4, random),
        ...someOf(others, most / 2, random),
      ];
  return chosen.toSorted((left, right) => left.after - right.after);
}

const UNTIDY = [
  'the last write is torn',
  'some writes are lost',
  'some sectors are lost',
] as const satisfies readonly CutName[];

const someOf = <T>(list: readonly T[], most: number, random: () => number): T[] =>
  list
    .map((one) => ({ one, rank: random() }))
    .sort((left, right) => left.rank - right.rank)
    .slice(0, most)
    .map(({ one }) => one);

interface CrashImage {
  readonly files: Image;
  /** The actions acknowledged before the cut. */
  readonly acknowledged: readonly AcknowledgedFact[];
  readonly planned: PlannedCut;
}

/** Replays the calls once and yields an image at each cut. */
function* imagesOf(
  run: RecordedRun,
  plan: readonly PlannedCut[],
  random: () => number,
): Generator<CrashImage> {
  const disk = createDisk(run.folder, run.before);
  const acknowledged: AcknowledgedFact[] = [];
  let next = 0;
  for (const [index, event] of run.recorded.entries()) {
    disk.note(event);
    const promise = event.does === 'respond' ? run.acknowledged.get(event.request) : undefined;
    if (promise) acknowledged.push(promise);
    for (let planned = plan[next]; planned?.after === index; planned = plan[(next += 1)])
      yield {
        files: disk.image(CUTS[planned.cut](disk.pending(), random)),
        acknowledged: [...acknowledged],
        planned,
      };
  }
}

/** Opens the files as the server would after the cut, and compares. */
async function judge(
  { files, acknowledged, planned }: CrashImage,
  { database, route }: RecordedRun,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'poste-restante-image-'));
  try {
    for (const [file, bytes] of files) writeFileSync(join(folder, basename(file)), bytes);
    return await judgeFile(join(folder, basename(database)), acknowledged, route);
  } catch (error) {
    return [`damaged: after call ${planned.after}, ${planned.cut}: ${String(error)}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judgeFile(
  file: string,
  acknowledged: readonly AcknowledgedFact[],
  route: RecordedRun['route'],
): Promise<readonly string[]> {
  const db = new Database(file, { fileMustExist: true });
  try {
    // The copy is only read from here on, so syncing it would be wasted time.
    db.pragma('synchronous = OFF');
    const checks = [
      ...(db.pragma('integrity_check') as object[]),
      ...(db.pragma('foreign_key_check') as object[]),
    ];
    const faults = checks
      .map((check) => JSON.stringify(check))
      .filter((check) => check !== '{"integrity_check":"ok"}');
    const stored = await readStored((sql) => db.prepare(sql).all());
    return [...faults.map((fault) => `damaged: ${fault}`), ...brokenPromises(stored, acknowledged, route)];
  } finally {
    db.close();
  }
}
