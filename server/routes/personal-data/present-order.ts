import { currentName, plainKey, type Scenario, type Story } from '../../../engine/index.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { chosenLabel, optionLabel } from '../../game/option-label.ts';
import type { Attempt } from '../../store/orders/attempts.ts';
import { presentPerson } from '../../party/present-party.ts';
import type { Note } from '../../store/orders/notebook.ts';
import type { PostalAddress } from '../../store/shop/sale-facts.ts';
import type { PartyMember } from '../../store/parties/party-row.ts';
import type { Order } from '../../store/orders/orders.ts';
import type { Words } from '../../words/words.ts';

type DataWords = Words['personalData'];

/** Stored outside the order’s own row. */
interface OrderRecords {
  readonly journal: readonly Attempt[];
  /** When mails about later messages will be sent, milliseconds since 1970 UTC. */
  readonly mailsAsked: readonly number[];
  /** The people who play or played it together. */
  readonly party: readonly PartyMember[];
  readonly notes: readonly Note[];
  readonly address: PostalAddress | null;
  readonly isLastWordOpen: boolean;
}

/** `story`: null for a removed city; steps and options then show their names. */
export function presentExportedOrder(
  order: Order,
  story: Story | null,
  { journal, mailsAsked, party, notes, address, isLastWordOpen }: OrderRecords,
  words: DataWords,
): ApiSchemas['PersonalOrder'] {
  const { progress, waiver } = order;
  const scenario = story?.scenario;
  const titleOf = (step: string): string =>
    (story && scenario?.steps[currentName(story, 'step', step)]?.description) ?? step;
  const reached = Object.entries(progress.reached).sort(([, left], [, right]) => left - right);
  return {
    identifier: order.identifier,
    code: order.code,
    city: scenario?.name ?? order.city,
    state: progress.state,
    tiedEmail: order.tiedEmail,
    giftFrom: order.giftFrom,
    giftTo: order.giftTo,
    giftLine: order.giftLine,
    postOn: order.postOn,
    lastWord: isLastWordOpen ? order.lastWord : null,
    language: order.language,
    address,
    fullPrice: order.fullOnWin,
    startDate: isoDate(progress.startDate),
    activatedAt: isoDate(order.activatedAt),
    waiver: waiver && { version: waiver.version, at: isoDate(waiver.at) },
    steps: reached.map(([step, at]) => ({ step: titleOf(step), reachedAt: isoDate(at) })),
    choices: Object.entries(progress.chosen).map(([step, option]) => ({
      step: titleOf(step),
      option: optionLabel(story, step, option),
    })),
    hintsAsked: progress.clueIndex,
    hintsAskedAt: progress.asked.map(titleOf),
    lastHintAt: isoDate(progress.lastClueDate),
    wrongAnswers: progress.wrongAnswers.map(plainKey),
    beside: Object.entries(progress.sideSteps).map(([step, { solvedAt, clueIndex, wrongAnswers }]) => ({
      step: titleOf(step),
      solvedAt: isoDate(solvedAt),
      hintsAsked: clueIndex,
      wrongAnswers: wrongAnswers.map(plainKey),
    })),
    opened: [...new Set(Object.values(order.openedOn).flat())],
    mailAskedFor: mailsAsked.map((at) => isoDate(at)),
    party: party.map(presentPerson),
    notes: notes.map(({ step, text, at }) => ({ step: titleOf(step), text, at: isoDate(at) })),
    journal: journal
      .filter((attempt) => concernsOwner(attempt, order))
      .map((attempt) => presentAttempt(attempt, words, titleOf, chosenLabel(story, attempt))),
  };
}

/** Earlier staff actions concern a former owner. */
function concernsOwner({ orderId, kind, madeAt }: Attempt, order: Order): boolean {
  return orderId === order.id && (kind !== 'staff' || madeAt >= (order.activatedAt ?? 0));
}

/** An order bought with this e-mail but not played by this account: nothing of the game. */
export function presentTiedOrder(
  { identifier, tiedEmail, giftFrom }: Order,
  scenario: Scenario | null,
): ApiSchemas['TiedOrder'] {
  return { identifier, city: scenario?.name ?? null, tiedEmail, giftFrom };
}

/** `option`: the words of the option that the attempt chose, if it did. */
export function presentAttempt(
  attempt: Attempt,
  words: DataWords,
  titleOf: (step: string) => string = (step) => step,
  option: string | null = null,
): ApiSchemas['JournalEntry'] {
  const { madeAt, step, reading, typed, language, reply, reason } = attempt;
  return {
    at: isoDate(madeAt),
    step: step === null ? null : titleOf(step),
    what: option === null ? wordsFor(attempt, words) : words.option,
    answer: option ?? typed ?? reading,
    language,
    reply,
    reason,
  };
}

const wordsFor = ({ kind, verdict }: Attempt, { events, verdicts }: DataWords): string =>
  kind === 'answer' && verdict ? verdicts[verdict] : events[kind];
