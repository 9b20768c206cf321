import type { Message, PageKey } from '../scenario/scenario.ts';
import type { UnlockedDocument } from '../unlock/documents.ts';
import { stepPage } from '../unlock/pages.ts';
import type { StatusInput, StepInput, ViewInput } from './context.ts';
import { dateFromStart } from './dates-from-start.ts';
import { isoDate } from './iso.ts';
import type { DocumentView, MessageView, PageView } from './types.ts';

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
  return documents.map(({ document, page, stamp }) => ({
    slug: document.slug,
    title: document.title,
    stamp,
    isNew: !input.order.opened.includes(page),
    page: presentPage(input, page),
  }));
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
