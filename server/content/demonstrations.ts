import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { createReport } from '../../engine/diagnostics/report.ts';
import { sourceText } from '../../engine/scenario/parse/source-text.ts';

const FILE = 'scenario.yaml';
const FIELD = /^(demonstration:[ \t]*["']?)([A-Z0-9]{6})\b/mu;

interface Announced {
  readonly text: string;
  readonly code: string;
  /** Offset of the code in the text. */
  readonly start: number;
}

/**
 * The code that a city's file announces, even when the rest of the file cannot be parsed; null when there is
 * none.
 */
function announcedBy(folder: string): Announced | null {
  const path = join(folder, FILE);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const found = FIELD.exec(text);
  const [, before = '', code = ''] = found ?? [];
  return found && { text, code, start: found.index + before.length };
}

/** Reports a demonstration code that one of the other cities announces too. */
export function checkDemonstration(
  scenarios: string,
  city: string,
  others: readonly string[],
): readonly Diagnostic[] {
  const { report, diagnostics } = createReport();
  const own = announcedBy(join(scenarios, city));
  const twin =
    own && others.find((other) => other !== city && announcedBy(join(scenarios, other))?.code === own.code);
  if (own && twin !== undefined) {
    const at = sourceText({ path: FILE, text: own.text }).range(own.start, own.start + own.code.length);
    const message = `La ville « ${twin} » annonce déjà le code de démonstration ${own.code}.`;
    report(
      'demonstration-taken',
      at,
      message,
      'Choisissez six autres capitales ou chiffres : les premières lettres de la ville et un nombre.',
    );
  }
  return diagnostics;
}
