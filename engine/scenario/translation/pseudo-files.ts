import type { Nodes } from 'mdast';
import { stringify } from 'yaml';
import { isRecord } from '../../text/is-record.ts';
import { pseudo, pseudoWithBlanks } from '../../text/pseudo.ts';
import type { Translation } from '../../words/language.ts';
import type { Draft, Located } from '../draft.ts';
import { isTextAttribute, valueStart } from '../parse/check-component.ts';
import { parseMdx } from '../parse/parse-mdx.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import { childrenOf, isElement } from '../parse/passages.ts';
import { sourceText } from '../parse/source-text.ts';
import type { SourceFile } from '../scenario.ts';
import type { AnyFileOf, FileKind, Schema } from '../schemas.ts';
import { mergeTranslation } from './merge.ts';

const longest = ({ maxLength }: Schema): number => (typeof maxLength === 'number' ? maxLength : Infinity);

/** A copy of data in which the value at a path is another. */
function withValue(data: unknown, [segment, ...rest]: ValuePath, value: unknown): unknown {
  if (segment === undefined) return value;
  if (Array.isArray(data))
    return data.map((item: unknown, index): unknown =>
      index === segment ? withValue(item, rest, value) : item,
    );
  return isRecord(data) ? { ...data, [segment]: withValue(data[segment], rest, value) } : data;
}

/** A whole French file with its texts in the pseudo-language: names and answers as they are. */
export function pseudoData(kind: keyof AnyFileOf, french: unknown): unknown {
  const { units, value } = mergeTranslation(kind, french, undefined, 'texts');
  return units.reduce(
    (data, { path, french: text, field }) => withValue(data, path, pseudoWithBlanks(text, longest(field))),
    value,
  );
}

const pseudoYaml = <Kind extends FileKind>(kind: Kind, { file, value }: Located<Kind>): SourceFile => ({
  path: file.path,
  text: stringify(pseudoData(kind, value), { lineWidth: 0 }),
});

interface Piece {
  readonly start: number;
  readonly end: number;
}

/** Where the texts of a page stand: those between its tags, and those in their attributes. */
function textsIn(node: Nodes): readonly Piece[] {
  const own = node.type === 'text' && node.position ? [node.position] : [];
  const attributes = isElement(node) ? node.attributes : [];
  return [
    ...own.map(({ start, end }) => ({ start: start.offset ?? 0, end: end.offset ?? 0 })),
    ...attributes.flatMap((one) => {
      const end = one.position?.end.offset;
      return isElement(node) && isTextAttribute(node, one) && end !== undefined
        ? [{ start: valueStart(one), end: end - 1 }]
        : [];
    }),
    ...childrenOf(node).flatMap(textsIn),
  ];
}

export function pseudoPage({ path, text }: SourceFile): SourceFile {
  const root = parseMdx(sourceText({ path, text }), () => undefined);
  const pieces = root ? [...textsIn(root)].sort((one, other) => other.start - one.start) : [];
  return {
    path,
    text: pieces.reduce(
      (page, { start, end }) => page.slice(0, start) + pseudo(page.slice(start, end)) + page.slice(end),
      text,
    ),
  };
}

/** The files of a city in the pseudo-language, made from the marks of the schemas, as those of a translation. */
export function pseudoFiles(french: Draft, language: Translation): readonly SourceFile[] {
  const { scenario, steps, maps, report, source } = french;
  const files = [
    ...(scenario ? [pseudoYaml('scenario', scenario)] : []),
    ...steps.map((step) => pseudoYaml('step', step)),
    ...maps.map((map) => pseudoYaml('map', map)),
    ...(report ? [pseudoYaml('report', report)] : []),
    ...source.files.filter(({ path }) => path.endsWith('.mdx')).map(pseudoPage),
  ];
  return files.map(({ path, text }) => ({ path: `${language}/${path}`, text }));
}
