import { join } from 'node:path';
import { loadFacts } from '../../server/content/load-facts.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { counted } from '../shared/cities.ts';
import { EXIT } from '../shared/command-line.ts';
import { cityTexts } from './leak/city-texts.ts';
import { textsOfHtml } from './leak/html-texts.ts';
import { MAIL_NAMES, mailTexts, pseudoServerWords } from './leak/mail-texts.ts';
import { pageImporter } from './leak/page-importer.ts';
import type { Presented } from './leak/play-city.ts';
import { type Drawing, openDrawing } from './leak/screens.ts';
import { keptWords, type Leak, leaksIn, type Seen } from './leak/seen.ts';
import { siteNames, siteTexts } from './leak/site-texts.ts';

/** One state of each step: its screens are the same on every way to it. */
const firstOfEach = (presented: readonly Presented[]): readonly Presented[] => [
  ...new Map(presented.toReversed().map((one) => [one.status.step?.name, one])).values(),
];

async function screenTexts(
  { presented, papers, story, pages, maps }: ReturnType<typeof cityTexts>,
  folder: string,
  { screens, ...drawing }: Drawing,
): Promise<readonly Seen[]> {
  const importPage = pageImporter(pages, folder);
  const known = new Set<string>();
  const seen: Seen[] = [];
  for (const { place, status } of firstOfEach(presented)) {
    for (const { screen, html } of await screens.drawScreens(status, importPage, known))
      seen.push(...textsOfHtml(html).map((text) => ({ place: `${place}, écran ${screen}`, text })));
  }
  const [first] = presented;
  for (const [path, map] of maps) {
    if (!first) continue;
    const html = await screens.drawMap(first.status, map);
    seen.push(...textsOfHtml(html).map((text) => ({ place: `plan ${path}`, text })));
  }
  const { slug, name, timeZone } = story.scenario;
  for (const { screen, html } of papers
    ? await drawing.papers.drawPapers(papers, { slug, name, timeZone }, importPage)
    : [])
    seen.push(...textsOfHtml(html).map((text) => ({ place: `${slug}, papiers (${screen})`, text })));
  return seen;
}

/** The texts of cities, mails, pages, papers and screens that stand in no catalogue and in no file of a city. */
async function findLeaks(scenarios: string, cities: readonly string[]): Promise<readonly Leak[]> {
  const { facts } = loadFacts(scenarios);
  const drawing = await openDrawing();
  const leaks: Leak[] = facts ? [...leaksIn(mailTexts(pseudoServerWords, facts), keptWords(MAIL_NAMES))] : [];
  try {
    leaks.push(...leaksIn(await siteTexts(drawing), keptWords(siteNames(drawing))));
    for (const city of cities) {
      const folder = join(scenarios, city);
      const texts = cityTexts(readCityFolder(folder));
      const seen = [...texts.seen, ...(await screenTexts(texts, folder, drawing))];
      leaks.push(...leaksIn(seen, keptWords(texts.names)));
    }
  } finally {
    await drawing.close();
  }
  return leaks;
}

/** Says which texts would stay French on a telephone in another language, and where. */
export async function leak(scenarios: string, cities: readonly string[], json: boolean): Promise<void> {
  const leaks = await findLeaks(scenarios, cities);
  const lines = leaks.map(({ place, text, words }) => `${place} : « ${text} » (${words.join(', ')})`);
  const summary = `${counted(cities.length, 'ville')}, ${counted(leaks.length, 'texte')} hors des catalogues.`;
  console.log(json ? JSON.stringify(leaks) : [...lines, summary].join('\n'));
  if (leaks.length > 0) process.exitCode = EXIT.problems;
}
