import type { AddressBook, PartyView, Status, Story } from '../../../engine/index.ts';
import type { StagedServer, StagedRole } from './staged-server.ts';
import { gameCalls, type StagedAnswers } from './game-calls.ts';
import { lengthen } from './lengthen.ts';
import { alternativeReplies } from './other-answers.ts';
import { NO_RESPONSES, failures, type StagedReply, type NoResponse, type CallFailure } from './reply.ts';
import { partyCalls } from './party-calls.ts';
import { staffCalls } from './staff-calls.ts';
import type { StreamEvent } from '../../api/party-stream.ts';
import type { ApiCall } from './network.ts';
import type { SceneStart } from './standing.ts';

export const calls = { ...gameCalls, ...partyCalls, ...staffCalls } as const satisfies StagedAnswers;

type CallName = keyof typeof calls;
type Others = typeof alternativeReplies;
type OtherName<Name extends CallName> =
  | CallFailure
  | (Name extends keyof Others ? keyof Others[Name] : never);

/** Calls with another response than the usual one. */
export type CallOverrides = { readonly [Name in CallName]?: OtherName<Name> };

/** Initial state of a simulated server. */
export interface Scene {
  readonly role?: StagedRole;
  /** Without it there is no order. */
  readonly arrive?: SceneStart;
  readonly overrides?: CallOverrides;
  /** With short delays. */
  readonly debug?: boolean;
  /** Lengthens all free text. */
  readonly long?: boolean;
  /** The places of the step are gone. */
  readonly isGone?: boolean;
  readonly giftFrom?: string;
  readonly lastWord?: string;
  /** Several telephones play. */
  readonly party?: PartyView;
  /** What the others show at this moment. */
  readonly told?: readonly StreamEvent[];
  /** Where staff set the letter while this telephone of a party looks. */
  readonly corrected?: SceneStart;
}

export interface Setting {
  readonly story: Story;
  readonly addresses: AddressBook;
}

type StagedCall = Pick<ApiCall, 'method' | 'path' | 'body'>;

const patterns = Object.keys(calls).map((name) => ({
  name: name as CallName,
  pattern: new RegExp(`^${name.replaceAll(':', '([^/]+)')}$`),
}));

/** Finds the call and the variable segments of its path. An unknown call is an error of the story. */
function find(method: string, path: string): { name: CallName; params: readonly string[] } {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { name, params: match.slice(1).map(decodeURIComponent) };
  }
  throw new Error(
    `The stage does not know the call ${method} ${path}: write its answer in web/workshop/stage/`,
  );
}

const isNoResponse = (override: string): override is NoResponse =>
  (NO_RESPONSES as readonly string[]).includes(override);

function overriddenReply(name: CallName, override: string): StagedReply | NoResponse {
  if (isNoResponse(override)) return override;
  const known: Readonly<Record<string, StagedReply>> = {
    ...failures,
    ...(alternativeReplies as Readonly<Record<string, Record<string, StagedReply>>>)[name],
  };
  const reply = known[override];
  if (!reply) throw new Error(`${name} has no other answer « ${override} »`);
  return reply;
}

/** Simulated server of one scene: the real engine for the game, fixed data for the rest. */
export function createStage(
  { story, addresses }: Setting,
  scene: Scene,
): { answer: (call: StagedCall) => StagedReply | NoResponse } {
  const {
    role = 'visitor',
    arrive,
    overrides = {},
    debug = false,
    long = false,
    isGone = false,
    giftFrom = null,
    lastWord = null,
    party = null,
    told = [],
    corrected,
  } = scene;
  const { scenario } = story;
  const standing = arrive?.(story) ?? null;
  const server: StagedServer = {
    story,
    scenario,
    addresses,
    debug,
    role,
    standing,
    version: 1,
    isGone,
    giftFrom,
    lastWord,
    party,
    told,
    corrected: corrected?.(story) ?? null,
    notes: new Map(),
  };
  const answer = ({ method, path, body }: StagedCall): StagedReply | NoResponse => {
    const [address = '', query = ''] = path.split('?');
    const { name, params } = find(method, address);
    const override = (overrides as Readonly<Record<string, string | undefined>>)[name];
    if (override !== undefined) return overriddenReply(name, override);
    const reply = calls[name](server, {
      params,
      query: new URLSearchParams(query),
      body: (body ?? {}) as Readonly<Record<string, unknown>>,
    });
    return long ? { ...reply, json: lengthen(reply.json) } : reply;
  };
  return { answer };
}

/** The status of a scene, for a component that is drawn without its screen. */
export function statusOf(setting: Setting, scene: Scene): Status {
  const reply = createStage(setting, scene).answer({ method: 'GET', path: 'user/status/current', body: {} });
  if (typeof reply === 'string' || reply.status !== 200) throw new Error('The scene has no status');
  return reply.json as Status;
}
