import type { Nodes } from 'mdast';
import { nodeAt, readPageTree, segmentsOf } from '../../../engine/edit/page/page-tree.ts';
import type { BookletFile, BookletPart, BookletText } from '../../../engine/graph/desk.ts';
import type { Scenario, ScenarioSource, SourceFile } from '../../../engine/index.ts';
import { answerOf } from '../../../engine/places/field-sheet.ts';
import { childrenOf } from '../../../engine/scenario/parse/passages.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { textsIn } from '../../../engine/scenario/schema-words.ts';
import { kindOf } from '../../../engine/scenario/schemas.ts';
import { dataOf, ownersOf } from '../left-to-write.ts';
import { fieldWords } from '../../../engine/scenario/field-titles.ts';

/** Of tags: what a player reads or hears. */
const PROPERTIES: Readonly<Record<string, string>> = {
  alt: 'Ce que l’image montre',
  caption: 'Légende',
  legend: 'Légende',
  transcript: 'Transcription',
};

/** The words of a part of a page, without the marks of Markdown. */
export const wordsIn = (node: Nodes): string =>
  node.type === 'break' ? '\n' : 'value' in node ? node.value : childrenOf(node).map(wordsIn).join('');

const isInside = (path: ValuePath, outer: ValuePath): boolean =>
  outer.length < path.length && outer.every((key, depth) => path[depth] === key);

/** The paragraphs of a page, in their order, without the signs that only a file has. */
function textsOfPage(text: string): readonly BookletText[] {
  const tree = readPageTree(text);
  if (!tree) return [];
  const segments = segmentsOf(tree);
  const blocks = segments.filter(({ kind }) => kind === 'text');
  return segments.flatMap(({ path, kind, text: value }): readonly BookletText[] => {
    const label = kind === 'property' ? PROPERTIES[String(path.at(-1))] : '';
    if (label === undefined || kind === 'block') return [];
    if (kind === 'text' && blocks.some((outer) => isInside(path, outer.path))) return [];
    const words = kind === 'property' ? value : wordsIn(nodeAt(tree, path)).replaceAll(/\s*\n\s*/gu, ' ');
    return words.trim() === '' ? [] : [{ label, path, text: words.trim() }];
  });
}

/** Names, addresses and hours have neither space nor sign; titles may be one word. */
const isRead = (text: string, key: unknown): boolean =>
  /\p{L}\S*\s|\p{L}[.!?…»]$/u.test(text.trim()) || key === 'title' || key === 'label';

/** The trial table is judged by the engine, and no player reads it. */
const UNREAD: ReadonlySet<string> = new Set([
  'examples',
  'timeZone',
  'hours',
  'opens',
  'arrives',
  'solution',
  'to',
]);

function textsOf({ path, text }: SourceFile, data: unknown): readonly BookletText[] {
  if (path.endsWith('.mdx')) return textsOfPage(text);
  const kind = kindOf(path);
  if (!kind) return [];
  return textsIn(data, UNREAD)
    .filter((found) => isRead(found.text, found.path.at(-1)))
    .map((found) => ({
      label: fieldWords(kind, found.path, data),
      path: found.path,
      text: found.text.trim(),
    }));
}

/** The order in which the files of a step are read: what comes with it, its own page, then what it asks. */
const ORDER = ['messages/', 'documents/', 'pages/', 'steps/'];
const rankOf = (path: string): number => ORDER.findIndex((folder) => path.startsWith(folder));

const OTHERS = ['letter.mdx', 'scenario.yaml', 'rapport.yaml', 'voices.yaml'];

/** The titles of messages and documents, by their file. */
function titlesOf(scenario: Pick<Scenario, 'messages' | 'documents'>): ReadonlyMap<string, string> {
  return new Map([
    ['letter.mdx', 'La lettre de papier'],
    ['scenario.yaml', 'La ville'],
    ['rapport.yaml', 'Le rapport'],
    ['voices.yaml', 'Les voix'],
    ...scenario.messages.map(({ slug, title }) => [`messages/${slug}.mdx`, `Message : ${title}`] as const),
    ...scenario.documents.map(({ slug, title }) => [`documents/${slug}.mdx`, `Document : ${title}`] as const),
  ]);
}

/** Every text of a city in the order of play, with the answers: the letter first, what is beside all steps last. */
export function bookletOf({ files }: ScenarioSource, scenario: Scenario): readonly BookletPart[] {
  const data = new Map(files.map(({ path, text }) => [path, path.endsWith('.yaml') ? dataOf(text) : null]));
  const ownerOf = ownersOf(data);
  const titles = titlesOf(scenario);
  const read = files.flatMap((file): readonly BookletFile[] => {
    const isShown = rankOf(file.path) >= 0 || OTHERS.includes(file.path);
    const texts = isShown ? textsOf(file, data.get(file.path)) : [];
    const title = titles.get(file.path) ?? (file.path.startsWith('steps/') ? 'Épreuve' : 'Page');
    return texts.length > 0 ? [{ file: file.path, title, source: file.text, texts }] : [];
  });
  const ofStep = (step: string | null): readonly BookletFile[] =>
    read
      .filter(({ file }) => file !== 'letter.mdx' && ownerOf(file).step === step)
      .sort((one, other) => rankOf(one.file) - rankOf(other.file));
  const steps = Object.values(scenario.steps).sort((one, other) => one.index - other.index);
  const letter = read.filter(({ file }) => file === 'letter.mdx');
  return [
    { step: null, index: null, answer: null, files: letter },
    ...steps.map((step) => ({
      step: step.name,
      index: step.index,
      answer: answerOf(step),
      files: ofStep(step.name),
    })),
    { step: null, index: null, answer: null, files: ofStep(null) },
  ].filter((part) => part.files.length > 0);
}
