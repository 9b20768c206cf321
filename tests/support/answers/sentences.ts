import { GREETINGS, LANGUAGES, type Phrases } from './phrases.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

/** What is expected of a whole sentence follows from how it was built. */
type Build = 'around' | 'denial' | 'choice';

export interface TypedText {
  readonly city: string;
  readonly step: string;
  readonly text: string;
}

interface Sentence extends TypedText {
  readonly build: Build;
}

/** A source of numbers from 0 to below `below`. The same seed gives the same numbers on every machine. */
type Draw = (below: number) => number;

/** Mulberry32, by Tommy Ettinger. */
function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function pick<Item>(items: readonly Item[], draw: Draw): Item {
  const item = items[draw(items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** How a telephone or its owner writes the whole text; most leave it as it is. */
const HANDS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text.toLocaleLowerCase('fr'),
  (text) => text.toLocaleUpperCase('fr'),
  (text) => withoutAccents(text).toLocaleLowerCase('fr'),
  (text) => text.replaceAll('’', "'"),
];

/** Openings and explanations are often left out, as people do. */
const openingsOf = ({ openings, openingsFor }: Phrases, { sort }: Subject): readonly string[] => [
  '',
  '',
  ...openings,
  ...(openingsFor[sort] ?? []),
];

const explanationsOf = ({ explanations, explanationsFor }: Phrases, { sort }: Subject): readonly string[] => [
  ...explanations,
  ...(explanationsFor[sort] ?? []),
];

/** Of four sentences, one has a doubt where another has a reason. */
const DOUBTED = 4;

/** « oui, non ? » is a choice and no doubt: a piece that contains another answer is not used. */
function around(subject: Subject, phrases: Phrases, draw: Draw): string {
  const fits = (piece: string): boolean => !subject.others.some((other) => piece.includes(other));
  const opening = pick(openingsOf(phrases, subject).filter(fits), draw);
  const name = pick(subject.names, draw);
  const after =
    draw(DOUBTED) === 0
      ? pick(phrases.doubts.filter(fits), draw)
      : `${pick(phrases.hedges, draw)}${pick(explanationsOf(phrases, subject), draw)}`;
  const ending = pick(phrases.endings, draw);
  return `${opening}${name}${after}${after.endsWith('?') ? ending.replace(/^ ?\p{P}+ ?/u, ' ') : ending}`.trimEnd();
}

function opposed(templates: readonly string[], subject: Subject, phrases: Phrases, draw: Draw): string {
  const name = pick(subject.names, draw);
  const other = pick(subject.others, draw);
  const clause = pick(templates, draw).replaceAll('{n}', name).replaceAll('{o}', other);
  return `${pick(GREETINGS, draw)}${clause}${pick(phrases.endings, draw)}`;
}

const BUILDS: Readonly<Record<Build, (subject: Subject, phrases: Phrases, draw: Draw) => string>> = {
  around,
  denial: (subject, phrases, draw) => opposed(phrases.denials, subject, phrases, draw),
  choice: (subject, phrases, draw) => opposed(phrases.choices, subject, phrases, draw),
};

/** Of ten sentences, six are right. */
const MIX: readonly Build[] = [
  'around',
  'around',
  'denial',
  'around',
  'choice',
  'around',
  'denial',
  'around',
  'choice',
  'around',
];

/** So many different sentences around one solution. */
function sentencesAround(subject: Subject, count: number, seed: number): readonly Sentence[] {
  const draw = drawFrom(seed);
  const { city, step, before = '' } = subject;
  const sentences = new Map<string, Sentence>();
  for (let tries = 0; sentences.size < count; tries += 1) {
    if (tries > count * 20) throw new Error(`there are not ${count} sentences around ${city} ${step}`);
    const build = pick(MIX, draw);
    const said = BUILDS[build](subject, pick(LANGUAGES, draw), draw);
    const text = `${before}${pick(HANDS, draw)(said)}`;
    sentences.set(text, { city, step, text, build });
  }
  return [...sentences.values()];
}

/** At least so many sentences, the same number around each solution of the cities. */
export function sentencesOf(atLeast: number, seed: number): readonly Sentence[] {
  const each = Math.ceil(atLeast / SUBJECTS.length);
  return SUBJECTS.flatMap((subject, index) => sentencesAround(subject, each, seed + index));
}
