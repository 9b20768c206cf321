import { type Document, isAlias, isCollection, type Node, visit, type YAMLError } from 'yaml';
import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { LIMITS } from '../limits.ts';
import type { SourceText } from './source-text.ts';

const QUOTES = "Mettez le texte entre guillemets droits : '…'.";

const COLON: YamlProblem = {
  code: 'yaml-colon',
  message:
    'Un deux-points suivi d’une espace sépare un champ de sa valeur ; ici il y en a un de trop, ou un retrait de trop.',
  wayOut:
    "Si le deux-points fait partie du texte, mettez le texte entre guillemets droits : '…'. Sinon, alignez ce champ sur les autres.",
};

const INDENT: YamlProblem = {
  code: 'yaml-indent',
  message:
    'Le retrait de cette ligne ne correspond à aucun champ commencé plus haut, ou un crochet n’est pas refermé.',
  wayOut:
    'Alignez la ligne sur les champs du même niveau (deux espaces par niveau), et refermez chaque [ et chaque {.',
};

const BY_YAML_CODE: Readonly<Record<string, YamlProblem>> = {
  TAB_AS_INDENT: {
    code: 'yaml-tab',
    message: 'Le retrait est fait avec une tabulation.',
    wayOut: 'Remplacez la tabulation par des espaces, deux par niveau.',
  },
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: COLON,
  MULTILINE_IMPLICIT_KEY: COLON,
  BAD_SCALAR_START: {
    code: 'yaml-quote',
    message: 'Un texte ne peut pas commencer par ce signe.',
    wayOut: QUOTES,
  },
  DUPLICATE_KEY: {
    code: 'duplicate-key',
    message: 'Ce champ est écrit deux fois au même endroit.',
    wayOut: 'Gardez-en un seul.',
  },
  MULTIPLE_DOCS: {
    code: 'yaml-documents',
    message: 'Une ligne « --- » commence un second texte dans le même fichier.',
    wayOut: 'Retirez la ligne « --- ».',
  },
};

const MISSING_QUOTE: YamlProblem = {
  code: 'yaml-quote',
  message: 'Un guillemet est ouvert et n’est pas refermé.',
  wayOut: 'Fermez-le à la fin du texte.',
};

const MISSING_COLON: YamlProblem = {
  code: 'yaml-syntax',
  message: 'Cette ligne n’est ni un champ (nom, deux-points, valeur) ni la suite du texte précédent.',
  wayOut: 'Ajoutez le deux-points, ou donnez à la ligne le retrait du texte qu’elle continue.',
};

const OTHER: YamlProblem = {
  code: 'yaml-syntax',
  message: 'Cette ligne ne se lit pas comme du YAML.',
  wayOut:
    'Regardez la fin de la ligne précédente : un guillemet fermé trop tôt, un tiret ou un deux-points oublié.',
};

/** A sign at the beginning of a value that YAML interprets: alias, anchor, tag. */
const reserved = (sign: string): YamlProblem => ({
  code: 'yaml-quote',
  message: `Un ${sign} au début d’une valeur ne se lit pas comme du texte.`,
  wayOut: QUOTES,
});

const TOO_DEEP: YamlProblem = {
  code: 'too-deep',
  message: `Plus de ${LIMITS.depth} groupes ou listes sont mis les uns dans les autres.`,
  wayOut: 'Reprenez ce passage depuis un fichier qui marche : aucun champ n’est aussi profond.',
};

function problemOf(error: YAMLError): YamlProblem {
  if (error.code !== 'MISSING_CHAR') return BY_YAML_CODE[error.code] ?? OTHER;
  return error.message.includes('quote') ? MISSING_QUOTE : MISSING_COLON;
}

/** Reports all repeated keys, and only the first of the other errors: later ones often follow from it. */
function reportErrors(errors: readonly YAMLError[], source: SourceText, report: ReportDiagnostic): void {
  const repeated = errors.filter((error) => error.code === 'DUPLICATE_KEY');
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY');
  for (const error of first ? [...repeated, first] : repeated) {
    const problem = problemOf(error);
    // These come from a text that the parser read in another way than it was meant.
    const cause =
      problem === COLON || problem === OTHER || problem === MISSING_COLON
        ? causeAt(source, error.pos[0])
        : null;
    const { code, message, wayOut, at } = cause ?? { ...problem, at: placeOf(error, source) };
    report(code, at, message, wayOut);
  }
}

/** The parser finds an unclosed quote at the end of the file: reports where it was opened. */
function placeOf(error: YAMLError, source: SourceText): SourceRange {
  const [start, end] = error.pos;
  if (problemOf(error) !== MISSING_QUOTE) return source.range(start, end);
  const sign = error.message.includes('"') ? '"' : "'";
  const opened = source.text.lastIndexOf(sign, start);
  return opened === -1 ? source.range(start, end) : source.range(opened, opened + 1);
}

/** The sign of an alias, an anchor or a tag; null for other nodes. */
function reservedSign(node: Node): { readonly sign: string; readonly mark: string } | null {
  if (isAlias(node)) return { sign: 'astérisque', mark: '*' };
  if ('anchor' in node && node.anchor !== undefined) return { sign: '&', mark: '&' };
  return node.tag === undefined || isCollection(node) ? null : { sign: 'point d’exclamation', mark: '!' };
}

