import fc from 'fast-check';
import { createJudge } from './judge.ts';
import { nobody } from './people.ts';
import { wordsOf, type FuzzRequest } from './request.ts';
import { anyRequest } from './requests.ts';
import { send } from './send.ts';
import { createTally, type Tally } from './tally.ts';
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
export async function fuzz(world: World, { requests, seed, path, onRound }: FuzzOptions): Promise<FuzzResult> {
  const tally = createTally();
  const run = fc.asyncProperty(rowsOf(world), rowSender(world, tally));
  for (let round = 0; tally.sent < requests; round += 1) {
    const details = await fc.check(run, { seed: seed + round, numRuns: ROWS_A_ROUND, ...(path && { path, endOnFailure: true }) });
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

function failureOf({ counterexample, errorInstance, seed, counterexamplePath }: fc.RunDetails<[readonly FuzzRequest[]]>): FuzzFailure {
  const complaint = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const last = errorInstance instanceof WrongAnswer ? errorInstance.position : Number.POSITIVE_INFINITY;
  return { requests: counterexample?.[0].slice(0, last + 1) ?? [], complaint, seed, path: counterexamplePath ?? '' };
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
    `again: npm run fuzz:api -- --database ${database} --seed ${seed} --path ${path}`,
  ].join('\n');
}
