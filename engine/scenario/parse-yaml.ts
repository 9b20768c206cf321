import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, visit, type YAMLError } from 'yaml';
import type { SourceRange } from '../diagnostics/diagnostic.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Report } from '../diagnostics/report.ts';
import type { SourceFile } from './scenario.ts';
import { type SourceText, sourceText } from './source-text.ts';

/** Keys and list positions from the root of a file to a value. */
export type ValuePath = readonly (string | number)[];

/** A YAML file read, with the place of everything in it. */
export interface YamlFile {
  readonly path: string;
  readonly source: SourceText;
  /** Undefined when the file cannot be read at all. */
  readonly value: unknown;
  /** Where the key is typed; for an item of a list, where the item begins. */
  keyAt(path: ValuePath): SourceRange;
  /** Where the value is typed; where its key is when it is empty or missing. */
  valueAt(path: ValuePath): SourceRange;
  /** Offsets of the value as it is typed, quotes included; null when there is none. */
  offsetsOf(path: ValuePath): readonly [number, number] | null;
}

interface YamlProblem {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly wayOut: string;
}

const QUOTES = 'Mettez le texte entre guillemets droits : "…".';

const COLON: YamlProblem = {
  code: 'yaml-colon',
  message: 'Un deux-points suivi d’une espace sépare un champ de sa valeur ; ici il y en a un de trop, ou un retrait de trop.',
  wayOut: `Si le deux-points fait partie du texte : ${QUOTES} Sinon, alignez ce champ sur les autres.`,
};

const INDENT: YamlProblem = {
  code: 'yaml-indent',
  message: 'Le retrait de cette ligne ne correspond à aucun champ commencé plus haut, ou un crochet n’est pas refermé.',
  wayOut: 'Alignez la ligne sur les champs du même niveau (deux espaces par niveau), et refermez chaque [ et chaque {.',
};

const BY_YAML_CODE: Readonly<Record<string, YamlProblem>> = {
  TAB_AS_INDENT: { code: 'yaml-tab', message: 'Le retrait est fait avec une tabulation.', wayOut: 'Remplacez la tabulation par des espaces, deux par niveau.' },
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: COLON,
  MULTILINE_IMPLICIT_KEY: COLON,
  BAD_SCALAR_START: { code: 'yaml-quote', message: 'Un texte ne peut pas commencer par ce signe.', wayOut: QUOTES },
  DUPLICATE_KEY: { code: 'duplicate-key', message: 'Ce champ est écrit deux fois au même endroit.', wayOut: 'Gardez-en un seul.' },
  MULTIPLE_DOCS: { code: 'yaml-documents', message: 'Une ligne « --- » commence un second texte dans le même fichier.', wayOut: 'Retirez la ligne « --- ».' },
};

const MISSING_QUOTE: YamlProblem = { code: 'yaml-quote', message: 'Un guillemet est ouvert et n’est pas refermé.', wayOut: 'Fermez-le à la fin du texte.' };

const MISSING_COLON: YamlProblem = {
  code: 'yaml-syntax',
  message: 'Cette ligne n’est ni un champ (nom, deux-points, valeur) ni la suite du texte précédent.',
  wayOut: 'Ajoutez le deux-points, ou donnez à la ligne le retrait du texte qu’elle continue.',
};

const OTHER: YamlProblem = {
  code: 'yaml-syntax',
  message: 'Cette ligne ne se lit pas comme du YAML.',
  wayOut: 'Regardez la fin de la ligne précédente : un guillemet fermé trop tôt, un tiret ou un deux-points oublié.',
};

const ALIAS: YamlProblem = {
  code: 'yaml-quote',
  message: 'Un astérisque au début d’une valeur ne se lit pas comme du texte.',
  wayOut: QUOTES,
};

function problemOf(error: YAMLError): YamlProblem {
  if (error.code !== 'MISSING_CHAR') return BY_YAML_CODE[error.code] ?? OTHER;
  return error.message.includes('quote') ? MISSING_QUOTE : MISSING_COLON;
}

/** The first thing that cannot be read makes the rest of the parser's complaints echoes; repeated keys are all told. */
function reportErrors(errors: readonly YAMLError[], source: SourceText, report: Report): void {
  const repeated = errors.filter((error) => error.code === 'DUPLICATE_KEY');
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY');
  for (const error of first ? [...repeated, first] : repeated) {
    const { code, message, wayOut } = problemOf(error);
    report(code, placeOf(error, source), message, wayOut);
  }
}

/** An unclosed quote is noticed at the end of the file: the place to look at is where it was opened. */
function placeOf(error: YAMLError, source: SourceText): SourceRange {
  const [start, end] = error.pos;
  if (problemOf(error) !== MISSING_QUOTE) return source.range(start, end);
  const sign = error.message.includes('"') ? '"' : "'";
  const opened = source.text.lastIndexOf(sign, start);
  return opened === -1 ? source.range(start, end) : source.range(opened, opened + 1);
}

function reportAliases(document: Document, source: SourceText, report: Report): boolean {
  let found = false;
  visit(document, {
    Alias(_key, node) {
      const [start, end] = node.range ?? [0, 1];
      report(ALIAS.code, source.range(start, end), ALIAS.message, ALIAS.wayOut);
      found = true;
    },
  });
  return found;
}

interface Spot {
  readonly key: Node | null;
  readonly value: Node | null;
}

const keyText = (key: unknown) => (isScalar(key) ? String(key.value) : '');

function child(node: Node | null, segment: string | number): Spot | null {
  if (isSeq(node)) {
    const item = node.items[Number(segment)] as Node | undefined;
    return item ? { key: item, value: item } : null;
  }
  if (!isMap(node)) return null;
  const pair = (node.items as Pair<Node, Node | null>[]).find((item) => keyText(item.key) === String(segment));
  return pair ? { key: pair.key, value: pair.value } : null;
}

/** The spot of a path, or of the nearest parent that was typed. */
function spotOf(root: Node | null, path: ValuePath): Spot {
  let spot: Spot = { key: null, value: root };
  for (const segment of path) {
    const next = child(spot.value, segment);
    if (!next) break;
    spot = next;
  }
  return spot;
}

/** A whole map or list is shown by its first word: underlining ten lines helps nobody. */
function firstWord(node: Node | null): Node | null {
  if (isMap(node)) return (node.items[0]?.key as Node | undefined) ?? node;
  return node;
}

const isEmpty = (node: Node | null) => !node?.range || node.range[0] === node.range[1];

function rangeOf(node: Node | null, source: SourceText): SourceRange {
  const [start, end] = node?.range ?? [0, 1];
  return source.range(start, end);
}

export function parseYaml(file: SourceFile, report: Report): YamlFile {
  const source = sourceText(file);
  const document = parseDocument(file.text, { prettyErrors: false, version: '1.2', logLevel: 'error' });
  reportErrors(document.errors, source, report);
  const unreadable = reportAliases(document, source, report) || document.errors.some((error) => error.code !== 'DUPLICATE_KEY');
  const root = document.contents;
  return {
    path: file.path,
    source,
    value: unreadable ? undefined : (document.toJS() as unknown),
    keyAt(path) {
      const { key, value } = spotOf(root, path);
      return rangeOf(firstWord(key ?? value), source);
    },
    valueAt(path) {
      const { key, value } = spotOf(root, path);
      return rangeOf(isEmpty(value) || isMap(value) || isSeq(value) ? firstWord(key ?? value) : value, source);
    },
    offsetsOf(path) {
      const { value } = spotOf(root, path);
      return value?.range && !isAlias(value) ? [value.range[0], value.range[1]] : null;
    },
  };
}
