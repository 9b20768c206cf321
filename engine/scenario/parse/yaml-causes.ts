import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from './source-text.ts';

export interface YamlProblem {
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

/** Mistakes that a line shows by itself, the most certain first. The first group is underlined. */
const SIGNS: readonly Sign[] = [
  {
    pattern: /:\s+(?:- +)?'[^']*\p{L}('+)(?=\p{L})/du,
    problem: {
      code: 'yaml-quote',
      message: 'L’apostrophe droite ferme le texte, commencé par un guillemet droit.',
      wayOut: "Écrivez l’apostrophe courbe, ’, ou doublez-la : ''.",
    },
  },
  {
    pattern: /^\s*(?:- +)?(?:say: +)?'[^']*\p{L}('+)(?=\p{L})/du,
    problem: {
      code: 'yaml-quote',
      message: 'L’apostrophe droite ferme le texte, commencé par un guillemet droit.',
      wayOut: "Écrivez l’apostrophe courbe, ’, ou doublez-la : ''.",
    },
  },
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
export function causeAt(source: SourceText, offset: number): Cause | null {
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
