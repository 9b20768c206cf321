import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { YamlFile } from '../parse/parse-yaml.ts';
import { sourceText, startOf } from '../parse/source-text.ts';
import type { SourceFile } from '../scenario.ts';
import { once } from '../../text/memoise.ts';
import { asRead, blocksOf, type Lock, placedBlocks, type TranslatedUnit } from './lock.ts';
import type { Merged } from './merge.ts';

/** The texts of a YAML file. `own`: its translation; null when there is none. */
export function unitsOfYaml(path: string, { units }: Merged, own: YamlFile | null, at: string, lock: Lock) {
  return units.map(({ name, french, translation, ...place }): TranslatedUnit => {
    const unit = {
      file: path,
      name,
      french,
      place: { path: place.path, field: place.field },
      ...(typeof translation?.text === 'string' && { text: translation.text }),
    };
    if (!own || !translation) return { ...unit, state: 'missing', at: startOf(at) };
    const range = own.valueAt(translation.path);
    const before = lock.get(path)?.get(name);
    if (before === undefined) return { ...unit, state: 'unlocked', at: range };
    return before === french || asRead(before) === asRead(french)
      ? { ...unit, state: 'done', at: range }
      : { ...unit, state: 'stale', before, at: range };
  });
}

/** Whether a text is one of these, or reads as one of them. */
function readsAs(texts: readonly string[]): (text: string) => boolean {
  const written = new Set(texts);
  const read = once(() => new Set(texts.map(asRead)));
  return (text) => written.has(text) || read().has(asRead(text));
}

/** The paragraphs of a page. A paragraph that changed, came or went makes its translation stale. */
export function unitsOfPage(french: SourceFile, own: SourceFile | null, at: string, lock: Lock) {
  const { path: file } = french;
  const blocks = blocksOf(french.text);
  const locked = [...(lock.get(file)?.values() ?? [])];
  const isKnown = readsAs(locked);
  const isCurrent = readsAs(blocks);
  const gone = locked.filter((text) => !isCurrent(text));
  const place = own ? placesOf(own, blocks.length) : () => startOf(at);
  const units = blocks.map((block, index): TranslatedUnit => {
    const unit = { file, name: String(index), french: block, at: place(index) };
    if (!own) return { ...unit, state: 'missing' };
    if (locked.length === 0) return { ...unit, state: 'unlocked' };
    return isKnown(block)
      ? { ...unit, state: 'done' }
      : { ...unit, state: 'stale', before: gone.shift() ?? '' };
  });
  return [
    ...units,
    ...(own ? gone : []).map((before): TranslatedUnit => {
      return { file, name: '0', state: 'stale', french: '', before, at: place(0) };
    }),
  ];
}

/** Where the paragraphs of a page begin, if it has as many as the French one; else where the page begins. */
function placesOf(own: SourceFile, count: number): (index: number) => SourceRange {
  const blocks = placedBlocks(own.text);
  const source = sourceText(own);
  return (index) => {
    const { start, text } = blocks[index] ?? { start: 0, text: ' ' };
    const from = blocks.length === count ? start : 0;
    return source.range(from, from + text.length);
  };
}
