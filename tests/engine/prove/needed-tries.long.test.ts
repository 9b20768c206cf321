import { describe, expect, it } from 'vitest';
import { answerBook } from '../../../engine/prove/answers.ts';
import { explore, type StateGraph } from '../../../engine/prove/explore.ts';
import { assemble } from '../../../engine/scenario/assemble.ts';
import { readScenarioDraft } from '../../../engine/scenario/draft.ts';
import { createStory, type Story } from '../../../engine/story/story.ts';
import { unlockedMessages } from '../../../engine/unlock/papers.ts';
import { gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { NOON } from '../story/playing.ts';

const PARTS = ['PUITS', 'FOUR', 'TOUR', 'PONT', 'PORTE', 'MOULIN'];
const CHOICES = ['CHOIX_A', 'CHOIX_B', 'CHOIX_C', 'CHOIX_D'];
const ASIDES = ['CAVE', 'GRENIER', 'JARDIN'];

const side = (name: string, index: number, fields: string): string => `name: ${name}
index: ${index}
${fields}title: ${name}
description: Un nombre.
puzzle: { type: digit-dials, header: Le nombre, display: digits, solution: "${index}" }
hints: [Un., Deux., Trois.]
`;

const choice = (name: string, index: number, next: string): string => `name: ${name}
index: ${index}
description: À vous.
tile: code
reaction: { screen: home }
next: ${next}
puzzle:
  type: choice
  header: À vous
  options: [{ name: oui, label: Oui }, { name: non, label: Non }]
`;

const message = (slug: string, when: string): string =>
  `  - { slug: ${slug}, title: ${slug}, author: Berthe Mallet, date: received, ${when} }\n`;

/**
 * A gathering of which three of six parts lead on, four choices, three asides; a message depends on each.
 * `more`: other messages.
 */
function largeStory(more = ''): Story {
  const facts = [
    ...PARTS.map((name) => message(`m${name}`, `after: ${name}`)),
    ...CHOICES.map((name) => message(`m${name}`, `from: FIN, if: { chose: { ${name}: non } }`)),
    ...ASIDES.map((name) => message(`m${name}`, `from: FIN, if: { solved: ${name} }`)),
  ];
  const draft = readScenarioDraft(
    gatheringCity({
      files: {
        'scenario.yaml': (text) => text.replace('messages:\n', `messages:\n${facts.join('')}${more}`),
        'steps/02-port-vieux.yaml': (text) => text.replace('next: QUARTIER', 'next: CHOIX_A'),
        'steps/18-quartier.yaml': (text) =>
          text.replace('[PUITS, FOUR, TOUR]', `[${PARTS.join(', ')}]`).replace('needs: 2', 'needs: 3'),
        ...Object.fromEntries(
          PARTS.slice(3).map((name, index) => [
            `steps/3${index}.yaml`,
            side(name, 30 + index, 'kind: part\n'),
          ]),
        ),
        ...Object.fromEntries(
          ASIDES.slice(1).map((name, index) => [
            `steps/4${index}.yaml`,
            side(name, 40 + index, 'kind: aside\nfrom: CAFE\n'),
          ]),
        ),
        ...Object.fromEntries(
          CHOICES.map((name, index) => [
            `steps/5${index}.yaml`,
            choice(name, 50 + index, CHOICES[index + 1] ?? 'QUARTIER'),
          ]),
        ),
      },
    }),
  );
  return createStory(assemble(draft));
}

const explored = (story: Story): StateGraph => explore(story, answerBook(story, []), NOON);

/** The sets of these messages that some state holds together. */
function heldTogether(graph: StateGraph, slugs: readonly string[]): ReadonlySet<string> {
  const held = [...graph.states.values()].map((state) => {
    const there = unlockedMessages(graph.standingAt(state), Infinity).map(({ message: one }) => one.slug);
    return slugs.filter((slug) => there.includes(slug)).join(' ');
  });
  return new Set(held);
}

describe('the states of a story with many facts', () => {
  it('are added where nothing reads the facts together', () => {
    const graph = explored(largeStory());
    // Combined, the facts would make tens of thousands: 2⁶ parts, 2⁴ choices and 2³ asides at each of
    // fourteen steps.
    expect(graph.states.size).toBeLessThan(2_500);
    const all = [...PARTS, ...CHOICES, ...ASIDES].map((name) => `m${name}`);
    const seen = [...heldTogether(graph, all)].join(' ').split(' ');
    expect(new Set(seen.filter(Boolean))).toEqual(new Set(all));
  });

  it('still contain every set of parts that a player may have solved at the gathering', () => {
    const graph = explored(largeStory());
    const sets = [...graph.states.values()]
      .filter(({ position }) => position.step === 'QUARTIER')
      .map(({ position }) =>
        Object.keys(position.sideSteps).filter((name) => position.sideSteps[name]?.solvedAt === 0),
      );
    const sizes = [0, 1, 2].map(
      (size) => new Set(sets.filter((set) => set.length === size).map((set) => set.sort().join())).size,
    );
    expect(sizes).toEqual([1, 6, 15]);
  });

  it('contain each combination of the facts that one message reads', () => {
    const both = message(
      'lesDeux',
      'from: FIN, if: { all: [{ chose: { CHOIX_A: non } }, { solved: GRENIER }, { solved: JARDIN }] }',
    );
    const graph = explored(largeStory(both));
    const slugs = ['mCHOIX_A', 'mGRENIER', 'mJARDIN'];
    const sets = [...heldTogether(graph, slugs)];
    expect(sets).toHaveLength(8);
    expect([...heldTogether(graph, ['lesDeux'])]).toContain('lesDeux');
  });
});
