import { factsRead } from '../scenario/condition.ts';
import { conditionsOf, type WrittenCondition } from '../scenario/conditions.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What some text or thing depends on: the steps whose facts it reads. */
type Reader = ReadonlySet<string>;

/**
 * The steps whose facts are read together with those of each step, by the same message with its versions and
 * passages, the same document, tile, text or step beside the route. Two facts that nothing reads together
 * need no common state.
 */
export function stepsReadTogether(scenario: Scenario): ReadonlyMap<string, ReadonlySet<string>> {
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
export function decisiveSteps(scenario: Scenario): ReadonlySet<string> {
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
