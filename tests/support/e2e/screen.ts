import type { Page } from 'playwright-core';

type Roles = Page['getByRole'];
export type ScreenRole = Parameters<Roles>[0];
export type AccessibleName = string | RegExp;

/** What `Screen` and `Target` are both searched by: names as Playwright reads them, the beginning or the middle of a text unless exact. */
interface Searched {
  getByRole(role: ScreenRole, options?: { readonly name?: AccessibleName; readonly exact?: boolean }): Target;
  getByLabel(text: AccessibleName, options?: { readonly exact?: boolean }): Target;
  getByText(text: AccessibleName, options?: { readonly exact?: boolean }): Target;
  locator(css: string): Target;
}

/** Something on a screen, looked for anew each time it is used; what acts on it waits until it is there. */
export interface Target extends Searched {
  or(other: Target): Target;
  first(): Target;
  filter(options: { readonly hasText: string }): Target;
  count(): Promise<number>;
  waitFor(options?: { readonly state?: 'visible' | 'detached'; readonly timeout?: number }): Promise<void>;
  tap(): Promise<void>;
  check(): Promise<void>;
  fill(text: string): Promise<void>;
  getAttribute(name: string): Promise<string | null>;
  inputValue(): Promise<string>;
  innerText(): Promise<string>;
  allInnerTexts(): Promise<string[]>;
  isDisabled(): Promise<boolean>;
  isEnabled(): Promise<boolean>;
  evaluate<Seen>(look: (element: Element) => Seen): Promise<Seen>;
  /** What is looked for, for whoever reads that it was not found. */
  toString(): string;
}

/** A page as the hands see it, in Playwright's words: a Page of Playwright is one, and so is `webkitScreen`. */
export interface ScreenHands extends Searched {
  goto(address: string): Promise<unknown>;
  url(): string | Promise<string>;
  evaluate<Seen>(look: () => Seen): Promise<Seen>;
  waitForTimeout(milliseconds: number): Promise<void>;
  readonly keyboard: {
    type(text: string): Promise<void>;
    press(key: string): Promise<void>;
  };
}

/** Whether a screen is a page of Playwright, for what only that one can do. */
export const isOnPage = (screen: ScreenHands): screen is ScreenHands & Page => 'context' in screen;
