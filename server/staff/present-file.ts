import { currentName, isFreeKey, maxClues, type Story } from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { CurrentGame } from '../game/current-order.ts';
import { chosenLabel, optionLabel } from '../game/option-label.ts';
import { presentDeal } from '../party/deal-party.ts';
import { presentPerson } from '../party/present-party.ts';
import type { Order } from '../store/orders/orders.ts';
import type { JournalRow } from '../store/orders/journal.ts';
import type { ActionDetails, OrderChanges } from '../store/staff/staff-actions.ts';
import type { StepTimes } from '../store/staff/statistics.ts';
import { postalAddressOf } from '../shop/postal-address.ts';
import { hasJoined } from '../shop/telling.ts';
import { presentStaffOrder, presentSale, type SaleSeals } from './present-order.ts';
import { canUndo } from './undo.ts';
import type { PresentParts } from '../game/present-game.ts';
import type { Services } from '../services/services.ts';

/** Maximum number of journal rows in a file. */
const MOST_ROWS = 2000;

/** The player's file for staff: order, standing and journal. Dates: ISO 8601, UTC. */
export async function presentFile(
  services: PresentParts &
    Pick<
      Services,
      'addressSeals' | 'addresses' | 'buyerSeals' | 'dispatches' | 'limits' | 'orders' | 'saleSeals' | 'staff'
    >,
  game: CurrentGame,
): Promise<ApiSchemas['PlayerFile']> {
  const { order, city } = game;
  const { total, rows } = await services.staff.journal.ofOrder(order.id, MOST_ROWS);
  const undone = new Set(rows.flatMap(({ undoes }) => undoes ?? []));
  const usual = await services.staff.statistics.timesAt(order.city, order.progress.step);
  const { giftTo, giftLine, postOn, lastWord } = order;
  return {
    order: await presentStaffOrder(services, order),
    gift: { giftTo, giftLine, postOn, lastWord },
    address: await postalAddressOf(services, order.id),
    way: await presentWay(services, order),
    sale: await saleOf(services, order),
    standing: await presentStanding(services, game, usual),
    party: await presentPeople(services, game),
    timelineTotal: total,
    timeline: rows.map((row) => ({
      ...presentRow(city.story, row),
      isUndone: undone.has(row.id),
      canUndo: !undone.has(row.id) && canUndo(order, row, city.story),
    })),
  };
}

/** Everybody who plays, or played, with the letter, and the roles in their hands. */
async function presentPeople(
  { parties, clock }: Pick<Services, 'clock' | 'parties'>,
  { order, city }: CurrentGame,
): Promise<ApiSchemas['PartyPlayer'][]> {
  const now = clock();
  const people = await parties.peopleOf(order.id, now);
  const [party] = people.length > 0 ? await parties.read([order.id], now) : [];
  const hands = party ? presentDeal(party, city.scenario) : [];
  return people.map((person) => ({
    ...presentPerson(person),
    roles: [...(hands.find(({ member }) => member === person.id)?.roles ?? [])],
  }));
}

async function saleOf(
  { staff, ...seals }: Pick<Services, 'staff'> & SaleSeals,
  { sale }: Order,
): Promise<ApiSchemas['Sale'] | null> {
  const listed = sale && (await staff.saleList.byId(sale.id));
  return listed && presentSale(seals, listed);
}

async function presentStanding(
  services: Pick<Services, 'clock' | 'limits'>,
  { order, standing }: CurrentGame,
  usual: StepTimes | null,
) {
  const { story, progress, step } = standing;
  if (!step) return null;
  const now = services.clock();
  const waited = Math.max(0, now - (progress.lastStepDate ?? now));
  return {
    step: stepRef(story, step.name),
    since: isoDate(progress.lastStepDate),
    seconds: Math.round(waited / 1000),
    usual,
    isStuck: progress.state === 'ACTIVATED' && usual !== null && waited > usual.p90Seconds * 1000,
    hints: { asked: progress.clueIndex, max: maxClues(step) },
    mistakes: progress.wrongAnswers.filter((key) => !isFreeKey(key)),
    ...(await services.limits.instruments.questions(order.id, step.name)),
    waitsUntil: isoDate(progress.waitUntil),
    alternatives: progress.taken.map((name) => stepRef(story, name)),
    beside: standing.beside.map(({ step: side, attempts }) => ({
      step: stepRef(story, side.name),
      title: side.beside?.title ?? '',
      solvedAt: isoDate(progress.sideSteps[side.name]?.solvedAt ?? null),
      hints: { asked: attempts.clueIndex, max: maxClues(side) },
      mistakes: attempts.wrongAnswers.filter((key) => !isFreeKey(key)),
    })),
    choices: standing.reached.steps.flatMap((name) => {
      const option = progress.chosen[name];
      return option === undefined
        ? []
        : [{ step: stepRef(story, name), option: optionLabel(story, name, option) }];
    }),
  };
}

/** One line of the timeline. */
function presentRow(story: Story, row: JournalRow) {
  const { id, kind, action, verdict, reading, reply, seconds, by, member, reason, undoes } = row;
  return {
    id,
    at: isoDate(row.madeAt),
    kind,
    action,
    step: row.step === null ? null : stepRef(story, row.step),
    verdict,
    reading,
    option: chosenLabel(story, row),
    reply,
    seconds,
    by,
    // Staff do not see the names of members who answered wrongly.
    member: verdict === null || verdict === 'right' ? member : null,
    reason,
    undoes,
    changed: row.details ? presentChanges(row.details) : [],
  };
}

function stepRef(story: Story, name: string): ApiSchemas['StepRef'] {
  return { name, index: story.scenario.steps[currentName(story, 'step', name)]?.index ?? null };
}

/** Changed fields; of the progress only step and state. */
function presentChanges({ before, after }: ActionDetails) {
  const [previous, current] = [flatten(before), flatten(after)];
  return (Object.keys(current) as ChangedField[])
    .filter((field) => previous[field] !== current[field])
    .map((field) => ({ field, before: previous[field] ?? null, after: current[field] ?? null }));
}

type ChangedField = ApiSchemas['TimelineEntry']['changed'][number]['field'];

function flatten({
  progress,
  accountId: _account,
  ...fields
}: OrderChanges): Partial<Record<ChangedField, unknown>> {
  return { ...(progress && { state: progress.state, step: progress.step }), ...fields };
}

/** The way of an order by post; null when it takes none. */
async function presentWay(
  services: Pick<Services, 'clock' | 'dispatches' | 'orders'>,
  order: Order,
): Promise<ApiSchemas['OrderWay'] | null> {
  const dispatch = (await services.dispatches.of([order.id])).get(order.id);
  if (!dispatch) return null;
  const { state, tracking, news } = dispatch;
  const waits = state === 'paid' && !hasJoined(dispatch, services.clock());
  return {
    state,
    batch: order.batchId,
    queuedAt: isoDate(dispatch.queuedAt),
    joinsAt: isoDate(waits ? dispatch.joinsAt : null),
    tellBy: isoDate(waits ? dispatch.tellBy : null),
    printedAt: isoDate(dispatch.printedAt),
    postedAt: isoDate(dispatch.postedAt),
    deliveredAt: isoDate(dispatch.deliveredAt),
    lostAt: isoDate(dispatch.lostAt),
    carrier: tracking?.carrier ?? null,
    trackingNumber: tracking?.number ?? null,
    news: news?.said ?? null,
    newsAt: isoDate(news?.at ?? null),
    ...(await services.orders.replacement(order.id)),
  };
}
