import { foundAnswers, takesAnyAnswer } from '../../../engine/puzzles/index.ts';
import type { Lines } from '../../../engine/types/lines.generated.ts';
import { puzzleTypeOf, type Scenario, type ScenarioSource, type Step } from '../../../engine/index.ts';
import { meets, type PlayerPast } from './deeds.ts';
import { foldText, pageParts, readYaml, sentences, stringsOf } from './texts.ts';

/** A player's position, computed without the engine's unlocking, which is under test. */
export interface SecretStanding extends PlayerPast {
  /** The step beside the route that the player looks at. */
  readonly beside?: string | undefined;
  /** The steps reached, or solved beside the route, before the player last waited for something to arrive. */
  readonly reachedBeforeWait?: readonly string[];
  readonly hintsAsked: number;
  readonly recognised: boolean;
  /** The replies given in the dialogue of the current step. */
  readonly said?: readonly string[];
  /** The roles that the telephone holds; all when undefined. */
  readonly roles?: readonly string[];
}

/** A text that must not be readable at a standing, and its origin. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  /** Short answers match as whole words only, sentences anywhere. */
  readonly word: boolean;
}

interface Piece {
  readonly what: string;
  readonly texts: readonly string[];
  readonly open: (standing: SecretStanding) => boolean;
}

const reached = (standing: SecretStanding, step: string): boolean => standing.walked.includes(step);
const passed = (standing: SecretStanding, step: string): boolean =>
  (reached(standing, step) && standing.walked.at(-1) !== step) ||
  standing.solvedBeside?.includes(step) === true;
const at = (standing: SecretStanding, step: string): boolean =>
  (standing.beside ?? standing.walked.at(-1)) === step;

const isInHand = ({ roles }: SecretStanding, role: string | undefined): boolean =>
  !roles || role === undefined || roles.includes(role);

/** Beside the route: from the step that opens it until the last one where it can be solved. */
function isOpen(standing: SecretStanding, { name, beside }: Step): boolean {
  if (!beside) return reached(standing, name);
  const isOver = beside.until !== undefined && passed(standing, beside.until);
  return reached(standing, beside.from) && !isOver && meets(standing, beside.if);
}

/** The texts of a step, each with the condition under which it may be read. */
function stepPieces(step: Step): Piece[] {
  const isSeen = (standing: SecretStanding): boolean => isInHand(standing, step.for);
  const here = (standing: SecretStanding): boolean => isOpen(standing, step) && isSeen(standing);
  const won = (standing: SecretStanding): boolean =>
    isSeen(standing) && (passed(standing, step.name) || (at(standing, step.name) && standing.recognised));
  const {
    solution: _solution,
    finalCode: _finalCode,
    keywords: _keywords,
    pictures,
    message,
    recording,
    decoys,
    arrival,
    lines = [],
    options = [],
    ...shown
  } = (step.puzzle ?? {}) as Record<string, unknown>;
  // The ids that writers give to pictures are never sent.
  const captions = ((pictures ?? []) as Record<string, unknown>[]).map(({ id: _id, ...picture }) => picture);
  const { code: _code, solution: _places, ...question } = (arrival ?? {}) as Record<string, unknown>;
  return [
    // The player's own data name the steps tried, closed ones too.
    {
      what: `${step.name}: description`,
      texts: [step.description],
      open: (standing) => reached(standing, step.beside?.from ?? step.name),
    },
    {
      what: `${step.name}: puzzle`,
      texts: [...stringsOf(shown), ...stringsOf(question), ...stringsOf(captions)],
      open: here,
    },
    {
      what: `${step.name}: what recognition reveals`,
      texts: [
        ...stringsOf(message),
        ...stringsOf((recording as { transcript?: string } | undefined)?.transcript),
      ],
      open: won,
    },
    ...dialoguePieces(step, lines as Lines),
    // The player's own data keep what was chosen, after its step has closed too.
    ...(options as { name?: string }[]).map(({ name, ...option }) => ({
      what: `${step.name}: option ${name}`,
      texts: stringsOf(option),
      open: (standing: SecretStanding): boolean =>
        here(standing) || (name !== undefined && standing.deeds?.chosen[step.name] === name),
    })),
    {
      what: `${step.name}: recap`,
      texts: step.recap ?? [],
      open: (standing) => isOpen(standing, step),
    },
    { what: `${step.name}: decoys`, texts: stringsOf(decoys), open: here },
    { what: `${step.name}: replies`, texts: step.replies.map(({ say }) => say), open: () => false },
    ...step.hints.map((hint, index) => ({
      what: `${step.name}: hint ${index + 1}`,
      texts: [hint],
      open: (standing: SecretStanding): boolean => at(standing, step.name) && standing.hintsAsked > index,
    })),
  ];
}

