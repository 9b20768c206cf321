import { optionsOf } from '../puzzles/index.ts';
import { factsRead } from '../scenario/condition.ts';
import { conditionsOf, type WrittenCondition } from '../scenario/conditions.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { StoryEvent } from '../story/events.ts';
import { isSolvedBeside } from '../story/progress.ts';
import type { Story } from '../story/story.ts';
import { keyOf, type Position } from './position.ts';

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
    const { state, step, taken, chosen, asked, clueIndex, recognised, sideSteps, elsewhere, weekday } =
      position;
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
      weekday,
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

/** The steps whose facts a text reads. */
type Reader = ReadonlySet<string>;

/**
 * The steps whose facts are read together with those of each step, by the same message with its versions and
 * passages, the same document, tile, text or step beside the route. Two facts that nothing reads together
 * need no common state.
 */
function stepsReadTogether(scenario: Scenario): ReadonlyMap<string, ReadonlySet<string>> {
  const together = new Map<string, Set<string>>();
  for (const reader of readersOf(scenario)) {
    for (const step of reader) {
      const others = together.get(step) ?? new Set();
      for (const other of reader) if (other !== step) others.add(other);
      together.set(step, others);
    }
  }
  return together;
}

/** The steps at which a decision leads elsewhere, there or later. */
function decisiveSteps(scenario: Scenario): ReadonlySet<string> {
  const leaving = conditionsOf(scenario).filter(({ onLeaving }) => onLeaving);
  return new Set(leaving.flatMap(stepsIn));
}

const stepsIn = ({ condition }: WrittenCondition): readonly string[] =>
  factsRead(condition).flatMap(({ step, city }) => (city === undefined ? [step] : []));

function readersOf(scenario: Scenario): readonly Reader[] {
  const readers = new Map<string, Set<string>>();
  const add = (key: string, steps: readonly string[]): void =>
    void readers.set(key, new Set([...(readers.get(key) ?? []), ...steps]));
  for (const written of conditionsOf(scenario)) add(readerKey(scenario, written), stepsIn(written));
  const { messages, documents, tiles, steps } = scenario;
  for (const [list, entries] of Object.entries({ messages, documents, tiles })) {
    entries.forEach(({ after, until }: { readonly after?: string; readonly until?: string }, index) =>
      add(
        `${list} ${index}`,
        [after, until].filter((step) => step !== undefined),
      ),
    );
  }
  messages.forEach(({ replacedBy }, index) => {
    const replacement = messages.findIndex(({ slug }) => slug === replacedBy);
    if (replacement !== -1) add(`messages ${index}`, [...(readers.get(`messages ${replacement}`) ?? [])]);
  });
  // An aside with a condition is open to some players only: what it brings depends on both.
  for (const { name, beside } of Object.values(steps)) if (beside?.if) add(`${name} if`, [name]);
  return [...readers.values()];
}

/** Of a message: its own condition, those of its versions, and the passages of its pages. */
function readerKey({ messages, documents }: Scenario, { step, path, passage }: WrittenCondition): string {
  if (step !== undefined) return [step, ...path.slice(0, path[0] === 'if' ? 1 : 2)].join(' ');
  if (!passage) return path.slice(0, 2).join(' ');
  const [kind = '', slug = ''] = passage.page.split('/');
  const entries: readonly {
    readonly slug: string;
    readonly versions?: readonly { readonly page: string }[];
  }[] = kind === 'messages' ? messages : kind === 'documents' ? documents : [];
  const index = entries.findIndex(
    (entry) => entry.slug === slug || entry.versions?.some(({ page }) => page === slug),
  );
  return index === -1 ? passage.page : `${kind} ${index}`;
}
