import { createReport } from '../../diagnostics/report.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../text/group-by.ts';
import { startOf } from '../parse/source-text.ts';
import { shortened } from '../schema-words.ts';
import type { TranslatedUnit } from './lock.ts';

const SYNC = 'Lancez « npm run lang -- sync », qui note le français d’aujourd’hui.';
const DONE = 'Reprenez la traduction s’il le faut, puis lancez « npm run lang -- done ».';

/**
 * The figures of a text: when they change, its translation says something false. One language alone may write the
 * zeros of a full hour.
 */
export const figuresIn = (text: string): string =>
  (text.match(/\d+/gu) ?? [])
    .filter((figures) => !/^0+$/u.test(figures))
    .sort()
    .join(' ');

function staleness({ french, before = '', at }: TranslatedUnit): Diagnostic {
  const isFalse = figuresIn(french) !== figuresIn(before);
  return {
    code: 'translation-stale',
    severity: isFalse ? 'error' : 'warning',
    at,
    message: `Le français a changé : « ${shortened(changeIn(before, french))} » est devenu « ${shortened(changeIn(french, before))} ».`,
    wayOut: DONE,
  };
}

/** The words of a text around its first difference from another. */
function changeIn(text: string, other: string): string {
  const words = text.split(/\s+/u);
  const others = other.split(/\s+/u);
  const from = words.findIndex((word, index) => word !== others[index]);
  return words.slice(Math.max(0, from - 1)).join(' ');
}

/**
 * Reports texts without a translation, and translations of another French text. A language that is being
 * written has one line a file.
 */
export function reportUnits(units: readonly TranslatedUnit[], isOffered: boolean): readonly Diagnostic[] {
  const { report, diagnostics } = createReport();
  for (const [file, inFile] of groupBy(units, (unit) => unit.file)) {
    const [missing, unlocked] = (['missing', 'unlocked'] as const).map((state) =>
      inFile.filter((unit) => unit.state === state),
    );
    const count = missing?.length ?? 0;
    const at = startOf(inFile[0]?.at.file ?? file);
    if (count === inFile.length || (count > 0 && !isOffered)) {
      const message = `Il manque la traduction de ${count} texte(s) sur ${inFile.length} de ${file}.`;
      report('translation-missing', at, message, 'Traduisez-les dans ce fichier.');
    } else {
      for (const { name, french } of missing ?? []) {
        const message = `Il manque la traduction de « ${shortened(french)} » (${name}).`;
        report('translation-missing', at, message, 'Traduisez ce texte dans ce fichier.');
      }
    }
    if (unlocked && unlocked.length > 0) {
      const message = `Rien ne dit de quel français ${unlocked.length} texte(s) de ce fichier ont été traduits.`;
      report('translation-stale', at, message, SYNC);
    }
    diagnostics.push(...inFile.filter(({ state }) => state === 'stale').map(staleness));
  }
  return diagnostics;
}
