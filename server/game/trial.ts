import { randomBytes } from 'node:crypto';
import {
  begin,
  freshProgress,
  presentStatus,
  type Progress,
  renameMarks,
  resolveStanding,
  type Standing,
  type Status,
} from '../../engine/index.ts';
import type { CityContent, ContentStore } from '../content/content-store.ts';
import { type Context, writeCookie } from '../http/context.ts';
import { drawCode } from '../platform/code.ts';
import type { Platform } from '../platform/platform.ts';
import { createSeals, type Seals, UnknownSeal } from '../platform/seals.ts';

/** A game without an account and without an order: all that is known of it travels in its player’s cookie. */
export interface TrialGame {
  readonly city: CityContent;
  /** Tells games apart on the telephone, and opens nothing. */
  readonly code: string;
  /** Increases with every change. */
  readonly version: number;
  /** Marks of opened papers. */
  readonly opened: readonly string[];
  readonly standing: Standing;
}

/** The content of the cookie. `form`: its version. */
interface SealedTrial extends Pick<TrialGame, 'code' | 'version' | 'opened'> {
  readonly form: typeof FORM;
  readonly city: string;
  readonly progress: Progress;
}

const FORM = 1;
const TRIAL = 'trial';
const SECONDS = 7 * 24 * 3600;
/** Browsers drop a cookie that has more than 4,096 bytes with its name and its flags. */
const LONGEST = 3800;
/** Seals are bound to the id of an account, and a trial has none. */
const NOBODY = 0;
const KEY_BYTES = 32;
/** No letter’s code begins so. */
const CODE_PREFIX = '0';

/**
 * Without a key of the operator, one that lasts as long as the process: in a cookie that is not sealed, anybody
 * could write a progress of their own.
 */
export const createTrialSeals = (keys: readonly Buffer[]): Seals =>
  createSeals(keys.length > 0 ? keys : [randomBytes(KEY_BYTES)], TRIAL);

/** The city that anybody may play; null when there is none. */
export const trialCity = (content: ContentStore): CityContent | null =>
  content.all().find(({ scenario }) => scenario.open) ?? null;

export const beginTrial = (city: CityContent, now: number): TrialGame => ({
  city,
  code: CODE_PREFIX + drawCode().slice(CODE_PREFIX.length),
  version: 1,
  opened: [],
  standing: begin(city.story, now),
});

/** The text of the request’s cookie; undefined without one. */
export const trialCookie = (ctx: Context): string | undefined => ctx.cookies.get(TRIAL);

/**
 * The game of a cookie, moved to where edited content places it; null for a text that this site did not seal,
 * or sealed for another city.
 */
export function openTrial(seals: Seals, city: CityContent, cookie: string): TrialGame | null {
  const sealed = unseal(seals, cookie);
  if (!sealed || sealed.city !== city.scenario.city) return null;
  const { code, version, opened, progress } = sealed;
  return {
    city,
    code,
    version,
    opened: renameMarks(city.story, opened),
    standing: resolveStanding(city.story, { ...freshProgress, ...progress }),
  };
}

function unseal(seals: Seals, cookie: string): SealedTrial | null {
  if (cookie.length > LONGEST) return null;
  try {
    const text = seals.open(cookie, NOBODY);
    // A text that was never sealed comes back as it is.
    if (text === cookie) return null;
    const sealed = JSON.parse(text) as { readonly form: unknown };
    return sealed.form === FORM ? (sealed as SealedTrial) : null;
  } catch (error) {
    if (error instanceof UnknownSeal) return null;
    throw error;
  }
}

/** Writes the cookie of a game, and returns the game. */
export function keepTrial(seals: Seals, ctx: Context, game: TrialGame): TrialGame {
  writeCookie(ctx, {
    name: TRIAL,
    value: sealTrial(seals, game),
    path: '/',
    seconds: SECONDS,
    httpOnly: true,
  });
  return game;
}

/** Without the oldest wrong answers, when the others fill the cookie: so many already cost the longest wait. */
function sealTrial(seals: Seals, game: TrialGame, progress = game.standing.progress): string {
  const { city, code, version, opened } = game;
  const content: SealedTrial = { form: FORM, city: city.scenario.city, code, version, opened, progress };
  const sealed = seals.seal(JSON.stringify(content), NOBODY);
  const { wrongAnswers } = progress;
  if (sealed.length <= LONGEST || wrongAnswers.length === 0) return sealed;
  return sealTrial(seals, game, { ...progress, wrongAnswers: wrongAnswers.slice(1) });
}

export function presentTrial(
  { clock, settings }: Pick<Platform, 'clock' | 'settings'>,
  { city, code, version, opened, standing }: TrialGame,
): Status {
  const order = { identifier: null, fullOnWin: false, giftFrom: null };
  return presentStatus({
    standing,
    order: { ...order, code, version, opened },
    now: clock(),
    addresses: city.addresses,
    debug: settings.debug,
    anotherCity: null,
  });
}
