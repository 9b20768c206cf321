import { optionsOf, placeOfOptions } from '../../puzzles/index.ts';
import { holds } from '../../scenario/condition.ts';
import { conditionsOf, type WrittenCondition } from '../../scenario/conditions.ts';
import { withoutVariant } from '../../scenario/page-variants.ts';
import type { Message, Scenario } from '../../scenario/scenario.ts';
import type { Standing } from '../../story/standing.ts';
import { hasArrived, hasBegun } from '../../story/span.ts';
import { groupBy } from '../../text/group-by.ts';
import { ALL_ARRIVED } from '../../unlock/arrival.ts';
import { factsOnArrival } from '../../unlock/papers.ts';
import { unlockedPages } from '../../unlock/unlock.ts';
import type { About, Checker, Fault, ProofContext } from '../context.ts';
import type { Edge } from '../explore.ts';

/**
 * Checks that every choice changes something, that every case of `next` is taken by somebody, that every
 * condition excludes somebody, and that no message is taken back by its condition.
 */
export const checkDecisions: Checker = (context) => [
  ...idleChoices(context),
  ...idleConditions(context),
  ...vanishingMessages(context),
];

function idleChoices({ story, scenario }: ProofContext): readonly Fault[] {
  return Object.values(scenario.steps)
    .filter(({ name, puzzle }) => optionsOf(puzzle).length > 0 && !story.read.chose.has(name))
    .map(({ name, puzzle }) => ({
      code: 'choice-without-effect',
      about: { step: name, path: ['puzzle', ...placeOfOptions(puzzle)] },
      message: `Quoi que le joueur choisisse à ${name}, la suite est la même.`,
      wayOut:
        'Menez une option ailleurs (next), ou écrivez un message qui dépend de ce choix (if: { chose: … }).',
    }));
}

/** A condition of scenario.yaml that nobody meets shows in what nobody sees. */
function idleConditions(context: ProofContext): readonly Fault[] {
  const tried = groupBy(context.graph.edges, ({ from }) => from);
  const players = [...context.graph.states.values()].map(context.graph.standingAt).map(readerOf);
  return conditionsOf(context.scenario).flatMap((written): readonly Fault[] => {
    // The condition of an option: it is true for the player who chose it.
    if (written.path[0] === 'puzzle') return [];
    const standings = written.onLeaving
      ? standingsAfter(context, tried, written.step ?? '')
      : standingsWith(players, written);
    const message = messageWith(context.scenario, written);
    const met = standings.filter((standing) =>
      holds(written.condition, message ? factsOnArrival(standing, message) : standing.facts),
    );
    if (standings.length === 0) return [];
    if (met.length === standings.length) return [always(written)];
    return met.length === 0 && (written.step !== undefined || written.passage) ? [never(written)] : [];
  });
}

/** The message on one of whose pages the passage stands. */
const messageWith = ({ messages }: Scenario, { passage }: WrittenCondition): Message | undefined =>
  messages.find(({ slug, versions = [] }) =>
    [slug, ...versions.map(({ page }) => page)].some((page) => passage?.page === `messages/${page}`),
  );

interface Reader {
  readonly standing: Standing;
  /** Every page that the player may read, whichever variant. */
  readonly pages: ReadonlySet<string>;
}

const readerOf = (standing: Standing): Reader => ({
  standing,
  pages: new Set([...unlockedPages(standing, ALL_ARRIVED)].map(withoutVariant)),
});

/**
 * The standings at the step that bears the condition, or in which the thing has arrived, or the page is read,
 * that bears it.
 */
function standingsWith(
  players: readonly Reader[],
  { step: name, arrival, passage }: WrittenCondition,
): readonly Standing[] {
  const bears = ({ standing: { step, reached, beside }, pages }: Reader): boolean => {
    if (passage) return pages.has(passage.page);
    if (step === null) return false;
    if (arrival) return hasArrived(reached, arrival);
    return step.name === name || beside.some((side) => side.step.name === name);
  };
  return players.filter(bears).map(({ standing }) => standing);
}

/** The standings of players who have just left a step by its answer. */
function standingsAfter(
  { graph }: ProofContext,
  tried: ReadonlyMap<string, readonly Edge[]>,
  step: string,
): readonly Standing[] {
  const states = [...graph.states.values()].filter(({ position }) => position.step === step);
  const left = states
    .flatMap(({ key }) => tried.get(key) ?? [])
    .filter(({ event, accepted }) => event.type === 'ANSWER' && accepted);
  return left.flatMap(({ to }) => graph.states.get(to) ?? []).map(graph.standingAt);
}

/** A message whose condition was true and no longer is. */
function vanishingMessages({ graph, scenario }: ProofContext): readonly Fault[] {
  return scenario.messages.flatMap((message, index): readonly Fault[] => {
    if (!message.if) return [];
    const isLost = (from: Standing, to: Standing): boolean =>
      hasBegun(from, message) && to.step !== null && !hasBegun(to, message);
    const edge = graph.edges.find(({ from, to }) => {
      const [before, after] = [graph.states.get(from), graph.states.get(to)];
      return before && after && isLost(graph.standingAt(before), graph.standingAt(after));
    });
    if (!edge) return [];
    const state = graph.states.get(edge.to);
    return [
      {
        code: 'message-vanishes',
        about: { scenario: ['messages', index, 'if'] },
        message: `Le message « ${message.slug} » disparaît de la boîte du joueur qui l’a reçu.`,
        wayOut:
          'Faites-le dépendre de ce qui est décidé avant qu’il arrive, ou faites-le arriver plus tard (from).',
        ...(state && { state }),
      },
    ];
  });
}

function aboutOf({ step, path, passage }: WrittenCondition): About {
  if (passage) return { at: passage.at };
  return step === undefined ? { scenario: path } : { step, path };
}

const always = (written: WrittenCondition): Fault => ({
  code: 'condition-always',
  about: aboutOf(written),
  message: written.passage
    ? 'Tous les joueurs qui lisent cette page lisent ce passage.'
    : 'Cette condition est vraie pour tous les joueurs qui en arrivent là.',
  wayOut: 'Retirez-la, ou faites-la dépendre de ce qui les sépare.',
});

const never = (written: WrittenCondition): Fault => ({
  code: 'condition-never',
  about: aboutOf(written),
  message: written.passage
    ? 'Aucun joueur ne lit ce passage.'
    : 'Cette condition n’est vraie pour aucun joueur qui quitte cette étape.',
  wayOut: written.passage
    ? 'Retirez-le, ou faites-le dépendre de ce que le joueur a pu décider avant.'
    : 'Retirez ce cas, ou faites-le dépendre de ce que le joueur a pu décider avant.',
});
