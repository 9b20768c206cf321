import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sketch } from '../../../engine/graph/sketch.ts';
import { storyGraphOf } from '../../../engine/graph/story-graph.ts';
import type { ScenarioSource } from '../../../engine/index.ts';
import { toSvg } from '../../../scripts/graph/svg.tsx';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { cityNames, readCity } from '../../support/cities/cities.ts';
import { launchBrowser } from '../../support/e2e/browser.ts';

const LONG =
  'Une très longue phrase où quelqu’un commence à raconter sa vie entière, puis celle de ses voisins';
const wordy = branchingCity({
  files: {
    'steps/18-quai.yaml': (text) =>
      text
        .replace('description: Une silhouette s’éloigne.', `description: ${LONG}`)
        .replace('label: Rester sous l’horloge', `label: ${LONG.slice(0, 88)}`)
        .replace('label: Suivre la silhouette', `label: ${LONG.slice(0, 80)}`)
        .replace(
          'next: CAFE',
          'next:\n  - if: { asked: PORT_VIEUX, solved: GARE }\n    to: MARCHE\n  - to: CAFE',
        ),
    'steps/19-barque.yaml': (text) => text.replaceAll('BARQUE', 'LA_BARQUE_AUX_MILLE_ET_UNE_RAMES'),
    'scenario.yaml': (text) =>
      text
        .replaceAll(/title: (.+)/gu, `title: $1 ${LONG}`)
        .replace('name: Ville', 'name: Saint-Germain-en-Laye-sur-Mer'),
  },
});

/** Texts that leave their card, and labels of lines that lie on a card, as the browser measures them. */
function misplaced(): readonly string[] {
  const box = (element: Element | null) => (element as SVGGraphicsElement).getBoundingClientRect();
  const cards = [...document.querySelectorAll('.story-card')];
  const sheets = cards.map((card) => box(card.querySelector('.story-sheet')));
  const outside = cards.flatMap((card, index) => {
    const sheet = sheets[index] as DOMRect;
    const texts = [...card.querySelectorAll(':scope > text')].filter((text) => {
      const { left, right, bottom } = box(text);
      return left < sheet.left || right > sheet.right - 4 || bottom > sheet.bottom;
    });
    return texts.map((text) => `outside: ${text.textContent}`);
  });
  const covered = [...document.querySelectorAll('.story-way--next text')].filter((text) => {
    const { left, right, top, bottom } = box(text);
    return sheets.some(
      (sheet) => left < sheet.right && right > sheet.left && top < sheet.bottom && bottom > sheet.top,
    );
  });
  const page = box(document.querySelector('svg'));
  const heading = document.querySelector('.heading');
  return [
    ...outside,
    ...covered.map((text) => `covered: ${text.textContent}`),
    ...(box(heading).right > page.right ? [`outside: ${heading?.textContent}`] : []),
  ];
}

describe('an exported drawing of a story', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  const cities: readonly (readonly [string, ScenarioSource])[] = [
    ['long texts', wordy],
    ...cityNames.map((name) => [name, readCity(name).source] as const),
  ];
  it.each(cities)('has every text inside its card, without the site’s fonts: %s', async (_name, source) => {
    await page.setContent(toSvg(storyGraphOf(sketch(source))));
    expect(await page.locator('.story-card').count()).toBeGreaterThan(10);
    expect(await page.evaluate(misplaced)).toEqual([]);
  });

  it('draws a choice with another outline, and its options on the lines that leave it', async () => {
    await page.setContent(toSvg(storyGraphOf(sketch(branchingCity()))));
    const outline = (step: string) =>
      page
        .locator('.story-card', { has: page.locator('.story-name').getByText(step, { exact: true }) })
        .locator('.story-sheet')
        .getAttribute('d');
    const corners = async (step: string) => /^M(\d+) 0/u.exec((await outline(step)) ?? '')?.[1];
    expect([await corners('QUAI'), await corners('CAFE')]).toEqual(['12', '0']);
    expect(await page.locator('.story-way--next text').allTextContents()).toEqual([
      'Rester sous l’horloge',
      'Suivre la silhouette',
      'bonne réponse',
    ]);
  });

  it('fails this check with a text that is too long', async () => {
    const svg = toSvg(storyGraphOf(sketch(branchingCity())));
    await page.setContent(svg.replace('>Une silhouette s’éloigne.<', `>${LONG}<`));
    expect(await page.evaluate(misplaced)).toEqual([`outside: ${LONG}`]);
  });
});
