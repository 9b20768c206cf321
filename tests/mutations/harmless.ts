import type { Mutant } from './mutant.ts';

interface HarmlessClass {
  readonly reason: string;
  readonly holds: (mutant: Mutant) => boolean;
}

/**
 * Codes and addresses of other systems: payment provider, demonstration, statistics, web and mail addresses.
 */
const GIVEN_ELSEWHERE =
  /^(scenario demonstration|map landmarks\.\[\]\.id|promotions .*(promoCode|reduced|regular|\.name)|site (mainUrl|checkoutLink|contact|socialLink|legal\.mediator\.url|outings\.\[\]\.page\.slug))$/u;

/** Texts that players type. */
const TYPED = /\b(solutions?|to|accept|almost|refuse|answer|keywords|finalCode)(\.\[\])*$/u;

/** Mutations without consequences, with the reason. All others must be reported. */
const CLASSES: readonly HarmlessClass[] = [
  {
    reason: 'an optional field: the screens do without it, or the schema says what stands in for it',
    holds: ({ operator, optional }) => operator === 'removed' && optional,
  },
  {
    reason: 'an optional attribute of a tag: the page is drawn without it',
    holds: ({ operator, optional }) => operator === 'an attribute removed' && optional,
  },
  {
    reason: 'an answer written in other letters is read alike: accents and capitals do not count',
    holds: ({ operator, kind }) => operator === 'in other letters' && kind.endsWith('.finalCode.[]'),
  },
  {
    reason:
      'another name of the same form, that nothing in the files refers to: who gave it alone could tell',
    holds: ({ operator, kind }) =>
      (operator === 'misspelt' || operator === 'in other letters') && GIVEN_ELSEWHERE.test(kind),
  },
  {
    reason: 'a path written in other letters draws something else, and draws it well',
    holds: ({ operator, kind }) => operator === 'in other letters' && kind.startsWith('map icons.'),
  },
  {
    reason: 'what players type is written as their phones write it',
    holds: ({ operator, kind }) => operator.startsWith('straight') && TYPED.test(kind),
  },
  {
    reason: 'a time without any promotion is a time like others',
    holds: ({ operator, kind }) => operator === 'empty' && kind === 'promotions promotions',
  },
  {
    reason: 'a part of voices.yaml is named by make-sounds.sh, which stops at a name that it does not find',
    holds: ({ operator, kind }) => operator === 'renamed' && kind.startsWith('voices parts.'),
  },
  {
    reason: 'sounds were made from voices.yaml, which is optional: they are the same without it',
    holds: ({ operator, file }) => operator === 'a file taken away' && file === 'voices.yaml',
  },
  {
    reason: 'people in a dialogue may say a thing twice',
    holds: ({ operator, kind }) =>
      operator === 'repeated' && /^step puzzle\.lines\.\[\](\.replies\.\[\]\.lines\.\[\])*$/u.test(kind),
  },
  {
    reason: 'an empty answer is one that players do send, and it is refused',
    holds: ({ operator, kind }) => operator === 'empty' && kind === 'step examples.refuse.[]',
  },
];

/** The reason why this mutant need not be reported; null if it must be. */
export const harmlessBecause = (mutant: Mutant): string | null =>
  CLASSES.find(({ holds }) => holds(mutant))?.reason ?? null;
