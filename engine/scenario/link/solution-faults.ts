import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { Puzzle } from '../../types/puzzle.generated.ts';
import type { ValuePath } from '../parse-yaml.ts';

/** What is wrong with a solution; the path starts at the puzzle. */
export interface Fault {
  readonly code: DiagnosticCode;
  readonly path: ValuePath;
  readonly message: string;
  readonly wayOut: string;
}

type PuzzleOf<Type extends Puzzle['type']> = Extract<Puzzle, { type: Type }>;
type Pictures = PuzzleOf<'picture-order'> | PuzzleOf<'picture-toggles'>;

function tunerFaults({ digits, solution }: PuzzleOf<'tuner'>): Fault[] {
  if (solution.length === digits) return [];
  const message = `La fréquence « ${solution} » a ${solution.length} chiffres, le cadran en a ${digits}.`;
  return [{ code: 'solution-length', path: ['solution'], message, wayOut: 'Écrivez tous les chiffres, zéros de tête compris.' }];
}

function numberFaults({ fields, solution }: PuzzleOf<'number-fields'>): Fault[] {
  if (solution.length !== fields.length) {
    const message = `La solution a ${solution.length} nombres pour ${fields.length} champs.`;
    return [{ code: 'solution-length', path: ['solution'], message, wayOut: 'Écrivez un nombre pour chaque champ, dans leur ordre.' }];
  }
  return solution.flatMap((number, index) => {
    const { label = '', digits = Infinity } = fields[index] ?? {};
    const message = `Le champ « ${label} » ne prend que ${digits} chiffres, « ${number} » en a ${number.length}.`;
    const wayOut = 'Corrigez le nombre, ou le champ digits.';
    return number.length > digits ? [{ code: 'solution-length' as const, path: ['solution', index], message, wayOut }] : [];
  });
}

/** Names that are none of the pictures', or that come twice. */
function nameFaults({ pictures, solution }: Pictures): Fault[] {
  const ids = pictures.map(({ id }) => id);
  return solution.flatMap((id, index): Fault[] => {
    const path = ['solution', index];
    if (!ids.includes(id)) {
      const wayOut = didYouMean(id, ids, 'Employez le champ id d’une image.');
      return [{ code: 'unknown-picture', path, message: `Aucune image de l’épreuve ne s’appelle « ${id} ».`, wayOut }];
    }
    const message = `L’image « ${id} » est déjà dans la solution.`;
    return solution.indexOf(id) < index ? [{ code: 'solution-repeats', path, message, wayOut: 'Ne la nommez qu’une fois.' }] : [];
  });
}

function orderFaults(puzzle: PuzzleOf<'picture-order'>): Fault[] {
  const faults = nameFaults(puzzle);
  const { pictures, solution } = puzzle;
  if (faults.length > 0 || solution.length === pictures.length) return faults;
  const message = `La solution range ${solution.length} images sur ${pictures.length}.`;
  return [{ code: 'solution-length', path: ['solution'], message, wayOut: 'Nommez toutes les images, dans l’ordre juste.' }];
}

const checks: { readonly [Type in Puzzle['type']]?: (puzzle: PuzzleOf<Type>) => Fault[] } = {
  tuner: tunerFaults,
  'number-fields': numberFaults,
  'picture-order': orderFaults,
  'picture-toggles': nameFaults,
};

/** A solution that does not fit its own instrument, part by part: said more plainly than « it cannot be sent ». */
export function solutionFaults(puzzle: Puzzle): readonly Fault[] {
  const check = checks[puzzle.type] as ((puzzle: Puzzle) => Fault[]) | undefined;
  return check?.(puzzle) ?? [];
}
