import fc from 'fast-check';
import { createJudge } from './judge.ts';
import { nobody } from './people.ts';
import { wordsOf, type FuzzRequest } from './request.ts';
import { anyRequest } from './requests.ts';
import { send, type Answer } from './send.ts';
import type { World } from './world.ts';

export interface FuzzOptions {
  /** The minimum number of requests. */
  readonly requests: number;
  readonly seed: number;
  /** The seed path of a failure: only that case is repeated. */
  readonly path?: string;
  /** Called after each round. */
  onRound?(tally: Tally): void;
}

/** The smallest sequence of requests with a wrong response, and the command that repeats it. */
export interface FuzzFailure {
  readonly requests: readonly FuzzRequest[];
  readonly complaint: string;
  readonly seed: number;
  readonly path: string;
}

export interface FuzzResult {
  readonly tally: Tally;
  readonly failure: FuzzFailure | null;
}

/** The number of requests between two resets: each one finds the state left by those before it. */
const IN_A_ROW = 12;
const ROWS_A_ROUND = 100;

/** Sends generated requests until one gets a wrong response or enough were sent. */
export async function fuzz(
  world: World,
  { requests, seed, path, onRound }: FuzzOptions,
): Promise<FuzzResult> {
  const tally = createTally();
  const run = fc.asyncProperty(rowsOf(world), rowSender(world, tally));
  for (let round = 0; tally.sent < requests; round += 1) {
    const details = await fc.check(run, {
      seed: seed + round,
      numRuns: ROWS_A_ROUND,
      ...(path && { path, endOnFailure: true }),
    });
    onRound?.(tally);
    if (details.failed) return { tally, failure: failureOf(details) };
    if (path) break;
  }
  return { tally, failure: null };
}

const rowsOf = ({ people, words }: World): fc.Arbitrary<FuzzRequest[]> =>
  fc.array(
    anyRequest(
      people.map(({ role }) => role),
      words,
    ),
    { minLength: 1, maxLength: IN_A_ROW, size: 'max' },
  );

function failureOf({
  counterexample,
  errorInstance,
  seed,
  counterexamplePath,
}: fc.RunDetails<[readonly FuzzRequest[]]>): FuzzFailure {
  const complaint = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const last = errorInstance instanceof WrongAnswer ? errorInstance.position : Number.POSITIVE_INFINITY;
  return {
    requests: counterexample?.[0].slice(0, last + 1) ?? [],
    complaint,
    seed,
    path: counterexamplePath ?? '',
  };
}

/** Requests after the failing one are irrelevant. */
class WrongAnswer extends Error {
  readonly position: number;

  constructor(position: number, complaints: readonly string[]) {
    super(complaints.join('; '));
    this.position = position;
  }
}

function rowSender(world: World, tally: Tally): (row: readonly FuzzRequest[]) => Promise<void> {
  const judge = createJudge(world);
  const byRole = new Map(world.people.map((person) => [person.role, person]));
  return async (row) => {
    await world.restore();
    let sentText = '';
    for (const [position, request] of row.entries()) {
      sentText += `${wordsOf(request)}\n`;
      const person = byRole.get(request.as) ?? nobody;
      const wrong = (complaints: readonly string[]) =>
        new WrongAnswer(position, [`${request.method} ${request.path.slice(0, 300)}`, ...complaints]);
      const answer = await send(world.app.address, request, person.token).catch((error: unknown) => {
        throw wrong([`no answer: ${String(error)}`]);
      });
      const complaints = await judge({ request, person, answer, sentText });
      if (complaints.length > 0) throw wrong(complaints);
      tally.count(request, answer);
    }
    const { status } = await send(world.app.address, HEALTH, null);
    if (status !== 200) throw new Error(`after that, health is ${status}`);
  };
}

const HEALTH: FuzzRequest = {
  kind: 'valid',
  call: 'GET /healthz',
  as: 'visitor',
  by: 'header',
  method: 'GET',
  path: '/healthz',
  headers: {},
  body: null,
  writing: 'utf8',
};

/** A readable report of the failure. */
export function describeFailure({ requests, complaint, seed, path }: FuzzFailure, database: string): string {
  return [
    complaint,
    ...requests.map((request) => JSON.stringify(request).slice(0, 2_000)),
    `again: npm run verify -- fuzz:api --database ${database} --seed ${seed} --path ${path}`,
  ].join('\n');
}

/** Counts of requests and responses. */
export interface Tally {
  readonly sent: number;
  readonly kinds: ReadonlyMap<string, number>;
  readonly statuses: ReadonlyMap<string, number>;
  /** Calls and whether each succeeded at least once. */
  readonly calls: ReadonlySet<string>;
  readonly succeeded: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  count(request: FuzzRequest, answer: Pick<Answer, 'status'>): void;
}

function createTally(): Tally {
  const [kinds, statuses] = [new Map<string, number>(), new Map<string, number>()];
  const [calls, succeeded, roles] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let sent = 0;
  return {
    kinds,
    statuses,
    calls,
    succeeded,
    roles,
    get sent() {
      return sent;
    },
    count({ kind, call, as }, { status }) {
      sent += 1;
      add(kinds, kind);
      add(statuses, `${Math.floor(status / 100)}xx`);
      calls.add(call);
      roles.add(as);
      if (status < 300) succeeded.add(call);
    },
  };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([left], [right]) => left.localeCompare(right))
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** « 1500 requests (…): 700 2xx, …; 64 calls, 52 of them with success, by 13 roles ». */
export function describeTally({ sent, kinds, statuses, calls, succeeded, roles }: Tally): string {
  return `${sent} requests (${listed(kinds)}): ${listed(statuses)}; ${calls.size} calls, ${succeeded.size} of them with success, by ${roles.size} roles`;
}
