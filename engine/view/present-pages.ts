import type { DocumentEntry, Message, PageKey, Scenario } from '../scenario/scenario.ts';
import type { UnlockedDocument } from '../unlock/papers.ts';
import { stepPage } from '../unlock/unlock.ts';
import type { StatusInput, StepInput, ViewInput } from './context.ts';
import { isoDate } from './iso.ts';
import type { DocumentView, MessageView, PageView, Status } from './types.ts';

export function presentMessages(input: ViewInput): readonly MessageView[] {
  return input.unlocked.messages.map(({ message, page, receivedAt }) => ({
    slug: message.slug,
    title: message.title,
    author: message.author,
    date: messageDate(input, message, receivedAt),
    isNew: !input.order.opened.includes(page),
    page: presentPage(input, page),
  }));
}

export function presentDocuments(
  input: StatusInput,
  documents: readonly UnlockedDocument[],
): readonly DocumentView[] {
  const { scenario } = input.standing.story;
  return documents.map(({ document, page, stamp }) => ({
    slug: document.slug,
    title: document.title,
    ...pieceOf(scenario, document),
    stamp,
    isNew: !input.order.opened.includes(page),
    page: presentPage(input, page),
  }));
}

/**
 * The number of a document: its place in the file, which a telephone with only some papers, and paper, share.
 * The letter itself is not one of its pieces.
 */
function pieceOf({ documents }: Scenario, { slug }: DocumentEntry): Pick<DocumentView, 'piece'> {
  const pieces = documents.filter(({ enclosed }) => enclosed !== false);
  const index = pieces.findIndex((piece) => piece.slug === slug);
  return index < 0 ? {} : { piece: index + 1 };
}

/** The page displayed above the step's puzzle. */
export function presentStepPage(input: StepInput): PageView | null {
  const page = stepPage(input.standing, input.step);
  return page === null ? null : presentPage(input, page);
}

function messageDate(input: ViewInput, { date }: Message, receivedAt: number | null): string | null {
  return date === 'received' ? isoDate(receivedAt) : dateFromStart(input, date);
}

export function presentPage({ standing, addresses }: StatusInput, key: PageKey): PageView {
  const media = standing.story.scenario.pages[key]?.media ?? [];
  return {
    address: addresses.page(key),
    media: Object.fromEntries(media.map((name) => [name, addresses.medium(name)])),
  };
}

type Infos = NonNullable<DocumentEntry['infos']>;

/** Fields given in days from the letter's departure. */
const DATES: readonly (keyof Infos)[] = ['date', 'callDate', 'transcriptDate'];

/** Infos of each unlocked document, by slug. Dates become ISO 8601, other fields are unchanged. */
export function presentInfos(input: StatusInput, documents: readonly UnlockedDocument[]): Status['infos'] {
  return Object.fromEntries(
    documents.map(({ document }) => [document.slug, infosOf(input, document.infos ?? {})]),
  );
}

function infosOf(input: StatusInput, infos: Infos): Readonly<Record<string, unknown>> {
  const dated = DATES.flatMap((name) => {
    const days = infos[name];
    return typeof days === 'number' ? [[name, dateFromStart(input, days)] as const] : [];
  });
  return { ...infos, ...Object.fromEntries(dated) };
}

/** ISO 8601, counted in days from the letter's departure; null before it. */
function dateFromStart({ standing: { story, progress } }: StatusInput, days: number): string | null {
  return progress.startDate === null ? null : isoDate(story.daysFrom(progress.startDate, days));
}
