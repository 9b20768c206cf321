import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { TextTrial, WrittenPlace } from '../../../engine/graph/desk.ts';
import type { Compiler, ScenarioSource, SourceFile } from '../../../engine/index.ts';
import { type Memo, createMemo } from '../../../engine/scenario/parse/read-file.ts';
import { listCities } from '../../content/list-cities.ts';
import { readCityFolder } from '../../content/read-city-folder.ts';
import { studioBody } from '../described-call.ts';
import type { StudioAnswer } from '../studio-answer.ts';
import { type Node, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { nodeAt, readPageTree, segmentsOf } from '../../../engine/edit/page/page-tree.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../../engine/text/typeset.ts';
import { offeredExamples } from '../../../engine/edit/city/example-table.ts';
import { inReadingOrder } from '../../../engine/diagnostics/report.ts';
import { assemble } from '../../../engine/scenario/assemble.ts';
import { readScenarioDraft } from '../../../engine/scenario/draft.ts';
import { LOCK_FILE, translationOf } from '../../../engine/scenario/scenario.ts';
import { judge } from '../../../engine/story/judge.ts';
import { createStory } from '../../../engine/story/story.ts';
import { wordsIn } from './booklet.ts';
import { sayReading } from './say-reading.ts';
import { problemInText, withTexts } from '../edit/new-problems.ts';

/** Answers questions about the texts of cities. Writes nothing. */
export interface CityReader {
  /** Null for another file than a text of a city. */
  tryText(slug: string, tried: TriedText): TextTrial | null;
  /** Null for an unknown city. */
  findWords(slug: string, shown: readonly string[]): readonly WrittenPlace[] | null;
}

export function createReader(scenariosDir: string, compile: Compiler): CityReader {
  const trier = { compile, memo: createMemo() };
  const cityOf = (slug: string) =>
    listCities(scenariosDir).includes(slug) ? readCityFolder(join(scenariosDir, slug)) : null;
  return {
    tryText: (slug, tried) => {
      const city = cityOf(slug);
      if (!city?.files.some(({ path }) => path === tried.path)) return null;
      return tryText(trier, join(scenariosDir, slug), city, tried);
    },
    findWords: (slug, shown) => {
      const city = cityOf(slug);
      return city && findWords(slug, city.files, shown);
    },
  };
}

const INVALID: StudioAnswer = {
  status: 400,
  body: { error: 'INVALID_QUESTION', message: 'Cette demande ne se lit pas.' },
};
const UNKNOWN: StudioAnswer = {
  status: 404,
  body: { error: 'UNKNOWN', message: 'Ce fichier n’est pas l’un des textes d’une ville.' },
};

const found = (body: unknown): StudioAnswer => (body === null ? UNKNOWN : { status: 200, body });

const QUESTIONS: Readonly<Record<string, (reader: CityReader, body: unknown) => StudioAnswer>> = {
  try: (reader, body) => {
    const read = studioBody('/api/studio/try', body);
    if (!read) return INVALID;
    const [slug = '', ...path] = read.file.split('/');
    return found(
      reader.tryText(slug, { path: path.join('/'), text: read.text, answers: read.answers ?? [] }),
    );
  },
  find: (reader, body) => {
    const read = studioBody('/api/studio/find', body);
    return read ? found(reader.findWords(read.slug, read.shown)) : INVALID;
  },
};

/** `POST try` and `POST find`; null for other calls of the studio. */
export function answerReadingCall(
  reader: CityReader,
  path: string,
  { method }: Pick<IncomingMessage, 'method'>,
  body: unknown,
): StudioAnswer | null {
  const answer = method === 'POST' && Object.hasOwn(QUESTIONS, path) ? QUESTIONS[path] : undefined;
  return answer?.(reader, body) ?? null;
}

interface WrittenText {
  readonly path: ValuePath;
  readonly text: string;
}

/** As a screen shows it: set, and every run of spaces as one. */
const asShown = (text: string): string => typeset(text).replace(/\s+/gu, ' ').trim();

function textsInYaml(node: Node | null, path: ValuePath): readonly WrittenText[] {
  if (isScalar(node)) return typeof node.value === 'string' ? [{ path, text: node.value }] : [];
  if (isSeq(node)) return node.items.flatMap((item, index) => textsInYaml(item as Node, [...path, index]));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    isScalar(key) ? textsInYaml(value as Node | null, [...path, String(key.value)]) : [],
  );
}

