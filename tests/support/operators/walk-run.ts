import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// Fixed wait: a player pauses between two answers.
import { setTimeout as wait } from 'node:timers/promises';
import { currentWaiver } from '../../../engine/public.ts';
import { writeCity } from '../../../scripts/explain/cities/city-folder.ts';
import { openDatabase, type DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { writeLongCity, type LongCity, rightAnswer } from '../faults/network/network-city.ts';
import { openFront, type Front, type FrontReply } from '../faults/party/front.ts';
import { writeLetters } from '../faults/party/seat-parties.ts';
import { addressOf } from '../faults/player.ts';
import { SITE, startNginx } from '../server/nginx.ts';
import { install, type Installation } from './installation.ts';

interface WalkRun {
  readonly where: DatabaseSettings;
  readonly players: number;
  readonly editions: number;
  /** Steps that each player solves while editions are exchanged, each time. */
  readonly stepsEach: number;
  /** The mean pause of a player between two answers, milliseconds. */
  readonly paceMs: number;
}

export interface WalkTally {
  /** One sentence for each answer that was lost, player who was sent back, and mixed edition. */
  readonly problems: readonly string[];
  readonly answers: number;
  /** Requests that had to be sent again. */
  readonly again: number;
  /** The longest time in which nobody was answered with success, milliseconds. */
  readonly longestGapMs: number;
}

/** nginx believes what connections from here say of their client’s address. */
const BALANCER = '127.0.2.1';
/** As the site does after a request that failed. */
const RETRY_MS = 800;
/** The step that players stand at when the second edition calls it otherwise. */
const RENAMED = 3;
export const NEW_NAME = 'PLACE_DES_CARTONS';

/** What players saw and were told, over the whole run. */
interface Journal {
  readonly problems: string[];
  readonly acknowledged: { readonly code: string; readonly key: string }[];
  again: number;
  answeredAt: number;
  longestGapMs: number;
  /** The heading of each version of the city. */
  readonly headings: Map<string, string>;
  isGoingBack: boolean;
  /** The step that players walk to for now. */
  goal: number;
}

/** Players walk while editions are published one after another; the third or a later one goes back. */
export async function walkThroughEditions(
  run: WalkRun,
  onProgress: (what: string) => void = () => {},
): Promise<WalkTally> {
  const long = writeLongCity(RENAMED + (run.editions + 1) * run.stepsEach);
  const { codes } = await writeLetters(run.where, run.players, long.city);
  const installation = await install(run.where, (scenarios) => writeCity(scenarios, long.city.source));
  const nginx = await startNginx(installation.ports.map((port) => `127.0.0.1:${port}`) as [string, string]);
  const front = openFront(() => ({
    port: nginx.httpsPort,
    ca: nginx.certificate,
    host: SITE,
    from: BALANCER,
  }));
  try {
    return await walk(run, { installation, front, codes, long }, onProgress);
  } finally {
    front.stop();
    await nginx.stop();
    await installation.stop();
    long.remove();
  }
}

interface WalkParts {
  readonly installation: Installation;
  readonly front: Front;
  readonly codes: readonly string[];
  readonly long: LongCity;
}

async function walk(
  { where, editions, stepsEach, paceMs }: WalkRun,
  { installation, front, codes, long }: WalkParts,
  onProgress: (what: string) => void,
): Promise<WalkTally> {
  const publish = async (action: 'publish' | 'back') => {
    const { code, stdout, stderr } = await installation.editions(action);
    if (code !== 0) throw new Error(`${action}: ${stdout}${stderr}`);
  };
  await publish('publish');
  const journal: Journal = {
    ...{ problems: [], acknowledged: [], headings: new Map() },
    ...{ again: 0, answeredAt: performance.now(), longestGapMs: 0, isGoingBack: false, goal: RENAMED },
  };
  let isRunning = true;
  const walking = codes.map((code) => walkOne({ code, paceMs, front, journal, isRunning: () => isRunning }));
  try {
    for (let edition = 2; edition <= editions; edition += 1) {
      writeEdition(join(installation.scenarios, long.city.source.slug), edition);
      const hash = await installation.push(`Édition ${edition}`);
      await Promise.all([
        publish('publish'),
        installation.built(hash).then(() => (journal.goal += stepsEach)),
      ]);
      onProgress(`edition ${edition} is live, ${journal.acknowledged.length} answers`);
    }
    journal.isGoingBack = true;
    journal.goal += stepsEach;
    // The second edition has another name for a step, which the first does not know.
    if (editions > 2) await publish('back');
    onProgress(`the end with ${journal.acknowledged.length} answers`);
    journal.goal += stepsEach;
    const enough = journal.acknowledged.length + codes.length;
    while (journal.acknowledged.length < enough) await wait(RETRY_MS);
  } finally {
    isRunning = false;
  }
  await Promise.all(walking);
  const { acknowledged, again, longestGapMs } = journal;
  const seen = new Set(journal.headings.values());
  const unseen = seen.size < editions ? [`only the editions ${[...seen].join(', ')} were seen`] : [];
  const problems = [...journal.problems, ...unseen, ...(await lostIn(where, journal))];
  return { problems, answers: acknowledged.length, again, longestGapMs };
}

function changeFile(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}

/** The files of a city that name steps, except its scenario. */
const filesIn = (folder: string): readonly string[] => [
  ...readdirSync(join(folder, 'steps')).map((name) => join(folder, 'steps', name)),
  join(folder, 'walkthroughs/main.yaml'),
];

export function renameStep(folder: string, from: string, to: string): void {
  for (const file of filesIn(folder)) changeFile(file, (text) => text.replaceAll(`"${from}"`, `"${to}"`));
}

/** Another heading at each step; in the second edition another name for one of them. */
export function writeEdition(folder: string, edition: number): void {
  for (const file of filesIn(folder))
    changeFile(file, (text) => text.replace(/"header": "[^"]*"/, `"header": "Édition ${edition}"`));
  if (edition !== 2) return;
  renameStep(folder, `ETAPE_${RENAMED}`, NEW_NAME);
  changeFile(join(folder, `steps/${RENAMED}.yaml`), (text) =>
    text.replace('{', `{\n  "formerly": ["ETAPE_${RENAMED}"],`),
  );
}

interface Walker {
  readonly code: string;
  readonly paceMs: number;
  readonly front: Front;
  readonly journal: Journal;
  isRunning(): boolean;
}

/** Plays like the site: what is not answered is sent again with its key, and the status is read after it. */
async function walkOne({ code, paceMs, front, journal, isRunning }: Walker): Promise<void> {
  const headers = { 'x-token': `jeton-${code}`, 'x-forwarded-for': addressOf(code) };
  const send = async (path: string, body?: unknown): Promise<FrontReply['body']> => {
    const key = randomUUID();
    while (isRunning()) {
      const call = { path, headers: { ...headers, 'idempotency-key': key } };
      const reply = await front
        .send(body === undefined ? call : { ...call, method: 'POST', body })
        .catch(() => null);
      if (reply?.status === 200) {
        note(journal);
        if (body !== undefined) journal.acknowledged.push({ code, key });
        return reply.body;
      }
      if (reply && reply.status !== 503)
        journal.problems.push(`${code}: ${path} ${reply.status} ${JSON.stringify(reply.body)}`);
      if (reply && reply.status !== 503) return {};
      journal.again += 1;
      await wait(RETRY_MS);
    }
    return {};
  };
  await send(`/api/a/${code}`, { waiver: { version: currentWaiver('fr').version } });
  const look = lookFor(journal, code);
  let furthest = 0;
  while (isRunning()) {
    const { index, name } = look(await send('/api/user/status/current'));
    if (!isRunning()) return;
    if (index < furthest) journal.problems.push(`${code}: sent back from ${furthest} to ${index}`);
    furthest = Math.max(furthest, index);
    await wait(paceMs * (0.5 + Math.random()));
    if (index >= journal.goal) continue;
    const after = look(await send('/api/code/check', { code: rightAnswer(index), step: name }));
    if (!isRunning()) return;
    if (after.index !== index + 1) journal.problems.push(`${code}: ${index} led to ${after.index}`);
    furthest = Math.max(furthest, after.index);
  }
}

function note(journal: Journal): void {
  const now = performance.now();
  journal.longestGapMs = Math.max(journal.longestGapMs, now - journal.answeredAt);
  journal.answeredAt = now;
}

interface ToldStatus {
  readonly step?: { readonly index: number; readonly name: string };
  readonly view?: { readonly contentVersion: string; readonly puzzle: { readonly header?: string } | null };
}

const editionIn = (header: string): number => Number(/Édition (\d+)/.exec(header)?.[1] ?? 1);

/**
 * Reads the step that a status tells a player. A version of the city always has the same heading, and an older
 * edition follows a newer one only when it was put back.
 */
function lookFor(journal: Journal, code: string) {
  let newest = 0;
  return (body: FrontReply['body']) => {
    const { step, view } = body as ToldStatus;
    const header = view?.puzzle?.header;
    if (view && header !== undefined) {
      const known = journal.headings.get(view.contentVersion) ?? header;
      journal.headings.set(view.contentVersion, known);
      if (known !== header)
        journal.problems.push(`${code}: ${view.contentVersion} says ${known} and ${header}`);
      const edition = editionIn(header);
      if (edition < newest && !journal.isGoingBack)
        journal.problems.push(`${code}: edition ${edition} after edition ${newest}`);
      newest = edition;
    }
    return { index: step?.index ?? 0, name: step?.name ?? '' };
  };
}

/** Answers that were told to be right and that the journal of the database does not have once. */
async function lostIn(where: DatabaseSettings, { acknowledged }: Journal): Promise<readonly string[]> {
  const db = openDatabase(where);
  try {
    const rows = await db('attempts')
      .whereNotNull('idempotency_key')
      .select<{ idempotency_key: string }[]>('idempotency_key');
    const stored = new Map<string, number>();
    for (const { idempotency_key: key } of rows) stored.set(key, (stored.get(key) ?? 0) + 1);
    return acknowledged
      .filter(({ key }) => stored.get(key) !== 1)
      .map(({ code, key }) => `${code}: ${key} is stored ${stored.get(key) ?? 0} times`);
  } finally {
    await db.destroy();
  }
}
