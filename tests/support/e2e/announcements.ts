import type { Page } from 'playwright-core';
import { foldText } from '../spoilers/texts.ts';
import { letPass, timeBrings } from './time.ts';

/** A spontaneous announcement of a screen reader. */
export interface Announcement {
  /** A live region changed, a live region was inserted with its text, or a heading received the focus. */
  readonly how: 'changed' | 'came' | 'focused';
  readonly role: string;
  readonly text: string;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

const heard = new WeakMap<Page, Announcement[]>();

/** Runs in the page: reports each change that assistive technology announces. */
function listen(): void {
  const tell = (told: Omit<Announcement, 'at'>) =>
    (window as unknown as { announced(told: Announcement): void }).announced({
      ...told,
      at: performance.timeOrigin + performance.now(),
    });
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const HIDDEN = '[aria-hidden=true], [inert]';
  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? element.getAttribute('aria-live') ?? '';
  /** Text without the parts hidden from assistive technology. */
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (
      !(node instanceof Element) ||
      node.matches(HIDDEN) ||
      !node.checkVisibility({ visibilityProperty: true })
    )
      return '';
    return [...node.childNodes].map(textOf).join(' ').replace(/\s+/g, ' ').trim();
  };
  const isHeard = (element: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return element.isConnected && !element.closest(HIDDEN) && (!modal || modal.contains(element));
  };
  const say = (how: Announcement['how'], region: Element, text: string) => {
    if (text !== '' && isHeard(region)) tell({ how, role: roleOf(region), text });
  };
  const known = new WeakMap<Element, string>();
  /** A log announces the added nodes, any other region its whole text. */
  const hearChange = (region: Element, added: readonly Node[]) => {
    const text = textOf(region);
    if (region.matches('[role=log]')) added.forEach((node) => say('changed', region, textOf(node)));
    else if (known.get(region) !== text) say('changed', region, text);
    known.set(region, text);
  };
  const regionOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
  const hear = (records: readonly MutationRecord[]) => {
    const changed = new Map<Element, Node[]>();
    /**
     * Inserted regions: true when one was inserted alone or is an alert. Others are read with their screen.
     */
    const born = new Map<Element, boolean>();
    for (const { target, addedNodes } of records) {
      const region = regionOf(target);
      if (region) changed.set(region, [...(changed.get(region) ?? []), ...addedNodes]);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        node.querySelectorAll(LIVE).forEach((one) => born.set(one, one.matches('[role=alert]')));
        if (node.matches(LIVE)) born.set(node, true);
      }
    }
    for (const [region, isTold] of born) {
      known.set(region, textOf(region));
      if (isTold) say('came', region, textOf(region));
    }
    for (const [region, added] of changed) if (!born.has(region)) hearChange(region, added);
  };
  new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[tabindex="-1"]'))
      tell({ how: 'focused', role: 'text', text: textOf(target) });
  });
}

/** Records announcements, from the next page load on. */
export async function hearAnnouncements(page: Page): Promise<void> {
  const said: Announcement[] = [];
  heard.set(page, said);
  await page.exposeFunction('announced', (told: Announcement) => void said.push(told));
  await page.addInitScript(listen);
}

/** All announcements recorded so far. */
export const announcementsOf = (page: Page): readonly Announcement[] => heard.get(page) ?? [];

/**
 * Announcements during a step, until `last` and REPEATED_WITHIN_MS longer, so that a repetition is included.
 */
export async function announcedBy(
  page: Page,
  last: string | RegExp,
  step: () => Promise<unknown>,
): Promise<Announcement[]> {
  const before = announcementsOf(page).length;
  const since = () => announcementsOf(page).slice(before);
  const isLast = ({ text }: Announcement) =>
    typeof last === 'string' ? foldText(text).includes(foldText(last)) : last.test(text);
  await step();
  await timeBrings(page, () => Promise.resolve(since().some(isLast)), `announced: ${String(last)}`);
  await letPass(page, REPEATED_WITHIN_MS);
  return since();
}

const REPEATED_WITHIN_MS = 250;

/**
 * Loading texts. Their repetition is not a fault: the screen's heading was announced before, and its text
 * follows.
 */
const LOADING = /^(Chargement|Analyse en cours|[^.]*…)$/;

/** Announcements that some screen readers omit or repeat. */
export function announcementFaults(all: readonly Announcement[]): string[] {
  const said = all.filter(({ text }) => !LOADING.test(text));
  const unheard = said.filter(({ how, role }) => how === 'came' && role !== 'alert');
  const repeated = said.filter(
    ({ how, text, at }, index) =>
      how !== 'focused' &&
      said
        .slice(0, index)
        .some(
          (before) => before.text === text && before.how !== 'focused' && at - before.at < REPEATED_WITHIN_MS,
        ),
  );
  return [
    ...unheard.map(({ role, text }) => `a ${role} came with its words in it: ${text}`),
    ...repeated.map(({ text }) => `said twice: ${text}`),
  ];
}
