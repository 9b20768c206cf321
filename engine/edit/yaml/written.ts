import type { EditValue } from '../edit.ts';
import { indentedLines } from '../splice.ts';
import { blockScalar, flowScalar, keyLine, needsQuotes, type ScalarStyle } from './scalar-text.ts';
import { keyText, type YamlCollection, type YamlScalar, type YamlValue } from './tree.ts';

/** How new text is laid out, as the file does it. */
export interface Layout {
  /** Spaces by which a map in a map is indented. */
  readonly step: number;
  /** Spaces by which the dashes of a list in a map are indented. */
  readonly dash: number;
  /** Characters of a folded line, without its indentation. */
  readonly fold: number;
  /** Overrules the neighbours’ quotes, for a value that cannot be written as theirs. */
  readonly scalar?: ScalarStyle;
}

/** The values that a new one imitates, nearest first. */
export type Models = readonly YamlValue[];

/** Longer lists are written one item a line. */
const FLOW_WIDTH = 100;

const isScalar = (value: YamlValue): value is YamlScalar => value.kind === 'scalar';
const isText = (value: EditValue): value is string => typeof value === 'string';
const isList = (value: EditValue): value is readonly EditValue[] => Array.isArray(value);
const isData = (value: EditValue): value is { readonly [key: string]: EditValue } =>
  typeof value === 'object' && value !== null && !isList(value);

function styleOf(value: EditValue, models: Models, { scalar, fold }: Layout, isFlow: boolean): ScalarStyle {
  if (scalar) return scalar;
  if (!isText(value)) return 'PLAIN';
  const written = models.filter(isScalar).filter((model) => typeof model.value === 'string');
  if (value.includes('\n')) {
    const manyLines = written.find((model) => String(model.value).includes('\n') || model.header)?.style;
    return isFlow
      ? 'QUOTE_DOUBLE'
      : manyLines === 'BLOCK_FOLDED' || manyLines === 'QUOTE_DOUBLE'
        ? manyLines
        : 'BLOCK_LITERAL';
  }
  const chosen = written.find(
    ({ style, value: text }) => style?.startsWith('QUOTE') === true && !needsQuotes(String(text)),
  );
  const folded = !isFlow && written[0]?.style === 'BLOCK_FOLDED' && value.length > fold;
  return folded ? 'BLOCK_FOLDED' : (chosen?.style ?? 'PLAIN');
}

const itemModels = (models: Models): Models =>
  models.flatMap((model) => (model.kind === 'seq' ? model.items.map(({ value }) => value) : []));

const keyModels = (models: Models, key: string): Models =>
  models.flatMap((model) =>
    model.kind === 'map' ? model.items.filter((item) => keyText(item) === key).map(({ value }) => value) : [],
  );

/** On one line, as between { } or [ ]. */
export function flowText(value: EditValue, models: Models, layout: Layout): string {
  if (isList(value)) return `[${value.map((item) => flowText(item, itemModels(models), layout)).join(', ')}]`;
  if (!isData(value)) return flowScalar(value, styleOf(value, models, layout, true));
  const pairs = Object.entries(value).map(([key, inner]) =>
    flowPair(key, inner, keyModels(models, key), layout),
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

export const flowPair = (key: string, value: EditValue, models: Models, layout: Layout): string =>
  `${flowKey(key)}: ${flowText(value, models, layout)}`;

/** A key that is safe between { } too. */
export const flowKey = (key: string): string =>
  flowScalar(key, /^[\w-]+$/u.test(key) ? 'PLAIN' : 'QUOTE_SINGLE');

function isWrittenInFlow(value: EditValue, models: Models, layout: Layout): boolean {
  if (!isList(value) && !isData(value)) return false;
  const kind = isList(value) ? 'seq' : 'map';
  const model = models.find((one): one is YamlCollection => one.kind === kind && one.items.length > 0);
  const inner = isList(value) ? value : Object.values(value);
  if (inner.length === 0) return true;
  if (inner.some((one) => isText(one) && one.includes('\n'))) return false;
  if (model) return model.isFlow;
  return (
    kind === 'seq' &&
    inner.every((one) => typeof one !== 'object') &&
    flowText(value, models, layout).length <= FLOW_WIDTH
  );
}

/**
 * The text after « key: » or « - » on its line, then the lines below, indented from the column of the key or
 * dash.
 */
export function blockText(
  value: EditValue,
  models: Models,
  layout: Layout,
  below: 'key' | 'dash',
): readonly string[] {
  if (isWrittenInFlow(value, models, layout)) return [` ${flowText(value, models, layout)}`];
  if (isList(value) || isData(value)) {
    const lines = isList(value)
      ? listLines(value, itemModels(models), layout)
      : mapLines(value, models, layout);
    if (below === 'key') return ['', ...indentedLines(lines, isList(value) ? layout.dash : layout.step)];
    return [` ${lines[0] ?? ''}`, ...indentedLines(lines.slice(1), 2)];
  }
  const indent = below === 'key' ? layout.step : 2;
  return blockScalar(value, styleOf(value, models, layout, false), { indent, width: indent + layout.fold });
}

export const listLines = (items: readonly EditValue[], models: Models, layout: Layout): readonly string[] =>
  items.flatMap((item) => {
    const [first = '', ...rest] = blockText(item, models, layout, 'dash');
    return [`-${first}`, ...rest];
  });

const mapLines = (
  data: { readonly [key: string]: EditValue },
  models: Models,
  layout: Layout,
): readonly string[] =>
  Object.entries(data).flatMap(([key, value]) => pairLines(key, value, keyModels(models, key), layout));

export function pairLines(key: string, value: EditValue, models: Models, layout: Layout): readonly string[] {
  const [first = '', ...rest] = blockText(value, models, layout, 'key');
  return [`${keyLine(key, 'PLAIN')}:${first}`, ...rest];
}

const LAYOUT = { step: 2, dash: 2, fold: 90 } as const;

type Fields = Readonly<Record<string, unknown>>;

/** A new YAML file: one field or item after the other. `header`: comment lines with their line ending. */
export function newYaml(header: string, data: Fields | readonly EditValue[]): string {
  const lines = Array.isArray(data)
    ? listLines(data as readonly EditValue[], [], LAYOUT)
    : Object.entries(data).flatMap(([key, value]) =>
        value === undefined ? [] : pairLines(key, value as EditValue, [], LAYOUT),
      );
  return `${header}${lines.join('\n')}\n`;
}
