import type { Scenario } from '../../../engine/index.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Attempt, AttemptKind } from '../../store/orders/attempts.ts';
import type { Order } from '../../store/orders/orders.ts';

const EVENT_LABELS: Readonly<Record<Exclude<AttemptKind, 'answer'>, string>> = {
  activation: 'Code activé',
  clue: 'Indice demandé',
  alternative: 'Autre chemin pris',
  recognised: 'Réglage reconnu',
  report: 'Signalement d’un lieu',
  staff: 'Intervention du personnel',
  edition: 'Changement de l’histoire',
  withdrawal: 'Rétractation',
};

const VERDICT_LABELS: Readonly<Record<NonNullable<Attempt['verdict']>, string>> = {
  right: 'Réponse juste',
  wrong: 'Réponse fausse',
  almost: 'Réponse presque juste',
  unreadable: 'Réponse illisible',
  waiting: 'Réponse envoyée pendant une attente',
};

/** `scenario`: null for a removed city; steps then show their names. */
export function presentExportedOrder(order: Order, scenario: Scenario | null, journal: readonly Attempt[]): ApiSchemas['PersonalOrder'] {
  const { progress, waiver } = order;
  const titleOf = (step: string): string => scenario?.steps[step]?.description ?? step;
  const reached = Object.entries(progress.reached).sort(([, left], [, right]) => left - right);
  return {
    identifier: order.identifier,
    code: order.code,
    city: scenario?.name ?? order.city,
    state: progress.state,
    tiedEmail: order.tiedEmail,
    giftFrom: order.giftFrom,
    fullPrice: order.fullOnWin,
    startDate: isoDate(progress.startDate),
    activatedAt: isoDate(order.activatedAt),
    waiver: waiver && { version: waiver.version, at: isoDate(waiver.at) },
    steps: reached.map(([step, at]) => ({ step: titleOf(step), reachedAt: isoDate(at) })),
    hintsAsked: progress.clueIndex,
    lastHintAt: isoDate(progress.lastClueDate),
    wrongAnswers: progress.wrongAnswers,
    opened: [...new Set(Object.values(order.openedOn).flat())],
    journal: journal.filter((attempt) => concernsOwner(attempt, order)).map((attempt) => presentAttempt(attempt, titleOf)),
  };
}

/** Earlier staff actions concern a former owner. */
function concernsOwner({ orderId, kind, madeAt }: Attempt, order: Order): boolean {
  return orderId === order.id && (kind !== 'staff' || madeAt >= (order.activatedAt ?? 0));
}

/** An order bought with this e-mail but not played by this account: nothing of the game. */
export function presentTiedOrder({ identifier, tiedEmail, giftFrom }: Order, scenario: Scenario | null): ApiSchemas['TiedOrder'] {
  return { identifier, city: scenario?.name ?? null, tiedEmail, giftFrom };
}

export function presentAttempt(attempt: Attempt, titleOf: (step: string) => string = (step) => step): ApiSchemas['JournalEntry'] {
  const { kind, verdict, madeAt, step, reading, reply, reason } = attempt;
  return {
    at: isoDate(madeAt),
    step: step === null ? null : titleOf(step),
    what: kind === 'answer' ? (verdict ? VERDICT_LABELS[verdict] : 'Réponse') : EVENT_LABELS[kind],
    answer: reading,
    reply,
    reason,
  };
}
