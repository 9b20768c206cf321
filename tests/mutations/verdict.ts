import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { fold } from '../../engine/answers/fold.ts';
import { harmlessBecause } from './harmless.ts';
import type { Mutant } from './mutant.ts';
import { broken, type Subject } from './subjects.ts';

export type Verdict =
  /** A problem was reported at the field or where it has consequences, with a valid message. */
  | { readonly kind: 'told'; readonly diagnostic: Diagnostic }
  | { readonly kind: 'harmless'; readonly reason: string }
  /** A problem was reported elsewhere, or without a valid message. */
  | { readonly kind: 'told badly'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'survives' };

/** Whether the mutant is reported as it must be. */
export function verdictOn(subject: Subject, mutant: Mutant): Verdict {
  const source = broken(subject, mutant);
  const texts = new Map(source.files.map(({ path, text }) => [path, text]));
  const said: Diagnostic[] = [];
  const reason = harmlessBecause(mutant);
  for (const check of subject.checks) {
    const diagnostics = check(source, mutant);
    const diagnostic = diagnostics.find(
      (candidate) => isPlacedRight(candidate, mutant, texts) && isInWords(candidate),
    );
    if (diagnostic) return { kind: 'told', diagnostic };
    said.push(...diagnostics);
    // Playing the city is slow and finds nothing for harmless mutants.
    if (said.length === 0 && reason !== null && check === subject.checks.at(-2)) break;
  }
  if (said.length > 0) return { kind: 'told badly', diagnostics: said };
  return reason === null ? { kind: 'survives' } : { kind: 'harmless', reason };
}

/** In the field, or at a place whose message mentions it. */
function isPlacedRight(
  { at, message, wayOut }: Diagnostic,
  mutant: Mutant,
  texts: ReadonlyMap<string, string>,
): boolean {
  const line = texts.get(at.file)?.split('\n')[at.line - 1] ?? '';
  const isThere = texts.has(at.file)
    ? at.column >= 1 && at.column <= line.length + 1
    : at.line === 1 && at.column === 1;
  if (!isThere) return false;
  if (
    at.file === mutant.file &&
    mutant.text !== null &&
    [mutant.span, mutant.group].some((span) => isWithin(mutant.text ?? '', at, span))
  )
    return true;
  const words = fold(
    [message, wayOut, at.file, line.slice(at.column - 1, at.column - 1 + at.length)].join(' '),
  );
  return mutant.names.some((name) => fold(name) !== '' && words.includes(fold(name)));
}

function isWithin(text: string, { line, column }: Diagnostic['at'], [start, end]: Mutant['span']): boolean {
  const offset = text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return offset >= start && offset <= end;
}

/** The start of a remedy: an action, or a suggested name. */
const TO_DO =
  /^(Vouliez-vous dire « .+ » \?|Il est écrit|Il faut|Si |\p{Lu}\p{Ll}+(?:ez|tes)(?:-\p{L}+)*[ .,’])/u;

/** A permanent code, a French sentence, and a remedy. */
function isInWords({ code, message, wayOut }: Diagnostic): boolean {
  const isSentence =
    /^[\p{Lu}«<]/u.test(message) &&
    /[.?!»]$/u.test(message) &&
    !/undefined|\[object|\bnull\b/u.test(message + wayOut);
  return /^[a-z]+(-[a-z]+)*$/u.test(code) && isSentence && TO_DO.test(wayOut);
}
