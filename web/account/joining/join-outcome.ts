import type { ApiFailure } from '../../api/client.ts';
import { explanationOf, failedWith, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';

export type JoinField = 'code' | 'name';

export interface JoinProblem extends FormOutcome {
  /** The field to correct; null for a problem of the whole. */
  readonly field: JoinField | null;
}

const WORDS: Readonly<
  Record<string, { readonly text: string; readonly advice: string | null; readonly field: JoinField | null }>
> = {
  UNKNOWN_INVITATION: {
    text: 'Cette invitation ne vaut pas, ou ne vaut plus',
    advice: 'Vérifiez les six signes, ou demandez-en une autre à la personne qui tient la lettre.',
    field: 'code',
  },
  PARTY_FULL: {
    text: 'Six téléphones y sont déjà',
    advice: 'La personne qui tient la lettre peut en laisser partir un.',
    field: null,
  },
};

/** Why the party was not joined. */
export function joinProblem(failure: ApiFailure): JoinProblem {
  const known = WORDS[failure.error];
  if (known) return { ok: false, ...known };
  const explained = explanationOf(failure);
  const field = failure.error.endsWith('_NAME') ? 'name' : null;
  return { ...(explained === null ? failedWith(failure) : refusedForm(explained)), field };
}

export const missing = (field: JoinField, text: string): JoinProblem => ({ ...refusedForm(text), field });
