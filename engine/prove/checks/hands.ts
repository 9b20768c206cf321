import type { HeldThing } from '../../hands/hand.ts';
import { stopsOn } from '../../scenario/routes.ts';
import type { Role, Scenario } from '../../scenario/scenario.ts';
import { type Standing, standingAt, unsolvedSteps } from '../../story/standing.ts';
import type { Story } from '../../story/story.ts';
import { ALL_ARRIVED } from '../../unlock/arrival.ts';
import { unlock } from '../../unlock/unlock.ts';
import { type About, type Checker, type Fault, describePosition } from '../context.ts';
import { everyHand, everyParty, instrumentsOf, longestRow, turnsOf } from '../shares.ts';

/** So many steps in a row that bring a role nothing are a walk beside the others. */
const LONGEST_IDLE = 3;

/** So many instruments in a row in one hand leave the others nothing to do. */
const LONGEST_ROW = 5;

/**
 * Checks a city that can be played in several hands, with one to six telephones that join and leave in any
 * order. Roles stand for hands: answers are taken from every telephone, so that the story has the same states,
 * and a telephone shows what is for all and what is for its roles. A test plays a whole city with every party
 * to confirm it.
 */
export const checkHands: Checker = ({ story, graph }) =>
  handFaults(
    story,
    [...graph.states.values()].map((state) => ({
      ...{ state, standing: () => graph.standingAt(state), where: () => describePosition(state) },
    })),
  );

/** The same checks on the routes alone, for a city that does not compile yet or was not explored yet. */
export const handFaultsOnRoutes = (story: Story): readonly Fault[] =>
  handFaults(
    story,
    stopsOn(story.routes).map((stop) => ({
      ...{ standing: () => standingAt(story, stop), where: () => `à l’étape ${stop.step}` },
    })),
  );

/** A moment of a game. A city has too many to keep the standing of each. */
interface Moment extends Pick<Fault, 'state'> {
  standing(): Standing;
  /** In French. */
  where(): string;
}

function handFaults(story: Story, moments: readonly Moment[]): readonly Fault[] {
  const { scenario } = story;
  const held = heldThings(scenario);
  if (held.length === 0) return [];
  const idle = scenario.roles.flatMap((role, index) =>
    // A role for which nothing is written at all does not compile.
    held.some(({ thing }) => thing.for === role.slug)
      ? [
          emptyHanded(moments, role, index) ?? idleRole(story, role, index) ?? [],
          withoutInstrument(story, role, index) ?? [],
        ].flat()
      : [],
  );
  return [...heldByNobody(scenario), ...idle, ...fullHands(story)];
}

interface Held {
  readonly thing: HeldThing;
  readonly title: string;
  readonly about: About;
}

/** Everything that is for a role. */
function heldThings({ messages, documents, tiles, steps }: Scenario): readonly Held[] {
  const at = (list: string, index: number): About => ({ scenario: [list, index, 'for'] });
  const things: readonly Held[] = [
    ...messages.map((thing, index) => ({
      thing,
      title: `Le message « ${thing.slug} »`,
      about: at('messages', index),
    })),
    ...documents.map((thing, index) => ({
      thing,
      title: `La pièce « ${thing.slug} »`,
      about: at('documents', index),
    })),
    ...tiles.map((thing, index) => ({
      thing,
      title: `L’application « ${thing.label} »`,
      about: at('tiles', index),
    })),
    ...Object.values(steps).map((thing): Held => ({
      thing,
      title: `L’instrument de l’étape ${thing.name}`,
      about: { step: thing.name, path: ['for'] },
    })),
  ];
  return things.filter(({ thing }) => thing.for !== undefined);
}

function heldByNobody(scenario: Scenario): readonly Fault[] {
  const parties = everyParty(scenario.roles.map(({ slug }) => slug));
  return heldThings(scenario).flatMap(({ thing: { for: role = '' }, title, about }): readonly Fault[] => {
    const without = parties.find((deal) => ![...deal.values()].flat().includes(role));
    if (!without) return [];
    const message = `${title} n’est dans les mains de personne, à ${without.size} ${without.size === 1 ? 'téléphone' : 'téléphones'}.`;
    return [
      { code: 'in-nobodys-hands', about, message, wayOut: 'Écrivez dans « for » l’un des rôles de party.' },
    ];
  });
}

/**
 * The papers, applications and instruments of open steps that are for a role, among those that the player has
 * reached.
 */
