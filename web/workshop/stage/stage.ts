import type { AddressBook, Story } from '../../../engine/index.ts';
import type { Backstage, StagedRole } from './backstage.ts';
import { gameCalls, type Answers } from './game-calls.ts';
import { lengthen } from './lengthen.ts';
import { otherAnswers } from './other-answers.ts';
import { SILENCES, troubles, type StagedReply, type Silence, type Trouble } from './reply.ts';
import { staffCalls } from './staff-calls.ts';
import type { Arrive } from './standing.ts';

export const calls = { ...gameCalls, ...staffCalls } as const satisfies Answers;

export type CallName = keyof typeof calls;
type Others = typeof otherAnswers;
export type OtherName<Name extends CallName> = Trouble | (Name extends keyof Others ? keyof Others[Name] : never);

/** Calls that answer otherwise than they usually do. */
export type Twists = { readonly [Name in CallName]?: OtherName<Name> };

/** What is on the stage when the curtain rises. */
export interface Scene {
  readonly role?: StagedRole;
  /** Without it there is no order. */
  readonly arrive?: Arrive;
  readonly twists?: Twists;
  /** Everything people write is long. */
  readonly long?: boolean;
  /** What is to be seen at the step is gone. */
  readonly isGone?: boolean;
  readonly giftFrom?: string;
}

export interface Setting {
  readonly story: Story;
  readonly addresses: AddressBook;
}

/** One call, as it comes over the network: the path below the API's base, its query included. */
export interface StagedCall {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const patterns = Object.keys(calls).map((name) => ({
  name: name as CallName,
  pattern: new RegExp(`^${name.replaceAll(':', '([^/]+)')}$`),
}));

/** Which call of the table this is, and the variable parts of its path. A call nobody prepared is a mistake of the stage. */
function find(method: string, path: string): { name: CallName; params: readonly string[] } {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { name, params: match.slice(1).map(decodeURIComponent) };
  }
  throw new Error(`The stage does not know the call ${method} ${path}: write its answer in web/workshop/stage/`);
}

const isSilence = (twist: string): twist is Silence => (SILENCES as readonly string[]).includes(twist);

function twisted(name: CallName, twist: string): StagedReply | Silence {
  if (isSilence(twist)) return twist;
  const known: Readonly<Record<string, StagedReply>> = {
    ...troubles,
    ...(otherAnswers as Readonly<Record<string, Record<string, StagedReply>>>)[name],
  };
  const reply = known[twist];
  if (!reply) throw new Error(`${name} has no other answer « ${twist} »`);
  return reply;
}

/** The server of one scene: the real engine plays, everything else is written down. */
export function createStage({ story, addresses }: Setting, scene: Scene): { answer: (call: StagedCall) => StagedReply | Silence } {
  const { role = 'visitor', arrive, twists = {}, long = false, isGone = false, giftFrom = null } = scene;
  const { scenario } = story;
  const standing = arrive?.(story) ?? null;
  const backstage: Backstage = { story, scenario, addresses, role, standing, version: 1, isGone, giftFrom };
  const answer = ({ method, path, body }: StagedCall): StagedReply | Silence => {
    const [address = '', query = ''] = path.split('?');
    const { name, params } = find(method, address);
    const twist = (twists as Readonly<Record<string, string | undefined>>)[name];
    if (twist !== undefined) return twisted(name, twist);
    const reply = calls[name](backstage, { params, query: new URLSearchParams(query), body });
    return long ? { ...reply, body: lengthen(reply.body) } : reply;
  };
  return { answer };
}
