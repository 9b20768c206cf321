import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { faultsForReaders } from '../support/e2e/readers.ts';
import { looksOtherwise } from './compare.ts';
import { remembered } from './memory.ts';
import { photograph } from './photographer.ts';
import { sentenceOf, writeReport, type Surprise } from './report.ts';
import type { JudgedScreen } from './screens.ts';
import { completed, visitScreens } from './visit.ts';

/**
 * Tests each screen: it equals its stored picture, and nothing is cut, too small, invisible, moving or
 * scrolls sideways for any reader.
 */
export function judgeScreens(
  part: string,
  screens: readonly JudgedScreen[],
  afterwards?: (screen: JudgedScreen, page: Page) => Promise<void>,
): void {
  const surprises: Surprise[] = [];
  const faults = new Map<string, readonly string[]>();

  async function compare({ name, size }: JudgedScreen, page: Page): Promise<readonly string[]> {
    const before = remembered(name);
    const now = await photograph(page, size);
    if (before && !looksOtherwise(before, now)) return [];
    const surprise = { name, before, now };
    surprises.push(surprise);
    return [sentenceOf(part, surprise)];
  }

  async function judge(screen: JudgedScreen, page: Page): Promise<void> {
    await completed(page);
    const changes = screen.isRemembered ? await compare(screen, page) : [];
    faults.set(screen.name, [...changes, ...(screen.isRead ? await faultsForReaders(page) : [])]);
    await afterwards?.(screen, page);
  }

  beforeAll(async () => {
    await visitScreens(screens, judge, ({ name }, trouble) => faults.set(name, [trouble.message]));
    writeReport(part, surprises);
  });

  it.each(screens.map(({ name }) => name))('%s', (name) => {
    expect(faults.get(name)).toEqual([]);
  });
}