/** The words of each paragraph, without the marks of Markdown, and the texts of properties. */
function textsInPage(text: string): readonly WrittenText[] {
  const tree = readPageTree(text);
  if (!tree) return [];
  return segmentsOf(tree).flatMap((segment) => {
    if (segment.kind === 'block') return [];
    if (segment.kind === 'property') return [segment];
    return [{ path: segment.path, text: wordsIn(nodeAt(tree, segment.path)) }];
  });
}

const textsIn = ({ path, text }: SourceFile): readonly WrittenText[] =>
  path.endsWith('.mdx')
    ? textsInPage(text)
    : textsInYaml(parseDocument(text, { logLevel: 'silent' }).contents, []);

/**
 * Every place of a city whose whole text is what a screen shows. `shown`: texts of the screen, the smallest
 * first: the first one that is written somewhere counts.
 */
function findWords(
  slug: string,
  files: readonly SourceFile[],
  shown: readonly string[],
): readonly WrittenPlace[] {
  // A lock repeats the French texts, and nobody writes it.
  const own = files.filter(({ path }) => translationOf(path).path !== LOCK_FILE);
  const written = own.flatMap((file) =>
    textsIn(file).map(({ path, text }) => ({ file: `${slug}/${file.path}`, path, words: asShown(text) })),
  );
  for (const text of shown.map(asShown)) {
    const found = text === '' ? [] : written.filter(({ words }) => words === text);
    if (found.length > 0) return found.map(({ file, path }) => ({ file, path }));
  }
  return [];
}

/** Keeps what was read of the files that stay the same. */
interface Trier {
  readonly compile: Compiler;
  readonly memo: Memo;
}

/** A text that is not written. `answers`: what its step should judge, beside its examples. */
interface TriedText extends SourceFile {
  readonly answers: readonly string[];
}

/** Judges the examples of a step, and further answers, as a player’s; offers others. */
function verdictsIn(
  source: ScenarioSource,
  path: string,
  memo: Memo,
  answers: readonly string[],
): Pick<TextTrial, 'verdicts' | 'readings' | 'offered'> {
  const draft = readScenarioDraft(source, memo.of(source));
  const step = draft.steps.find(({ file }) => file.path === path)?.value;
  if (!step?.puzzle) return { verdicts: [], readings: [], offered: [] };
  const story = createStory(assemble(draft));
  const asked = [...new Set([...Object.values(step.examples ?? {}).flat(), ...answers])];
  const assembled = story.scenario.steps[step.name];
  return {
    verdicts: asked.map((text) => [text, judge(story, step.name, text).verdict]),
    readings: asked.flatMap((text) => {
      const reading = sayReading(story, step.name, text);
      return reading.length > 0 ? [[text, reading] as const] : [];
    }),
    offered: assembled ? offeredExamples(story, assembled) : [],
  };
}

/** Reads a city with another text in one of its files. Nothing is written. */
function tryText(
  { compile, memo }: Trier,
  folder: string,
  source: ScenarioSource,
  { answers, ...changed }: TriedText,
): TextTrial {
  const after = withTexts(source, [changed]);
  const found = compile(after).diagnostics.filter(({ at }) => at.file === changed.path);
  return {
    problems: inReadingOrder(found).map((problem) =>
      problemInText(problem, changed.text, `${source.slug}/${changed.path}`, join(folder, changed.path)),
    ),
    ...verdictsIn(after, changed.path, memo, answers),
  };
}
