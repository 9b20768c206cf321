import { optionsOf } from '../puzzles/index.ts';
import type { PuzzleOption } from '../puzzles/define.ts';
import { conditionWords } from '../scenario/decision-words.ts';
import type { Exit } from '../scenario/exits.ts';
import type { Step } from '../scenario/scenario.ts';
import type { Condition } from '../types/condition.generated.ts';

/** A step that the right answer leads to. */
export interface WayOut {
  readonly to: string;
  /** The options and conditions that lead there, in French; empty for the only way. */
  readonly words: readonly string[];
}

/** The ways out of a step by its right answer, one for each target. */
export function waysOutOf({
  name,
  puzzle,
  exits,
}: Pick<Step, 'name' | 'puzzle' | 'exits'>): readonly WayOut[] {
  const options = optionsOf(puzzle);
  const cases =
    options.length === 0 ? casesIn(exits) : options.flatMap((option) => casesOfOption(name, option, exits));
  const targets = new Map<string, readonly string[]>();
  for (const { to, words } of cases) targets.set(to, [...(targets.get(to) ?? []), ...words]);
  return [...targets].map(([to, words]) => ({ to, words }));
}

/** The cases of `next`; the last one, without condition, is for all others. */
const casesIn = (exits: readonly Exit[]): readonly WayOut[] =>
  exits.map(({ to, ...exit }, index) => ({
    to,
    words: exit.if ? [conditionWords(exit.if)] : index > 0 ? ['sinon'] : [],
  }));

function casesOfOption(step: string, option: PuzzleOption, exits: readonly Exit[]): readonly WayOut[] {
  const open = exits.flatMap((exit) => {
    const { [step]: own = option.name, ...others } = exit.if?.chose ?? {};
    return own === option.name ? [{ to: exit.to, rest: withChose(exit.if, others) }] : [];
  });
  const last = open.findIndex(({ rest }) => rest === null);
  const reachable = last === -1 ? open : open.slice(0, last + 1);
  return reachable.map(({ to, rest }, index) => ({
    to,
    // The name leaves room for the condition.
    words: [rest || index > 0 ? `${option.name}, ${rest ? conditionWords(rest) : 'sinon'}` : option.label],
  }));
}

/** The condition with these choices only; null when nothing is left of it. */
function withChose(
  condition: Condition | undefined,
  chose: Readonly<Record<string, string>>,
): Condition | null {
  const { chose: _chose, ...others } = condition ?? {};
  const rest = { ...others, ...(Object.keys(chose).length > 0 && { chose }) };
  return Object.keys(rest).length > 0 ? rest : null;
}