/** The texts of a page: those for all its readers, and each passage for some of them. */
function piecesOf(source: ScenarioSource, what: string, path: string, open: Piece['open']): Piece[] {
  return pageParts(source, path).map(({ texts, condition }) => ({
    what,
    texts,
    open: (standing) => open(standing) && meets(standing, condition),
  }));
}

/** What a player with these replies has read of a dialogue. */
function heard(lines: Lines, said: readonly string[]): readonly string[] {
  const [line, ...later] = lines;
  if (!line) return [];
  if (line.says !== undefined) return [line.says, ...heard(later, said)];
  if (line.asks) return [line.asks.placeholder];
  const [given, ...more] = said;
  const reply = line.replies?.find(({ label }) => label === given);
  const labels = line.replies?.map(({ label }) => label) ?? [];
  return reply ? [...labels, ...heard([...(reply.lines ?? []), ...later], more)] : labels;
}

const textsOf = (lines: Lines): readonly string[] =>
  lines.flatMap(({ says = [], asks, replies = [] }) => [
    ...[says].flat(),
    ...(asks ? [asks.placeholder] : []),
    ...replies.flatMap((reply) => [reply.label, ...textsOf(reply.lines ?? [])]),
  ]);

// The player's own data keep what was said, also after its step has closed.
const dialoguePieces = (step: Step, lines: Lines): readonly Piece[] =>
  textsOf(lines).map((text) => ({
    what: `${step.name}: what is said`,
    texts: [text],
    open: (standing) =>
      isInHand(standing, step.for) &&
      reached(standing, step.beside?.from ?? step.name) &&
      heard(lines, at(standing, step.name) ? (standing.said ?? []) : []).includes(text),
  }));

/** The texts of pages, each with the condition under which it may be read. */
function pagePieces(scenario: Scenario, source: ScenarioSource): Piece[] {
  const message = scenario.messages.flatMap(
    ({ slug, from, after, arrives, replacedBy, versions = [], ...entry }): Piece[] => {
      const replacement = scenario.messages.find((other) => other.slug === replacedBy);
      const hasArrived = ({ reachedBeforeWait = [] }: SecretStanding): boolean =>
        !arrives || reachedBeforeWait.includes(from ?? after ?? '');
      const there = (standing: SecretStanding): boolean =>
        (from ? reached(standing, from) : passed(standing, after ?? '')) && hasArrived(standing);
      const gone = (standing: SecretStanding): boolean =>
        replacement !== undefined && reached(standing, replacement.from ?? replacement.after ?? '');
      const open = (standing: SecretStanding): boolean =>
        isInHand(standing, entry.for) && there(standing) && !gone(standing) && meets(standing, entry.if);
      return [
        ...piecesOf(
          source,
          `message ${slug}`,
          `messages/${slug}.mdx`,
          (standing) => open(standing) && !versions.some((version) => isRead(standing, version)),
        ),
        ...versions.flatMap((version) =>
          piecesOf(
            source,
            `message ${version.page}`,
            `messages/${version.page}.mdx`,
            (standing) => open(standing) && isRead(standing, version),
          ),
        ),
      ];
    },
  );
  const documents = scenario.documents.flatMap(({ slug, from, versions = [], ...entry }): Piece[] => [
    ...piecesOf(
      source,
      `document ${slug}`,
      `documents/${slug}.mdx`,
      (standing) =>
        isInHand(standing, entry.for) &&
        (from === undefined || reached(standing, from)) &&
        meets(standing, entry.if),
    ),
    ...versions.flatMap((version) =>
      piecesOf(
        source,
        `document ${version.page}`,
        `documents/${version.page}.mdx`,
        (standing) => isInHand(standing, entry.for) && meets(standing, entry.if) && isRead(standing, version),
      ),
    ),
  ]);
  const pages = Object.values(scenario.steps).flatMap((step): Piece[] =>
    step.page
      ? piecesOf(source, `page ${step.page}`, `pages/${step.page}.mdx`, (standing) => isOpen(standing, step))
      : [],
  );
  return [...message, ...documents, ...pages];
}

type Version = NonNullable<Scenario['messages'][number]['versions']>[number];

const isRead = (standing: SecretStanding, version: Version): boolean =>
  reached(standing, version.from) && meets(standing, version.if);

/** The texts and patterns of the extra applications, readable once available. */
function tilePieces(scenario: Scenario): Piece[] {
  return scenario.tiles.flatMap(({ label, header, subheader, final, from, after, ...tile }): Piece[] => {
    const open: Piece['open'] = (standing) =>
      (from ? reached(standing, from) : passed(standing, after ?? '')) && meets(standing, tile.if);
    const patterns = Object.values(final?.patterns ?? {}).map((rows) => JSON.stringify(rows));
    return [
      // A telephone without the role shows the label of a tile that another one has.
      { what: `tile ${label}`, texts: [label], open },
      {
        what: `tile ${label}`,
        texts: [...stringsOf({ header, subheader }), ...stringsOf(final), ...patterns],
        open: (standing) => isInHand(standing, tile.for) && open(standing),
      },
    ];
  });
}

