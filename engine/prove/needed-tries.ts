import { optionsOf } from '../puzzles/index.ts';
import type { Step } from '../scenario/scenario.ts';
import type { StoryEvent } from '../story/events.ts';
import { isSolvedBeside } from '../story/progress.ts';
import type { Story } from '../story/story.ts';
import { keyOf, type Position } from './position.ts';
import { decisiveSteps, stepsReadTogether } from './read-together.ts';

/**
 * Whether an event needs to be tried in a state. An event that changes neither the route nor anything that is
 * read is tried once at each step and route; one that changes a fact, once after every combination of the
 * facts that are read together with it. Otherwise each fact would multiply the states of all others.
 */
export function neededTries({ read, scenario }: Story): (position: Position, event: StoryEvent) => boolean {
  const tried = new Map<string, string>();
  const together = stepsReadTogether(scenario);
  const decisive = decisiveSteps(scenario);
  const isRead = (name: string): boolean =>
    read.solved.has(name) || read.chose.has(name) || scenario.steps[name]?.kind === 'part';
  return (position, event) => {
    const { state, step, taken, chosen, asked, clueIndex, recognised, sideSteps, elsewhere } = position;
    const at = ('at' in event ? event.at : undefined) ?? step ?? '';
    const isBeside = step !== null && at !== step;
    const others = Object.entries(sideSteps).filter(([name]) => name !== at);
    const isHelped =
      others.some(([, side]) => side.solvedAt === null) || (isBeside && (clueIndex > 0 || recognised));
    const isTry = event.type === 'ASK_CLUE' || event.type === 'RECOGNISED';
    const choice =
      isBeside || event.type !== 'ANSWER' || decisive.has(at)
        ? undefined
        : laterOption(scenario.steps[at], event.code);
    if (!isTry && !isBeside && choice === undefined) return true;
    const leadsOn =
      at === firstUnsolvedPart(scenario.steps[step ?? ''], position) || sideSteps[at] !== undefined;
    if (event.type === 'ANSWER' && leadsOn) return !isHelped;
    const isFact =
      event.type === 'ASK_CLUE'
        ? read.asked.has(at) && !asked.includes(at)
        : event.type === 'ANSWER' && isRead(at);
    if (isFact && isHelped) return false;
    const matters = (name: string): boolean =>
      !isFact || decisive.has(name) || together.get(at)?.has(name) === true;
    const isGathered = (name: string): boolean => scenario.steps[name]?.beside?.from === step;
    const combination = JSON.stringify([
      Object.entries(chosen).filter(([name]) => matters(name)),
      asked.filter((name) => name !== at && matters(name)),
      others.filter(([name]) => matters(name) || isGathered(name)),
      isBeside && [clueIndex, recognised],
      elsewhere,
    ]);
    const place = [state, step, taken.join(','), at, event.type, choice].join(' ');
    // A fact is tried after each combination, in the first state that has it; another event after the first
    // one only.
    const key = isFact ? `${place} ${combination}` : place;
    const here = isFact ? keyOf({ ...position, clueIndex: 0, recognised: false }) : combination;
    if (!tried.has(key)) tried.set(key, here);
    return tried.get(key) === here;
  };
}

/** Every player can go on by the parts of a gathering in their order. */
const firstUnsolvedPart = (gathering: Step | undefined, position: Position): string | undefined =>
  gathering?.gathering?.parts.find((part) => !isSolvedBeside(position, part));

/** The option that an answer takes, unless it is the first one: that one leads everywhere. */
function laterOption(step: Step | undefined, code: string): string | undefined {
  const options = optionsOf(step?.puzzle);
  const index = options.findIndex(({ name, answer }) => name === code || answer === code);
  return index > 0 ? options[index]?.name : undefined;
}
