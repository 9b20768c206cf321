import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Scenario, ScenarioSource } from '../../engine/index.ts';
import { untilProved } from '../support/e2e/until-proved.ts';
import { root } from '../support/programs/run.ts';
import type { Report } from './report.ts';
import { median, ROUNDS, timeOf } from './rounds.ts';
import { developmentServer } from './servers.ts';
import { withBrowser } from './with-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'fr-FR' } as const;

/** A file to write. `text`: its content for a given text on the screen. */
interface Save {
  readonly path: string;
  text(shown: string): string;
}

/** Changes the heading of the first step's puzzle, in a copy of the cities. */
function savedStep(
  scenarios: string,
  source: ScenarioSource,
  { slug, steps, start }: Scenario,
): Save & { readonly heading: string } {
  const file = source.files.find(
    ({ path, text }) => path.startsWith('steps/') && text.includes(`name: ${start}\n`),
  );
  const puzzle = steps[start]?.puzzle;
  if (!file || !puzzle || !('header' in puzzle) || !puzzle.header)
    throw new Error(`the first step of ${slug} asks nothing that could change`);
  const heading = puzzle.header;
  return {
    heading,
    path: join(scenarios, slug, file.path),
    text: (shown) => file.text.replace(heading, shown),
  };
}

/** A component outside the site, as reference: below dist/, where React resolves and git ignores it. */
function savedComponent(folder: string): Save & { readonly entry: string } {
  const save = {
    path: join(folder, 'Beside.tsx'),
    text: (shown: string) => `export const Beside = () => <p>${shown}</p>;\n`,
    entry: join(folder, 'beside.tsx'),
  };
  const lines = [
    `import { createRoot } from 'react-dom/client';`,
    `import { Beside } from './Beside.tsx';`,
    `createRoot(document.body.appendChild(document.createElement('aside'))).render(<Beside />);`,
  ];
  writeFileSync(save.path, save.text('Composant'));
  writeFileSync(save.entry, lines.join('\n'));
  return save;
}

/** Waits for a text; all kinds of spaces are equal. */
async function waitForText(page: Page, text: string): Promise<void> {
  const isThere = (wanted: string): boolean =>
    document.body.textContent.replaceAll(/\s/gu, ' ').includes(wanted);
  await page.waitForFunction(isThere, text.replaceAll(/\s/gu, ' '), { polling: 2, timeout: 60_000 });
}

/** Milliseconds from writing a file to its text on the page. */
const savedToScreen = (page: Page, { path, text }: Save, wanted: string): Promise<number> =>
  timeOf(() => {
    writeFileSync(path, text(wanted));
    return waitForText(page, wanted);
  });

/** Opens the puzzle of the first step as a new player. */
async function openFirstStep(page: Page, url: string, { demonstration }: Scenario): Promise<void> {
  const data = { email: 'mesure@exemple.fr', password: 'un mot de passe' };
  await page.request.post(`${url}/api/user/register`, { data });
  await page.request.post(`${url}/api/user/authenticate`, { data });
  await page.request.post(`${url}/api/a/${demonstration}`, { data: {} });
  await page.goto(`${url}/home/app/code`);
}

/** Alternates both on one page, each with an idle server; a first round warms up and is not counted. */
async function times(
  page: Page,
  step: Save,
  component: Save,
): Promise<{ readonly ours: number; readonly bare: number }> {
  const rounds: { readonly ours: number; readonly bare: number }[] = [];
  await untilProved(page);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await savedToScreen(page, component, `Composant ${round}`);
    rounds.push({ bare, ours: await savedToScreen(page, step, `Question ${round}`) });
    await untilProved(page);
  }
  const counted = rounds.slice(1);
  return { ours: median(counted.map(({ ours }) => ours)), bare: median(counted.map(({ bare }) => bare)) };
}

/** Hot reload of a step under `npm run dev` compared with Vite's of a component. */
export async function saveRows({ row }: Report, source: ScenarioSource, scenario: Scenario): Promise<void> {
  const scenarios = mkdtempSync(join(tmpdir(), 'bench-scenarios-'));
  cpSync(join(root, 'scenarios'), scenarios, { recursive: true });
  const beside = mkdtempSync(join(root, 'dist/bench-'));
  const step = savedStep(scenarios, source, scenario);
  const component = savedComponent(beside);
  const server = await developmentServer(scenarios);
  try {
    const { ours, bare } = await withBrowser(async (browser) => {
      const page = await (await browser.newContext(PHONE)).newPage();
      await openFirstStep(page, server.url, scenario);
      await waitForText(page, step.heading);
      await page.addScriptTag({ type: 'module', url: `/@fs${component.entry}` });
      await waitForText(page, 'Composant');
      return times(page, step, component);
    });
    row('save to screen: one step', {
      figure: `${Math.round(ours)} ms`,
      ratio: ours / bare,
      beside: `Vite’s hot reload of a component (${Math.round(bare)} ms)`,
      atMost: 4,
    });
  } finally {
    server.stop();
    for (const folder of [scenarios, beside]) rmSync(folder, { recursive: true, force: true });
  }
}
