import type { Page } from 'playwright-core';

type Roles = Page['getByRole'];
export type ScreenRole = Parameters<Roles>[0];
export type AccessibleName = string | RegExp;

/** Queries of screens and targets. As in Playwright, a name matches a part of the text unless `exact`. */
interface Searched {
  getByRole(role: ScreenRole, options?: { readonly name?: AccessibleName; readonly exact?: boolean }): Target;
  getByLabel(text: AccessibleName, options?: { readonly exact?: boolean }): Target;
  getByText(text: AccessibleName, options?: { readonly exact?: boolean }): Target;
  locator(css: string): Target;
}

/** A lazy query, evaluated at each use, like Playwright's Locator. Actions wait until the element exists. */
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
  /** Description of the query, for error messages. */
  toString(): string;
}

/** The part of Playwright's Page that hands use. Both Playwright's Page and `webkitScreen` implement it. */
export interface ScreenHands extends Searched {
  goto(address: string): Promise<unknown>;
  url(): string | Promise<string>;
  evaluate<Seen>(look: () => Seen): Promise<Seen>;
  // Fixed wait: the declaration of what others call.
  waitForTimeout(milliseconds: number): Promise<void>;
  readonly keyboard: {
    type(text: string): Promise<void>;
    press(key: string): Promise<void>;
  };
}

/** Whether a screen is a Page of Playwright. */
export const isOnPage = (screen: ScreenHands): screen is ScreenHands & Page => 'context' in screen;
