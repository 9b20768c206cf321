import { shiftDays } from '../hours/zoned.ts';
import type { Message, PageKind } from '../scenario/scenario.ts';
import { unlockedDocuments } from '../unlock/documents.ts';
import { unlockedMessages } from '../unlock/messages.ts';
import type { StatusInput, ViewInput } from './context.ts';
import { isoDate } from './iso.ts';
import { onceACity } from './once-a-city.ts';
import type { DocumentView, MessageView, PageView } from './types.ts';

export function presentMessages(input: ViewInput): readonly MessageView[] {
  return unlockedMessages(input.scenario, input.progress).map(({ message, page, receivedAt }) => ({
    slug: message.slug,
    title: message.title,
    author: message.author,
    date: messageDate(input, message, receivedAt),
    isNew: !input.order.opened.includes(`messages/${page}`),
    page: presentPage(input, 'messages', page),
  }));
}

export function presentDocuments(input: StatusInput): readonly DocumentView[] {
  return unlockedDocuments(input.scenario, input.progress).map(({ document, page, stamp }) => ({
    slug: document.slug,
    title: document.title,
    stamp,
    isNew: !input.order.opened.includes(`documents/${page}`),
    page: presentPage(input, 'documents', page),
  }));
}

/** The page of the step itself, above its puzzle. */
export function presentStepPage(input: ViewInput): PageView | null {
  return input.step.page === undefined ? null : presentPage(input, 'pages', input.step.page);
}

/** A day counted from the letter's departure, ISO 8601; null while that is not fixed. */
export function dateFromStart({ scenario, progress }: StatusInput, days: number): string | null {
  return progress.startDate === null ? null : isoDate(shiftDays(progress.startDate, days, scenario.timeZone));
}

function messageDate(input: ViewInput, { date }: Message, receivedAt: number | null): string | null {
  return date === 'received' ? isoDate(receivedAt) : dateFromStart(input, date);
}

const pageOnce = onceACity<PageView>();

export function presentPage(input: StatusInput, kind: PageKind, slug: string): PageView {
  const { scenario, addresses } = input;
  return pageOnce(input, `${kind}/${slug}`, () => {
    const media = scenario.pages[`${kind}/${slug}`]?.media ?? [];
    return { address: addresses.page(kind, slug), media: Object.fromEntries(media.map((name) => [name, addresses.medium(name)])) };
  });
}
