import type { Message, PageKind } from '../scenario/scenario.ts';
import type { UnlockedDocument } from '../unlock/documents.ts';
import { stepPage } from '../unlock/pages.ts';
import type { StatusInput, StepInput, ViewInput } from './context.ts';
import { isoDate } from './iso.ts';
import type { DocumentView, MessageView, PageView } from './types.ts';

export function presentMessages(input: ViewInput): readonly MessageView[] {
  return input.unlocked.messages.map(({ message, page, receivedAt }) => ({
    slug: message.slug,
    title: message.title,
    author: message.author,
    date: messageDate(input, message, receivedAt),
    isNew: !input.order.opened.includes(`messages/${page}`),
    page: presentPage(input, 'messages', page),
  }));
}

export function presentDocuments(input: StatusInput, documents: readonly UnlockedDocument[]): readonly DocumentView[] {
  return documents.map(({ document, page, stamp }) => ({
    slug: document.slug,
    title: document.title,
    stamp,
    isNew: !input.order.opened.includes(`documents/${page}`),
    page: presentPage(input, 'documents', page),
  }));
}

/** The page displayed above the step's puzzle. */
export function presentStepPage(input: StepInput): PageView | null {
  const page = stepPage(input.standing, input.step);
  return page === null ? null : presentPage(input, 'pages', page);
}

function messageDate(input: ViewInput, { date }: Message, receivedAt: number | null): string | null {
  return date === 'received' ? isoDate(receivedAt) : input.dateFromStart(date);
}

export function presentPage({ standing, addresses }: StatusInput, kind: PageKind, slug: string): PageView {
  const media = standing.story.scenario.pages[`${kind}/${slug}`]?.media ?? [];
  return { address: addresses.page(kind, slug), media: Object.fromEntries(media.map((name) => [name, addresses.medium(name)])) };
}