/**
 * Data files of a document, such as a map: readable with the initial documents, or with the version that
 * shows them.
 */
function mediaPieces(scenario: Scenario, source: ScenarioSource): Piece[] {
  const names = source.media.filter((name) => name.endsWith('.yaml'));
  const shows = (page: string, name: string): boolean =>
    scenario.pages[`documents/${page}`]?.media.includes(name) ?? false;
  return names.map((name) => ({
    what: `medium ${name}`,
    texts: stringsOf(readYaml(source, `media/${name}`)),
    open: (standing) =>
      scenario.documents.some(
        ({ slug, from, versions = [], for: role }) =>
          isInHand(standing, role) &&
          ((from === undefined && shows(slug, name)) ||
            versions.some((version) => shows(version.page, name) && isRead(standing, version))),
      ),
  }));
}

/** The titles of the papers reached: each telephone shows all of them, with who has what it has not. */
function titlesTold({ messages, documents }: Scenario, standing: SecretStanding): readonly string[] {
  const there = [
    ...messages.filter(({ from, after = '' }) => (from ? reached(standing, from) : passed(standing, after))),
    ...documents.filter(({ from }) => from === undefined || reached(standing, from)),
  ];
  return there.map(({ title }) => title);
}

export interface Secrets {
  /** The texts that must not be readable at a standing. */
  at(standing: SecretStanding): readonly Secret[];
  /** Whether this city contains the same text: then it does not spoil another city. */
  says(secret: Secret): boolean;
}

const isIn = (said: string, { text, word }: Secret): boolean =>
  word ? hasWord(said, text) : said.includes(text);

/** Computes a city's secrets from its files alone. */
export function secretsOf(scenario: Scenario, source: ScenarioSource): Secrets {
  const steps = Object.values(scenario.steps);
  const pieces = [
    ...steps.flatMap(stepPieces),
    ...tilePieces(scenario),
    ...pagePieces(scenario, source),
    ...mediaPieces(scenario, source),
  ];
  const everything = foldText(
    [...pieces.flatMap(({ texts }) => texts), ...steps.flatMap(({ examples }) => examples.accept)].join(' '),
  );
  return {
    at: (standing) => {
      const opened = pieces.filter((piece) => piece.open(standing)).flatMap(({ texts }) => texts);
      // What a party has answered stands in the notebook of each of its telephones.
      const answered = steps.filter(({ name }) => passed(standing, name));
      const given = answered.flatMap((step) => answersOf(step, standing).map(({ text }) => text));
      // The hours are everybody's, before the activation too.
      const told = [...titlesTold(scenario, standing), ...stringsOf(scenario.hours), ...given];
      const open = foldText([...opened, ...told].join(' '));
      const closed = pieces
        .filter((piece) => !piece.open(standing))
        .flatMap(({ what, texts }) =>
          texts.flatMap(sentences).map((text): Secret => ({ what, text, word: false })),
        );
      const answers = steps
        .filter(({ name }) => !passed(standing, name))
        .flatMap((step) => answersOf(step, standing));
      return [...closed, ...answers].filter((secret) => !isIn(open, secret));
    },
    says: (secret) => isIn(everything, secret),
  };
}

/**
 * The right answers of a step; a code that a button sends may be visible at its own step. A decision has
 * none: its words are searched for.
 */
function answersOf(step: Step, standing: SecretStanding): Secret[] {
  if (!step.puzzle || takesAnyAnswer(step.puzzle)) return [];
  const { arrival } = step.puzzle as { arrival?: { code: string } };
  const right = puzzleTypeOf(step.puzzle).tolerance?.(step.puzzle)?.right ?? foundAnswers(step.puzzle);
  const typed = [...right, ...step.examples.accept].filter((answer) => answer !== arrival?.code);
  const sent = arrival && !at(standing, step.name) ? [arrival.code] : [];
  const known = at(standing, step.name) && standing.recognised;
  const texts = new Set(
    [...typed, ...sent].map((answer) => foldText(answer).trim()).filter((answer) => answer.length >= 4),
  );
  return known ? [] : [...texts].map((text) => ({ what: `${step.name}: answer`, text, word: true }));
}

const words = new Map<string, RegExp>();

export function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern =
    words.get(word) ?? new RegExp(`(?<![\\p{L}\\d.,-])${escaped}(?![\\p{L}\\d.-]?\\d|\\p{L})`, 'u');
  words.set(word, pattern);
  return text.includes(word) && pattern.test(text);
}
