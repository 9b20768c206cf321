import type { ScenarioSource } from '../../scenario/scenario.ts';
import {
  blocksOf,
  type PlacedBlock,
  placedBlocks,
  type TranslatedUnit,
} from '../../scenario/translation/lock.ts';
import type { ReadTranslation } from '../../scenario/translation/read-translation.ts';
import { groupBy } from '../../text/group-by.ts';

/** A text of a city as a translator receives it: a field, a paragraph of a page, or a whole page. */
export interface TranslatorText extends Omit<TranslatedUnit, 'at' | 'text'> {
  /** Of a page, the number of the paragraph, or nothing when it is translated as a whole. */
  readonly name: string;
  /** Empty when there is none. */
  readonly text: string;
  /** Of a page that is there: what the text replaces in it. */
  readonly block?: PlacedBlock;
}

/** The tags of a paragraph, and its mark: two paragraphs of one form may translate each other. */
const formOf = (block: string): string =>
  [
    /^(?:#{1,6}|[-*+>]|\d+\.)(?= )/u.exec(block)?.[0] ?? '',
    ...[...block.matchAll(/<\/?[A-Za-z]\w*/gu)].map(([tag]) => tag),
  ].join(' ');

/** The paragraphs of a translated page, when it has the French ones in their order; null when it has not. */
function pairedBlocks(french: readonly string[], page: string): readonly PlacedBlock[] | null {
  const own = placedBlocks(page);
  const isPaired =
    own.length === french.length &&
    own.every(({ text }, index) => formOf(text) === formOf(french[index] ?? ''));
  return isPaired ? own : null;
}

function wholePage(file: string, french: string, page: string | null, units: readonly TranslatedUnit[]) {
  const [text, inside] = [french.trim(), page?.trim() ?? ''];
  const state = (['stale', 'unlocked'] as const).find((one) => units.some((unit) => unit.state === one));
  const before = units
    .map((unit) => unit.before ?? unit.french)
    .filter((block) => block !== '')
    .join('\n\n');
  return {
    file,
    name: '',
    french: text,
    text: inside,
    state: page === null ? 'missing' : (state ?? 'done'),
    ...(state === 'stale' && { before }),
    ...(page !== null && { block: { text: inside, start: page.indexOf(inside) } }),
  } satisfies TranslatorText;
}

function textsOfPage(file: string, french: string, page: string | null, units: readonly TranslatedUnit[]) {
  const blocks = blocksOf(french);
  const paired = page === null ? null : pairedBlocks(blocks, page);
  if (!paired) return [wholePage(file, french, page, units)];
  return blocks.map((text, index): TranslatorText => {
    const unit = units.find(({ name, french: its }) => name === String(index) && its !== '');
    const block = paired[index] as PlacedBlock;
    return {
      file,
      name: String(index),
      french: text,
      text: block.text,
      state: unit?.state ?? 'done',
      ...(unit?.before !== undefined && { before: unit.before }),
      block,
    };
  });
}

/** All texts of a city, in the order of its files. */
export function translatorTexts(
  { files }: ScenarioSource,
  { language, units }: ReadTranslation,
): readonly TranslatorText[] {
  const textOf = (path: string): string | null => files.find((file) => file.path === path)?.text ?? null;
  return [...groupBy(units, ({ file }) => file)].flatMap(([file, own]) =>
    file.endsWith('.mdx')
      ? textsOfPage(file, textOf(file) ?? '', textOf(`${language}/${file}`), own)
      : own.map(({ at: _at, text = '', ...unit }) => ({ ...unit, text })),
  );
}
