import {
  advance,
  begin,
  type LetterView,
  type OrderFacts,
  parseWalkthroughs,
  presentLetter,
  presentStatus,
  type ScenarioSource,
  type Status,
  type StatusInput,
  type Story,
  type StoryEvent,
  writeReport,
} from '../../../engine/index.ts';
import {
  applyMove,
  isOpenAt,
  walkStart,
  withInheritedLists,
} from '../../../engine/prove/play-walkthrough.ts';
import { supposedElsewhere } from '../../../engine/scenario/condition.ts';
import type { Standing } from '../../../engine/story/standing.ts';
import type { Seen } from './seen.ts';

/** A player’s state, as the server presents it. */
export interface Presented {
  readonly place: string;
  readonly status: Status;
}

const ORDER: OrderFacts = {
  code: 'PLI417',
  identifier: null,
  fullOnWin: false,
  giftFrom: null,
  version: 1,
  opened: [],
};

/** Addresses as the server gives them: of a page, its path after the city’s name. */
const inputOf = (standing: Standing, now: number): StatusInput => ({
  standing,
  order: ORDER,
  now,
  addresses: { medium: (name) => `/media/${name}`, page: (key) => `/page/${key}` },
  debug: false,
  anotherCity: null,
  party: null,
  unavailable: [],
});

const present = (standing: Standing, now: number): Status => presentStatus(inputOf(standing, now));

/** The papers of a city’s envelope; null for a city without a letter. */
export function papersOf(story: Story): LetterView | null {
  const now = walkStart(story);
  return story.scenario.letter === null ? null : presentLetter(inputOf(begin(story, now), now));
}

/** In the middle of the night, when most cities are closed. */
const NIGHT_MS = 17 * 3_600_000;

/** Typed texts that no step accepts, among them one too short and one too long. */
const STRANGE = ['zzzz', '!!', '7', 'abc > def', 'x'.repeat(400)];

/** The answers of a step to wrong texts, to a hint that is asked for too early and to another route. */
function* refusalsAt(standing: Standing, at: string, now: number): Generator<string> {
  const { replies = [], examples } = standing.story.scenario.steps[at] ?? {};
  const typed = [
    ...STRANGE,
    ...replies.flatMap(({ to }) => to),
    ...(examples?.almost ?? []),
    ...(examples?.refuse ?? []),
  ];
  const events: readonly StoryEvent[] = [
    ...typed.map((code): StoryEvent => ({ type: 'ANSWER', code, at })),
    { type: 'ASK_CLUE', at },
    { type: 'TAKE_ALTERNATIVE', debug: false },
  ];
  for (const event of events) {
    const { outcome } = advance(standing, event, now + 1);
    if (!outcome.accepted) yield outcome.message;
  }
}

/** Every state that a city’s walkthroughs lead through, and the sentences that are said on the way. */
export function playCity(source: ScenarioSource, story: Story) {
  const presented: Presented[] = [];
  const said: Seen[] = [];
  const tried = new Set<string>();
  for (const { name, moves, elsewhere } of parseWalkthroughs(source)) {
    let now = walkStart(story);
    let standing = begin(story, now, supposedElsewhere(elsewhere));
    const show = (step: string): void => {
      const place = `${source.slug}, ${step} (${name})`;
      presented.push({ place, status: present(standing, now) });
      presented.push({ place: `${place}, la nuit`, status: present(standing, now + NIGHT_MS) });
    };
    show(story.scenario.start);
    for (const move of withInheritedLists(moves)) {
      if (!isOpenAt(standing, move.at)) throw new Error(`${source.slug}, ${name}: ${move.at} is not open`);
      if (!tried.has(move.at)) {
        tried.add(move.at);
        for (const text of refusalsAt(standing, move.at, now))
          said.push({ place: `${source.slug}, ${move.at}, refus`, text });
      }
      const played = applyMove(standing, move, now);
      if (!played.outcome.accepted)
        throw new Error(`${source.slug}, ${name}, ${move.at}: ${played.outcome.message}`);
      ({ standing, now } = played);
      show(move.at);
    }
    const report = writeReport(standing, []);
    const texts = report ? [report.signature, report.date, ...report.lines.flatMap(textsOf)] : [];
    said.push(...texts.map((text) => ({ place: `${source.slug}, rapport (${name})`, text })));
  }
  return { presented, said };
}

const textsOf = ({ heading, text }: { readonly heading: string; readonly text: string }) => [heading, text];

/** Fields of a status that are no texts: names, addresses, moments. */
const NOT_READ: ReadonlySet<string> = new Set(
  [
    'code contentVersion id identifier languages name onNight onPaper picture reference scrambled slug step timeZone',
    // Words of the schemas: a kind, a manner.
    'display kind mode next phase state to type',
  ].flatMap((names) => names.split(' ')),
);

/** The sentences of a transcript, which stands whole beside them. */
const CAPTIONS = 'captions';

const isWord = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** An address, a moment, a word in capitals that the specification fixes. */
const isTechnical = (text: string): boolean =>
  text.startsWith('/') || /^\d{4}-\d\d-\d\dT/u.test(text) || /^[A-Z][A-Z0-9_]*$/u.test(text);

/** The texts of a status, each with the fields that lead to it. */
export function textsOfStatus({ place, status }: Presented): readonly Seen[] {
  const walk = (value: unknown, path: readonly string[]): readonly Seen[] => {
    if (typeof value === 'string')
      return isTechnical(value) ? [] : [{ place: `${place} : ${path.join('.')}`, text: value }];
    if (Array.isArray(value)) return value.flatMap((item) => walk(item, path));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      key === CAPTIONS || (NOT_READ.has(key) && isWord(inner)) ? [] : walk(inner, [...path, key]),
    );
  };
  return walk(status, []);
}
