import { type Checker, type Fault, describePosition } from '../context.ts';
import type { FindingCode } from '../findings.ts';
import { type Goal, type Stranded, hasSecret, stranded } from '../stranded.ts';

const GOALS: Readonly<Record<Goal, string>> = { end: 'la fin', secret: 'la découverte cachée' };

const CODES: Readonly<Record<Goal, FindingCode>> = { end: 'end-out-of-reach', secret: 'secret-out-of-reach' };

/** Checks that the end and the secret can be reached from every state, on the alternative route too. */
export const checkEnds: Checker = (context) => [
  ...stranded(context).map(strandedFault),
  // A story of three minutes ends with its end.
  ...(hasSecret(context) || context.scenario.open ? [] : [noSecret()]),
];

function strandedFault({ state, goal }: Stranded): Fault {
  const { step, taken } = state.position;
  const message = `${describePosition(state)}, ${GOALS[goal]} est hors de portée.`;
  return {
    code: taken.length === 0 ? CODES[goal] : 'alternative-strands',
    about: step === null ? { scenario: ['start'] } : { step },
    message: message.charAt(0).toUpperCase() + message.slice(1),
    wayOut: 'Vérifiez l’épreuve de cette étape, et son champ next.',
    state,
  };
}

function noSecret(): Fault {
  return {
    code: 'no-secret',
    about: { scenario: ['start'] },
    message: 'La ville n’a pas de découverte cachée.',
    wayOut: 'Ajoutez après la fin une étape « kind: secret », ou laissez ainsi.',
  };
}
