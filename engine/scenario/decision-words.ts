import { weekdayNumber } from '../hours/zoned.ts';
import type { Condition } from '../types/condition.generated.ts';
import { type Elsewhere, type FactRead, factsRead } from './condition.ts';
import { optionsOf } from '../puzzles/index.ts';
import type { Decisions } from './routes.ts';
import type { Scenario, Step } from './scenario.ts';

// French words for decisions and conditions, as writers and staff read them.

const choiceWords = (step: string, option: string): string => `${step} : ${option}`;

/** « « Suivre la silhouette » » as the player reads it, else the name of the option. */
function optionWords(step: Step | undefined, option: string): string {
  const { label } = optionsOf(step?.puzzle).find(({ name }) => name === option) ?? {};
  return label === undefined ? option : `« ${label} »`;
}

/** « QUAI : suivre », « secours pris à PHARE »; without the decisions that players of `main` make too. */
export function decisionWords(
  { taken, chosen }: Decisions,
  main: Decisions['chosen'] = {},
  steps: Scenario['steps'] = {},
): readonly string[] {
  const choices = Object.entries(chosen).filter(([step, option]) => main[step] !== option);
  return [
    ...choices.map(([step, option]) => choiceWords(step, optionWords(steps[step], option))),
    ...taken.map((step) => `secours pris à ${step}`),
  ];
}

/** « à brest, LE_PARLOIR : dire » for each decision made in other cities. */
export const elsewhereWords = (elsewhere: Elsewhere): readonly string[] =>
  Object.entries(elsewhere).flatMap(([city, { solved, asked, ...decisions }]) => [
    ...decisionWords(decisions).map((words) => `à ${city}, ${words}`),
    ...solved
      .filter((step) => decisions.chosen[step] === undefined)
      .map((step) => factWords({ kind: 'solved', step, city, path: [] }, true)),
    ...asked.map((step) => factWords({ kind: 'asked', step, city, path: [] }, true)),
  ]);

/**
 * « Trajet principal », « Secours pris à PHARE », « QUAI : suivre, secours pris à PHARE ». `main`: the
 * choices of the main route; `steps`: those that say their options as the player reads them.
 */
export function routeName(
  decisions: Decisions,
  main: Decisions['chosen'] = {},
  steps: Scenario['steps'] = {},
): string {
  const name = decisionWords(decisions, main, steps).join(', ') || 'trajet principal';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A fact or its contrary, or several of which all or one must hold. */
type Expression =
  | { readonly fact: FactRead; readonly isTrue: boolean }
  | { readonly joint: 'et' | 'ou'; readonly parts: readonly Expression[] };

/** « si QUAI : suivre », « sauf si PHARE est résolue », « si un indice a été demandé à GARE et … ». */
export function conditionWords(condition: Condition): string {
  const { not, ...others } = condition;
  return not && Object.keys(others).length === 0
    ? `sauf si ${say(expressionOf(not))}`
    : `si ${say(expressionOf(condition))}`;
}

/** Negations are moved inwards to the facts, so that no sentence needs « pas (… et …) ». */
function expressionOf({ all = [], any, not, ...plain }: Condition, isTrue = true): Expression {
  const parts = [
    ...factsRead(plain).map((fact) => ({ fact, isTrue })),
    ...all.map((inner) => expressionOf(inner, isTrue)),
    ...(any
      ? [
          joined(
            isTrue ? 'ou' : 'et',
            any.map((inner) => expressionOf(inner, isTrue)),
          ),
        ]
      : []),
    ...(not ? [expressionOf(not, !isTrue)] : []),
  ];
  return joined(isTrue ? 'et' : 'ou', parts);
}

/** Parts joined by the same word need no brackets. */
function joined(joint: 'et' | 'ou', parts: readonly Expression[]): Expression {
  const flat = parts.flatMap((part) => ('parts' in part && part.joint === joint ? part.parts : [part]));
  const [only] = flat;
  return only && flat.length === 1 ? only : { joint, parts: flat };
}

function say(expression: Expression): string {
  if ('fact' in expression) return factWords(expression.fact, expression.isTrue);
  return expression.parts
    .map((part) => ('parts' in part ? `(${say(part)})` : say(part)))
    .join(` ${expression.joint} `);
}

/** « à brest, LE_PARLOIR : dire » for a fact of another city. */
function factWords(fact: FactRead, isTrue: boolean): string {
  const words = FACT_WORDS[fact.kind](fact, isTrue);
  return fact.city === undefined ? words : `à ${fact.city}, ${words}`;
}

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;

/** « dimanche » for « sunday ». */
export const weekdayWords = (name: string): string => DAYS[weekdayNumber(name) - 1] ?? name;

const FACT_WORDS: Readonly<Record<FactRead['kind'], (fact: FactRead, isTrue: boolean) => string>> = {
  chose: ({ step, option = '' }, isTrue) =>
    isTrue ? choiceWords(step, option) : `${step} : autre que ${option}`,
  reached: ({ step, option = '' }, isTrue) =>
    `${step} ${isTrue ? 'est' : 'n’est pas'} atteinte un ${weekdayWords(option)}`,
  solved: ({ step }, isTrue) => `${step} ${isTrue ? 'est' : 'n’est pas'} résolue`,
  asked: ({ step }, isTrue) =>
    isTrue ? `un indice a été demandé à ${step}` : `aucun indice n’a été demandé à ${step}`,
  took: ({ step }, isTrue) => `le secours ${isTrue ? 'a' : 'n’a pas'} été pris à ${step}`,
};