/** Aliases, anchors and tags are refused: aliases can expand to huge values, and most are typing errors. */
function reportReservedSigns(document: Document, source: SourceText, report: ReportDiagnostic): boolean {
  let found = false;
  visit(document, {
    Node(_key, node, parents) {
      const sign = reservedSign(node);
      const deep = parents.length > 2 * LIMITS.depth;
      if (!sign && !deep) return undefined;
      found = true;
      const start = node.range?.[0] ?? 0;
      const at = sign && sign.mark !== '*' ? Math.max(0, source.text.lastIndexOf(sign.mark, start)) : start;
      const { code, message, wayOut } = sign ? reserved(sign.sign) : TOO_DEEP;
      report(code, source.range(at, Math.max(at + 1, node.range?.[1] ?? 0)), message, wayOut);
      return deep ? visit.BREAK : undefined;
    },
  });
  return found;
}

/** False when the file has no usable value. */
export function reportYamlProblems(
  document: Document,
  source: SourceText,
  report: ReportDiagnostic,
): boolean {
  reportErrors(document.errors, source, report);
  const isReserved = reportReservedSigns(document, source, report);
  return !isReserved && document.errors.every((error) => error.code === 'DUPLICATE_KEY');
}

interface YamlProblem {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly wayOut: string;
}

interface Cause extends YamlProblem {
  readonly at: SourceRange;
}

interface Line {
  readonly text: string;
  /** Offset of its first character. */
  readonly start: number;
}

interface Sign {
  readonly pattern: RegExp;
  readonly problem: YamlProblem;
}

const APOSTROPHE: YamlProblem = {
  code: 'yaml-quote',
  message: 'L’apostrophe droite ferme le texte, commencé par un guillemet droit.',
  wayOut: "Écrivez l’apostrophe courbe, ’, ou doublez-la : ''.",
};

/** Mistakes that a line shows by itself, the most certain first. The first group is underlined. */
const SIGNS: readonly Sign[] = [
  { pattern: /:\s+(?:- +)?'[^']*\p{L}('+)(?=\p{L})/du, problem: APOSTROPHE },
  { pattern: /^\s*(?:- +)?(?:say: +)?'[^']*\p{L}('+)(?=\p{L})/du, problem: APOSTROPHE },
  {
    pattern: /^\s*(?:- +)?(?:[\w-]+: +)?([‘“„])/du,
    problem: {
      code: 'yaml-quote',
      message: 'Ces guillemets sont courbes : pour YAML, ils font partie du texte.',
      wayOut: "Remplacez-les par des guillemets droits, au début et à la fin : '…'.",
    },
  },
  {
    pattern: /^\s*(?:- +)?[a-zA-Z][\w-]*(:)(?=[^\s:/])/du,
    problem: {
      code: 'yaml-colon',
      message: 'Il manque une espace après le deux-points.',
      wayOut: 'Écrivez une espace entre le deux-points et la valeur.',
    },
  },
];

const DEEPER: YamlProblem = {
  code: 'yaml-indent',
  message: 'Cette ligne est plus en retrait que le champ qui la précède, et ce champ a déjà une valeur.',
  wayOut: 'Alignez-la sur les champs du même niveau : deux espaces par niveau.',
};

function lineAt(source: SourceText, offset: number): Line {
  const start = source.text.lastIndexOf('\n', offset - 1) + 1;
  const end = source.text.indexOf('\n', start);
  return { text: source.text.slice(start, end === -1 ? undefined : end).replace(/\r$/u, ''), start };
}

function lineAfter(source: SourceText, { start, text }: Line): Line | null {
  const next = source.text.indexOf('\n', start + text.length) + 1;
  return next === 0 || next >= source.text.length ? null : lineAt(source, next);
}

const indentOf = ({ text }: Line): number => text.search(/\S|$/u);

/** A field under a field that has its value already, further to the right. */
function deeperLine(source: SourceText, line: Line): Line | null {
  const next = lineAfter(source, line);
  const isField = (text: string, value: string) =>
    new RegExp(`^\\s*(?:- +)?[a-zA-Z][\\w-]*:${value}`, 'u').test(text);
  if (!next || !isField(line.text, '\\s+\\S') || !isField(next.text, '(?:\\s|$)')) return null;
  const column = indentOf(line) + (/^\s*(- +)/u.exec(line.text)?.[1]?.length ?? 0);
  return indentOf(next) > column ? next : null;
}

/** The mistake that a writer made where the parser stopped; null when the line does not show it. */
function causeAt(source: SourceText, offset: number): Cause | null {
  const line = lineAt(source, offset);
  for (const { pattern, problem } of SIGNS) {
    const [start, end] = pattern.exec(line.text)?.indices?.[1] ?? [];
    if (start !== undefined && end !== undefined)
      return { ...problem, at: source.range(line.start + start, line.start + end) };
  }
  const deeper = deeperLine(source, line);
  if (!deeper) return null;
  const from = deeper.start + indentOf(deeper);
  return { ...DEEPER, at: source.range(from, deeper.start + deeper.text.length) };
}
