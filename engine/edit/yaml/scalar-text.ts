import { Document, Scalar } from 'yaml';
import type { YamlScalar } from './tree.ts';

export type ScalarStyle = Exclude<YamlScalar['style'], null>;

/** One line each, except block scalars: only those and the layout of the file decide where lines break. */
const OPTIONS = {
  singleQuote: true,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  flowCollectionPadding: false,
} as const;

function documentOf(value: unknown, style: ScalarStyle, wrap: (scalar: Scalar) => unknown): Document {
  const scalar = new Scalar(value);
  scalar.type = style;
  return new Document(wrap(scalar));
}

/** The text between { } or [ ]. */
export function flowScalar(value: unknown, style: ScalarStyle): string {
  const document = documentOf(
    value,
    withoutNeedlessEscapes(value, style.startsWith('BLOCK') ? 'QUOTE_DOUBLE' : style),
    (scalar) => [scalar],
  );
  (document.contents as unknown as { flow: boolean }).flow = true;
  return document
    .toString({ ...OPTIONS, lineWidth: 0 })
    .slice('[ '.length - 1, -']\n'.length)
    .trim();
}

/**
 * The text after « key: » or « - », and the lines below it, indented by `indent` from the key. `width`: of
 * folded lines.
 */
export function blockScalar(
  value: unknown,
  style: ScalarStyle,
  { indent, width }: { indent: number; width: number },
): readonly string[] {
  const document = documentOf(value, withoutNeedlessEscapes(value, style), (scalar) => ({ k: scalar }));
  const text = document.toString({
    ...OPTIONS,
    indent,
    lineWidth: style === 'BLOCK_FOLDED' ? width : 0,
    minContentWidth: 0,
  });
  return text.slice('k:'.length).replace(/\n$/u, '').split('\n');
}

/** Text with apostrophes reads better between double quotes. */
const withoutNeedlessEscapes = (value: unknown, style: ScalarStyle): ScalarStyle =>
  style === 'QUOTE_SINGLE' && typeof value === 'string' && value.includes("'") && !/["\\]/u.test(value)
    ? 'QUOTE_DOUBLE'
    : style;

export function keyLine(key: string, style: ScalarStyle): string {
  const scalar = new Scalar(key);
  scalar.type = style.startsWith('BLOCK') ? 'QUOTE_DOUBLE' : style;
  const document = new Document(new Map([[scalar, 1]]));
  return document.toString({ ...OPTIONS, lineWidth: 0 }).replace(/: 1\n$/u, '');
}

/** Whether a text can be written without quotes. */
export const needsQuotes = (value: string): boolean => flowScalar(value, 'PLAIN') !== value;
