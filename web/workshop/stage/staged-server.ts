import {
  presentStatus,
  standingOf,
  type AddressBook,
  type PartyView,
  type Scenario,
  type Status,
  type StatusInput,
  type Story,
} from '../../../engine/index.ts';
import type { StreamEvent } from '../../api/party-stream.ts';
import type { StagedStanding } from './standing.ts';

export type StagedRole = 'visitor' | 'player' | 'staff';

/** State of the simulated server; calls change it. */
export interface StagedServer {
  readonly story: Story;
  /** Same as `story.scenario`. */
  readonly scenario: Scenario;
  readonly addresses: AddressBook;
  /** With short delays. */
  readonly debug: boolean;
  role: StagedRole;
  /** Null without an order. */
  standing: StagedStanding | null;
  /** Incremented with every change. */
  version: number;
  /** Staff have marked the places of the player's step as gone. */
  readonly isGone: boolean;
  readonly giftFrom: string | null;
  readonly lastWord: string | null;
  /** Null for a player alone. */
  party: PartyView | null;
  /** What the party’s stream tells. */
  readonly told: readonly StreamEvent[];
  /** Where staff set the letter once the party’s stream is open; null when they do not. */
  readonly corrected: StagedStanding | null;
  /** Notes of the notebook, by step. */
  readonly notes: Map<string, string>;
}

export const EMAILS: Readonly<Record<StagedRole, string>> = {
  visitor: '',
  player: 'recrue@poste.example',
  staff: 'guichet@poste.example',
};
export const CODE = 'PLI417';
const ANOTHER_CITY = { reduced: 'AUTREVILLE', regular: 'RETOUR' };

/** Input of the engine's presenter for this order. */
export function inputOf(server: StagedServer, standing: StagedStanding): StatusInput {
  const { story, scenario, addresses, debug, version, isGone, giftFrom, lastWord, party } = server;
  return {
    standing: standingOf(story, standing.progress, {}, standing.hand ?? null),
    addresses,
    order: {
      code: CODE,
      identifier: null,
      fullOnWin: false,
      giftFrom,
      lastWord,
      version,
      opened: standing.opened,
      mailAskedFor: standing.mailAskedFor ?? null,
    },
    now: standing.now,
    debug,
    anotherCity: ANOTHER_CITY,
    party,
    unavailable: isGone ? goneAt(scenario, standing) : [],
  };
}

function goneAt(scenario: Scenario, { progress }: StagedStanding) {
  const places = scenario.steps[progress.step ?? '']?.places ?? [];
  return places.map((place) => ({
    place,
    sentence: 'Des travaux cachent ce qu’il faut regarder ici.',
    remedy: { kind: 'hint' as const, hint: 1 },
  }));
}

/** Status as the server would return it; null without an order. */
export const stagedStatus = (server: StagedServer): Status | null =>
  server.standing && presentStatus(inputOf(server, server.standing));
