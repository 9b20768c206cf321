import { judge } from '../../story/judge.ts';
import type { StepFile } from '../../types/step.generated.ts';
import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';

const arrivalOf = ({ puzzle }: StepFile) => (puzzle && 'arrival' in puzzle ? puzzle.arrival : undefined);

/** What a button sends is right at its own step alone. Of two steps with one code, the later one is told. */
function checkArrival({ draft, story, report }: LinkContext, { file, value }: Located<'step'>): void {
  const code = arrivalOf(value)?.code;
  if (code === undefined) return;
  const accepting = draft.steps.filter(
    (other) => other.value.name !== value.name && judge(story, other.value.name, code).verdict === 'right',
  );
  const twin = accepting.find((other) => arrivalOf(other.value)?.code !== code || other.value.index < value.index);
  if (!twin) return;
  const message = `Le code d’arrivée « ${code} » est aussi une bonne réponse de l’étape ${twin.value.name}.`;
  report('code-used-twice', file.valueAt(['puzzle', 'arrival', 'code']), message, 'Tirez-en un autre au hasard.');
}

/** Each station of a receiver has a frequency of its own, within the scale. */
function checkStations({ report }: LinkContext, { file, value }: Located<'step'>): void {
  const { puzzle } = value;
  if (!puzzle || !('recording' in puzzle)) return;
  const most = 10 ** puzzle.digits - 1;
  if (puzzle.start > most)
    report(
      'out-of-range',
      file.valueAt(['puzzle', 'start']),
      `Le départ dépasse l’échelle, qui va de 0 à ${most}.`,
      `Écrivez un nombre de 0 à ${most}.`,
    );
  puzzle.steps?.forEach((step, index) => {
    if (step > most)
      report(
        'out-of-range',
        file.valueAt(['puzzle', 'steps', index]),
        `Ce pas dépasse l’échelle, qui va de 0 à ${most}.`,
        'Écrivez un pas plus petit.',
      );
  });
  const taken = new Set([Number(puzzle.solution)]);
  puzzle.decoys?.forEach(({ at }, index) => {
    const place = file.valueAt(['puzzle', 'decoys', index, 'at']);
    if (taken.has(Number(at))) report('decoy-is-right', place, `La fréquence ${at} est déjà prise.`, 'Déplacez le leurre.');
    else if (at.length !== puzzle.digits)
      report('bad-form', place, `« ${at} » n’est pas sur l’échelle.`, `Il faut ${puzzle.digits} chiffres.`);
    taken.add(Number(at));
  });
}

/** A receiver sends its frequency, or the final application solves the step: one of them, and one alone. */
function checkExit({ report }: LinkContext, { file, value }: Located<'step'>): void {
  const { puzzle } = value;
  if (!puzzle || !('recording' in puzzle)) return;
  const sends = puzzle.sends ?? true;
  if (sends && puzzle.finalCode) {
    const message = 'La fréquence partirait d’elle-même, et serait fausse : l’étape attend le code de l’application finale.';
    report('receiver-exit', file.valueAt(['puzzle', 'finalCode']), message, 'Ajoutez « sends: false », ou retirez finalCode.');
  } else if (!sends && !puzzle.finalCode) {
    const message = 'Ce récepteur n’envoie rien : personne ne passerait cette étape.';
    report('receiver-exit', file.valueAt(['puzzle', 'sends']), message, 'Retirez « sends: false », ou ajoutez finalCode.');
  }
}

/** What only some instruments have: buttons that send a code, stations on a scale. */
export function checkInstruments(context: LinkContext): void {
  for (const step of context.draft.steps) {
    checkArrival(context, step);
    checkStations(context, step);
    checkExit(context, step);
  }
}