function holdings(standing: Standing, { slug }: Role): readonly string[] {
  const { messages, documents, tiles } = unlock(standing, ALL_ARRIVED);
  const isFor = (thing: HeldThing): boolean => thing.for === slug;
  return [
    ...messages.flatMap(({ message, page }) => (isFor(message) ? [`message ${page}`] : [])),
    ...documents.flatMap(({ document, page }) => (isFor(document) ? [`document ${page}`] : [])),
    ...tiles.flatMap((tile) => (isFor(tile) ? [`tile ${tile.label}`] : [])),
    ...unsolvedSteps(standing).flatMap((step) => (isFor(step) ? [`step ${step.name}`] : [])),
  ];
}

/** Each role must have a paper or an instrument at every step before the end. Reports all steps where it has none. */
function emptyHanded(moments: readonly Moment[], role: Role, index: number): Fault | null {
  const empty = new Map<string, Moment>();
  for (const moment of moments) {
    const standing = moment.standing();
    if (standing.step === null || standing.progress.state === 'DONE' || empty.has(standing.step.name))
      continue;
    if (holdings(standing, role).length === 0) empty.set(standing.step.name, moment);
  }
  const [first] = empty.values();
  if (!first) return null;
  const [, ...others] = empty.keys();
  const also = others.length === 0 ? '' : `, ni à ${others.join(', ni à ')}`;
  return {
    code: 'role-empty-handed',
    about: { scenario: ['party', 'roles', index] },
    message: `Le rôle « ${role.slug} » n’a rien en mains ${first.where()}${also}.`,
    wayOut: `Donnez-lui une pièce ou un message du début, ou l’instrument de ${others.length === 0 ? 'cette étape' : 'ces étapes'}.`,
    ...(first.state && { state: first.state }),
  };
}

/** On each route, each role gets something new before the others have walked too far. */
function idleRole(story: Story, role: Role, index: number): Fault | null {
  const { scenario } = story;
  for (const route of story.routes) {
    const steps = route.steps.filter((name) => !scenario.steps[name]?.afterEnd);
    const had = new Set<string>();
    let idle: readonly string[] = [];
    for (const step of steps) {
      const held = holdings(standingAt(story, { route, step }), role);
      idle = held.some((name) => !had.has(name)) ? [] : [...idle, step];
      held.forEach((name) => had.add(name));
      if (idle.length < LONGEST_IDLE) continue;
      const message = `De ${idle[0]} à ${step}, le rôle « ${role.slug} » ne reçoit rien et n’a aucun instrument.`;
      return {
        code: 'role-idle',
        about: { scenario: ['party', 'roles', index] },
        message,
        wayOut: `Écrivez « for: ${role.slug} » sur un message de ces étapes, ou sur l’une d’elles.`,
      };
    }
  }
  return null;
}

/** Where there are instruments for roles, each role has one. */
function withoutInstrument({ routes, scenario }: Story, role: Role, index: number): Fault | null {
  const turns = routes.map((route) => turnsOf(scenario, route));
  const all = scenario.roles.map(({ slug }) => slug);
  const route = turns.find((one) => instrumentsOf(all, one) > 0 && instrumentsOf([role.slug], one) === 0);
  if (!route) return null;
  const way = `${route[0]?.step} à ${route.at(-1)?.step}`;
  return {
    code: 'role-without-instrument',
    about: { scenario: ['party', 'roles', index] },
    message: `De ${way}, le rôle « ${role.slug} » n’a aucun instrument à lui.`,
    wayOut: `Écrivez « for: ${role.slug} » dans l’une de ces étapes.`,
  };
}

/** No telephone of a party has the instruments for too long. A hand is not named beside a smaller part of it. */
function fullHands({ routes, scenario }: Story): readonly Fault[] {
  const named: (readonly string[])[] = [];
  return everyHand(scenario.roles.map(({ slug }) => slug)).flatMap(([telephones, hand]): readonly Fault[] => {
    if (named.some((roles) => roles.every((role) => hand.includes(role)))) return [];
    const row = routes
      .map((route) => longestRow(hand, turnsOf(scenario, route)))
      .find(({ length }) => length >= LONGEST_ROW);
    const [first, last] = [row?.[0], row?.at(-1)];
    if (!row || !first || !last) return [];
    named.push(hand);
    const held = hand.map((role) => `« ${role} »`).join(' et ');
    return [
      {
        code: 'hand-too-full',
        about: { step: last.step, path: ['for'] },
        message: `De ${first.step} à ${last.step}, à ${telephones} téléphones, ${row.length} instruments de suite sont chez qui tient ${held}.`,
        wayOut: 'Donnez l’un d’eux à un autre rôle, ou à tous.',
      },
    ];
  });
}
