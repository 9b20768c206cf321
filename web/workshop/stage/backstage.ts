import {
  presentStatus,
  resolveStanding,
  type AddressBook,
  type Scenario,
  type Status,
  type StatusInput,
  type Story,
} from '../../../engine/index.ts';
import type { StagedStanding } from './standing.ts';

/** Who looks at the screens. */
export type StagedRole = 'visitor' | 'player' | 'staff';

/** What the calls of one scene share; they change it as the server would. */
export interface Backstage {
  readonly story: Story;
  /** The story's. */
  readonly scenario: Scenario;
  readonly addresses: AddressBook;
  role: StagedRole;
  /** Null: no order at all. */
  standing: StagedStanding | null;
  /** Goes up with every change. */
  version: number;
  /** Staff say that what is to be seen at the player's step is gone. */
  readonly isGone: boolean;
  readonly giftFrom: string | null;
}

export const EMAILS: Readonly<Record<StagedRole, string>> = { visitor: '', player: 'recrue@poste.example', staff: 'guichet@poste.example' };
export const CODE = 'PLI417';
const ANOTHER_CITY = { reduced: 'AUTREVILLE', regular: 'RETOUR' };

/** All that the engine needs to present an order of this scene. */
export function inputOf(backstage: Backstage, standing: StagedStanding): StatusInput {
  const { story, scenario, addresses, version, isGone, giftFrom } = backstage;
  return {
    standing: resolveStanding(story, standing.progress),
    addresses,
    order: { code: CODE, identifier: null, fullOnWin: false, giftFrom, version, opened: standing.opened },
    now: standing.now,
    debug: false,
    anotherCity: ANOTHER_CITY,
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

/** The status as the server would answer it; null without an order. */
export const stagedStatus = (backstage: Backstage): Status | null =>
  backstage.standing && presentStatus(inputOf(backstage, backstage.standing));
