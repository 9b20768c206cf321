import type { Page } from 'playwright-core';
import { foldText } from '../spoilers/texts.ts';
import { letPass, timeBrings } from './time.ts';

/** Something that a screen reader says without being asked. */
export interface Announcement {
  /** A live region that changed, one that came with its words already in it, or a title that took the focus. */
  readonly how: 'changed' | 'came' | 'focused';
  readonly role: string;
  readonly text: string;
  /** Milliseconds. */
  readonly at: number;
}

const heard = new WeakMap<Page, Announcement[]>();

/** Runs in the page: tells of every change that assistive tools are told of. */
function listen(): void {
  const tell = (told: Omit<Announcement, 'at'>) =>
    (window as unknown as { announced(told: Announcement): void }).announced({ ...told, at: performance.timeOrigin + performance.now() });
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const HIDDEN = '[aria-hidden=true], [inert]';
  const roleOf = (element: Element) => element.getAttribute('role') ?? element.getAttribute('aria-live') ?? '';
  /** Without what is hidden from who listens. */
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches(HIDDEN) || !node.checkVisibility({ visibilityProperty: true })) return '';
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
  /** A log says what is added to it, any other region says all of itself. */
  const hearChange = (region: Element, added: readonly Node[]) => {
    const text = textOf(region);
    if (region.matches('[role=log]')) added.forEach((node) => say('changed', region, textOf(node)));
    else if (known.get(region) !== text) say('changed', region, text);
    known.set(region, text);
  };
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
  const hear = (records: readonly MutationRecord[]) => {
    const changed = new Map<Element, Node[]>();
    /** Whether they came by themselves; what comes as part of a screen is read with it, unless it is an alert. */
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
    if (target instanceof Element && target.matches('[tabindex="-1"]')) tell({ how: 'focused', role: 'text', text: textOf(target) });
  });
}

/** From the next page on, what is announced is kept. */
export async function hearAnnouncements(page: Page): Promise<void> {
  const said: Announcement[] = [];
  heard.set(page, said);
  await page.exposeFunction('announced', (told: Announcement) => void said.push(told));
  await page.addInitScript(listen);
}

/** All that was announced, from the first page on. */
export const announcementsOf = (page: Page): readonly Announcement[] => heard.get(page) ?? [];

/** What a step announces: all that comes until `last` was said, and for a moment after it, so that a repetition is heard too. */
export async function announcedBy(page: Page, last: string | RegExp, step: () => Promise<unknown>): Promise<Announcement[]> {
  const before = announcementsOf(page).length;
  const since = () => announcementsOf(page).slice(before);
  const isLast = ({ text }: Announcement) => (typeof last === 'string' ? foldText(text).includes(foldText(last)) : last.test(text));
  await step();
  await timeBrings(page, () => Promise.resolve(since().some(isLast)), { what: `announced: ${String(last)}`, timeout: 15_000 });
  await letPass(page, REPEATED_WITHIN_MS);
  return since();
}

const REPEATED_WITHIN_MS = 250;

/** What only bridges a wait: the title of the screen was said already, and its words follow. */
const LOADING = /^(Chargement|Analyse en cours|[^.]*…)$/;

/** What not every screen reader says, or says twice. */
export function announcementFaults(all: readonly Announcement[]): string[] {
  const said = all.filter(({ text }) => !LOADING.test(text));
  const unheard = said.filter(({ how, role }) => how === 'came' && role !== 'alert');
  const repeated = said.filter(
    ({ how, text, at }, index) =>
      how !== 'focused' &&
      said.slice(0, index).some((before) => before.text === text && before.how !== 'focused' && at - before.at < REPEATED_WITHIN_MS),
  );
  return [
    ...unheard.map(({ role, text }) => `a ${role} came with its words in it: ${text}`),
    ...repeated.map(({ text }) => `said twice: ${text}`),
  ];
}
