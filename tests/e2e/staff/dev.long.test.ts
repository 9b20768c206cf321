import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { StepFile } from '../../../engine/types/step.generated.ts';
import { phone, sharedBrowser } from '../../support/e2e/browser.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { writeCity } from '../../../scripts/explain/cities/city-folder.ts';
import { cityNames, readCity, scenariosDir } from '../../support/cities/cities.ts';
import { axeFindings } from '../../support/e2e/axe.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { followTutorial, openLetter } from '../../support/e2e/play-route.ts';
import { startServer, type RunningServer } from '../../support/server/running-server.ts';
import { differenceOf } from '../../../server/studio/edit/follow-edit.ts';
import { TEST_TIMEOUT_MS } from '../../support/suite/timeouts.ts';

const slug = cityNames[0] ?? '';
const { scenario, source } = readCity(slug);
const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
/** This message comes on the day after the end, and only after a step beside the route was solved. */
const lastMessage = scenario.messages.at(-1);
let server: RunningServer;

const headerOf = (step: string): string =>
  (scenario.steps[step]?.puzzle as { header: string } | null)?.header ?? '';
const fileOf = (step: string) =>
  source.files.find(({ path, text }) => path.startsWith('steps/') && text.includes(`name: ${step}\n`));

function change(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

async function openPage(options: BrowserContextOptions): Promise<Page> {
  const page = await (await (await sharedBrowser()).newContext(options)).newPage();
  page.setDefaultTimeout(TEST_TIMEOUT_MS);
  return page;
}

// One server for both: it transforms the modules of the game when they are first asked for.
beforeAll(async () => {
  mkdirSync(join(folder, slug));
  cpSync(join(scenariosDir, slug), join(folder, slug), { recursive: true });
  server = await startServer({ GAME_DEBUG: '1' }, { command: ['--import', 'tsx', 'server/dev.ts', folder] });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the development server', () => {
  const first = fileOf(scenario.start);
  const file = join(folder, slug, first?.path ?? '');
  const written = first?.text ?? '';
  const header = headerOf(scenario.start);
  let page: Page;

  beforeAll(async () => {
    page = await openPage(phone);
  });
  afterAll(async () => {
    writeFileSync(file, written);
    await page?.context().close();
  });

  it('shows a changed step in the browser at the same step, without a restart', async () => {
    expect(server.output()).toContain('/studio\n');
    await openLetter(page, server.address, scenario.demonstration ?? '');
    await followTutorial(page);
    await page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first().tap();
    await waitForText(page, header);
    await page.getByRole('main').getByRole('textbox').fill('en cours de frappe');
    writeFileSync(file, written.replace(header, 'Une question toute neuve ?'));
    await waitForText(page, 'Une question toute neuve ?');
    await waitForPath(page, '/home/app/code');
    expect(await page.getByRole('main').getByRole('textbox').inputValue()).toBe('en cours de frappe');
  });

  const overlay = () =>
    page.getByRole('alert').filter({ hasText: 'Une erreur dans les fichiers de la ville' });
  const breakIt = () => writeFileSync(file, readFileSync(file, 'utf8').replace(/^index: .+$/m, 'indexe: 1'));

  it('keeps the last good version when a file is broken, and shows the problem in the browser, in French', async () => {
    breakIt();
    await overlay().getByText('unknown-field').waitFor();
    await overlay().getByText('La dernière version sans erreur reste en jeu.').waitFor();
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(server.output()).toContain(`${first?.path}:`);
    await waitForText(page, 'Une question toute neuve ?');
    await page.reload();
    await overlay().getByText('unknown-field').waitFor();
  });

  it('removes the problem from the screen once it is fixed, and says in the terminal which file is right again', async () => {
    writeFileSync(file, written);
    await waitForText(page, header);
    await overlay().waitFor({ state: 'detached' });
    await expect
      .poll(() => server.output())
      .toContain(`${join(slug, first?.path ?? '')} : plus rien à reprendre.`);
    expect(server.output()).toContain('Plus aucune erreur : tout ce qui est écrit est en jeu.');
  });
});

describe('the studio', () => {
  const [, , third = ''] = scenario.mainRoute;
  const header = headerOf(third);
  const file = join(folder, slug, fileOf(third)?.path ?? '');
  let page: Page;
  let telephone: FrameLocator;

  const step = (name: string) => page.locator(`[data-step="${name}"]`);
  const zoom = () => page.locator('[role="group"][aria-label="Zoom"] output').innerText();
  const phonePath = () => page.frames()[1]?.evaluate(() => window.location.pathname);
  const view = (name: string) =>
    page.getByRole('navigation', { name: 'Vues' }).getByRole('button', { name }).click();

  beforeAll(async () => {
    page = await openPage({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
    telephone = page.frameLocator('iframe[title="Téléphone du joueur"]');
    await page.goto(`${server.address}/studio`);
  });
  afterAll(() => page?.context().close());

  it('draws the story without an accessibility fault', async () => {
    await step(scenario.start).waitFor();
    expect(await page.locator('[data-step]').count()).toBe(Object.keys(scenario.steps).length);
    await telephone.getByRole('navigation', { name: 'Applications' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('opens a clicked step in the telephone, as a player sees it', async () => {
    await page.getByRole('combobox', { name: 'Une étape s’ouvre sur' }).selectOption('puzzle');
    await step(third).click();
    await telephone.getByText(header).waitFor();
    expect(await step(third).getAttribute('aria-pressed')).toBe('true');
  });

  it('shows a saved change at the same step, and keeps the zoom and the screen', async () => {
    await page.getByRole('button', { name: 'Réduire' }).click();
    const before = await zoom();
    expect(before).not.toMatch(/^100/);
    change(file, header, 'Une question toute neuve');
    await telephone.getByText('Une question toute neuve').waitFor();
    expect([await zoom(), await phonePath()]).toEqual([before, `/studio/phone/${slug}/home/app/code`]);
  });

  it('shows the line of a saved fault with a link to the editor, and keeps the last good version', async () => {
    change(file, /^index: /m, 'indexe: ');
    await page
      .getByRole('status')
      .filter({ hasText: 'la dernière version sans erreur reste en jeu' })
      .waitFor();
    await view('Problèmes');
    const problem = page.getByRole('article').filter({ hasText: 'indexe' });
    await problem.getByText('Dans le fichier').click();
    expect(await problem.locator('pre').innerText()).toContain('indexe:');
    const doors = await problem
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(doors.map((door) => decodeURIComponent(door))).toEqual([
      expect.stringMatching(/^\/__open-in-editor\?file=.*\.yaml:\d+:1$/),
      expect.stringMatching(/^vscode:\/\/file\/.*\.yaml:\d+:1$/),
    ]);
    await telephone.getByText('Une question toute neuve').waitFor();
    change(file, /^indexe: /m, 'index: ');
    await page
      .getByRole('status')
      .filter({ hasText: 'la dernière version sans erreur reste en jeu' })
      .waitFor({ state: 'detached' });
  });

  it('opens a message from the table in the telephone, at a step that has it', async () => {
    await view('Tableau');
    const message = lastMessage;
    await page
      .getByRole('region', { name: 'Ce qui est là, étape par étape' })
      .getByRole('button', { name: `${message?.title}, à l’étape` })
      .first()
      .click();
    await expect.poll(phonePath).toBe(`/studio/phone/${slug}/home/messages/${message?.slug}`);
    await telephone.getByRole('heading', { name: message?.title ?? '' }).waitFor();
  });

  it('keeps its view and the telephone’s page after a reload', async () => {
    await page.reload();
    await page.getByRole('region', { name: 'Ce qui est là, étape par étape' }).waitFor();
    await expect.poll(phonePath).toBe(`/studio/phone/${slug}/home/messages/${lastMessage?.slug}`);
  });

  it('shows a branch in the table, and opens it in the telephone with its choice', async () => {
    writeCity(folder, branchingCity());
    await page
      .getByRole('navigation', { name: 'Villes' })
      .getByRole('button', { name: 'Ville', exact: true })
      .click();
    await page
      .getByRole('button', {
        name: /^Des bottes mouillées, à l’étape CAFE, QUAI\s: «\sSuivre la silhouette/u,
      })
      .click();
    await telephone.getByText('Vous étiez donc dans la barque.').waitFor();
    await page
      .getByRole('complementary')
      .getByRole('status')
      .filter({ hasText: /QUAI\s: «\sSuivre la silhouette/u })
      .waitFor();
    await view('Histoire');
    await step('MARCHE').press('Enter');
    const standing = async (): Promise<unknown> =>
      (await fetch(`${server.address}/api/studio/phone/ville`)).json();
    await expect.poll(standing).toMatchObject({ step: 'MARCHE', chosen: { QUAI: 'suivre' } });
    rmSync(join(folder, 'ville'), { recursive: true });
  });

  it('lists an added folder as a city with its problems, and removes it when the folder is deleted', async () => {
    const city = page
      .getByRole('navigation', { name: 'Villes' })
      .getByRole('button', { name: 'ville-neuve' });
    mkdirSync(join(folder, 'ville-neuve'));
    writeFileSync(join(folder, 'ville-neuve', 'scenario.yaml'), 'city: [\n');
    await city.getByTitle(/erreur/u).waitFor();
    rmSync(join(folder, 'ville-neuve'), { recursive: true });
    await city.waitFor({ state: 'detached' });
  });
});

describe('the form of a step', () => {
  const [, , third = ''] = scenario.mainRoute;
  const path = fileOf(third)?.path ?? '';
  const file = join(folder, slug, path);
  let page: Page;
  let telephone: FrameLocator;

  const onDisk = (): string => readFileSync(file, 'utf8');
  const field = (name: string) => page.locator(`[data-field='${name}']`);
  const whenWritten = (before: string) => expect.poll(onDisk).not.toBe(before);
  const data = (text: string): StepFile => parse(text) as StepFile;

  beforeAll(async () => {
    page = await openPage({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
    telephone = page.frameLocator('iframe[title="Téléphone du joueur"]');
    await page.goto(`${server.address}/studio`);
    await telephone.getByRole('navigation', { name: 'Applications' }).waitFor();
    await page.locator(`[data-step="${third}"]`).press('Enter');
    await page.getByRole('button', { name: `Fiche de ${third}` }).press('Enter');
    await field('["examples"]').locator('[data-fits="true"]').first().waitFor();
  });
  afterAll(() => page?.context().close());

  it('changes a title, a list and the table of answers by keyboard, in exactly their lines, and undoes all of it', async () => {
    const first = onDisk();
    await field('["puzzle","header"]').getByRole('textbox').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Une question de clavier');
    await page.keyboard.press('Enter');
    await whenWritten(first);
    const second = onDisk();
    await page.getByRole('button', { name: 'Descendre\u00a0: Indice 1' }).press('Enter');
    await whenWritten(second);
    const moved = onDisk();
    await page.getByRole('button', { name: 'Ajouter\u00a0: Fausses' }).press('Enter');
    await field('["examples","refuse"]').locator('input:focus').waitFor();
    await page.keyboard.type('Tout autre chose');
    const cell = field('["examples","refuse"]').locator('li', {
      has: page.locator('[value="Tout autre chose"]'),
    });
    await cell.and(page.locator('[data-fits="true"]')).waitFor();
    await page.keyboard.press('Enter');
    await whenWritten(moved);
    // The next row is open: undoing would close it first.
    await cell.locator('input:not(:focus)').waitFor();
    const { puzzle, hints = [], examples, ...rest } = data(first);
    const [one, two, ...others] = hints;
    expect(data(onDisk())).toEqual({
      ...rest,
      puzzle: { ...puzzle, header: 'Une question de clavier' },
      hints: [two, one, ...others],
      examples: { ...examples, refuse: [...(examples?.refuse ?? []), 'Tout autre chose'] },
    });
    const changed = differenceOf(first, onDisk()).filter(({ sign }) => sign !== ' ');
    expect(changed.filter(({ line }) => !/header:|refuse:|^\s+- /u.test(line))).toEqual([]);
    for (const before of [moved, second, first]) {
      await page.getByRole('button', { name: 'Défaire' }).press('Enter');
      await expect.poll(onDisk).toBe(before);
    }
    expect(await axeFindings(page)).toEqual([]);
  });

  it('says at the field what the compiler finds, and holds back what cannot be read', async () => {
    const before = onDisk();
    const solution = field('["puzzle","solution"]').getByRole('textbox').first();
    const was = await solution.inputValue();
    await solution.fill('mille');
    await field('["puzzle","solution"]').getByRole('listitem').first().waitFor();
    expect(await solution.getAttribute('aria-invalid')).toBe('true');
    await solution.press('Enter');
    const held = page.getByRole('alert').getByRole('button', { name: 'Oublier ce changement' });
    await held.waitFor();
    expect(onDisk()).toBe(before);
    await held.click();
    await expect.poll(() => solution.inputValue()).toBe(was);
  });

  it('shows both texts when another program saved the file, and makes the change in the other text', async () => {
    const before = onDisk();
    const description = field('["description"]').getByRole('textbox');
    await description.fill('La mienne.');
    writeFileSync(file, before.replace(/^index: .*$/mu, '$& # le leur'));
    await description.press('Enter');
    await page.getByRole('button', { name: 'Refaire mon changement dans leur texte' }).click();
    await expect
      .poll(onDisk)
      .toBe(
        before
          .replace(/^index: .*$/mu, '$& # le leur')
          .replace(/^description: .*$/mu, 'description: La mienne.'),
      );
    await telephone.getByText('La mienne.').waitFor();
    writeFileSync(file, before);
    await telephone.getByText(data(before).description).waitFor();
  });

  it('opens at the words that are touched on the telephone', async () => {
    const { description } = data(onDisk());
    await page.getByRole('button', { name: 'Modifier ce que l’on touche' }).press('Enter');
    await telephone.getByText(description).click();
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')),
      )
      .toBe('["description"]');
  });
});

describe('a writer without a terminal', () => {
  let page: Page;

  beforeAll(async () => {
    page = await openPage({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
    await page.goto(`${server.address}/studio`);
  });
  afterAll(() => page?.context().close());

  const view = (name: string) =>
    page.getByRole('navigation', { name: 'Vues' }).getByRole('button', { name }).press('Enter');

  it('makes a city by keyboard, which can be played and taken away as an archive', async () => {
    await page.getByText('Nouvelle ville').press('Enter');
    await page.getByLabel('Son nom').fill('Saint-Dié');
    await page.keyboard.press('Enter');
    await page
      .getByRole('navigation', { name: 'Villes' })
      .getByRole('button', { name: 'Saint-Dié' })
      .waitFor();
    expect(readFileSync(join(folder, 'saint_die/scenario.yaml'), 'utf8')).toContain('name: Saint-Dié');
    await view('Publier');
    await page.getByText('elle s’emporte dans un fichier ZIP').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const address = await page.getByRole('link', { name: 'Emporter la ville' }).getAttribute('href');
    const archive = await page.request.get(`${server.address}${address ?? ''}`);
    expect([archive.status(), archive.headers()['content-type']]).toEqual([200, 'application/zip']);
  });

  it('has the letter of that city at once: a player opens it by its code', async () => {
    const { demonstration } = parse(readFileSync(join(folder, 'saint_die/scenario.yaml'), 'utf8')) as {
      readonly demonstration: string;
    };
    const player = await (await sharedBrowser()).newContext();
    const data = { email: 'joueuse@example.org', password: 'un mot de passe' };
    for (const call of ['register', 'authenticate'])
      await player.request.post(`${server.address}/api/user/${call}`, { data });
    const open = () => player.request.post(`${server.address}/api/a/${demonstration}`, { data: {} });
    await expect.poll(async () => (await open()).status()).toBe(200);
    await player.close();
  });
});

describe('a writer who draws, plays and publishes', () => {
  const city = join(folder, 'ville');
  let page: Page;

  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Autre', '-c', 'user.email=autre@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const view = (name: string) =>
    page.getByRole('navigation', { name: 'Vues' }).getByRole('button', { name }).press('Enter');
  const middleOf = async (selector: string): Promise<readonly [number, number]> => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator(selector).first().boundingBox()) ?? {};
    return [x + width / 2, y + height / 2];
  };

  beforeAll(async () => {
    writeCity(folder, branchingCity());
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '.');
    git('commit', '--quiet', '-m', 'début');
    page = await openPage({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
    await page.goto(`${server.address}/studio`);
    await page
      .getByRole('navigation', { name: 'Villes' })
      .getByRole('button', { name: 'Ville', exact: true })
      .press('Enter');
  });
  afterAll(async () => {
    await page?.context().close();
    for (const name of ['ville', '.git']) rmSync(join(folder, name), { recursive: true, force: true });
  });

  const drawArrow = async (from: string, to: string) => {
    await page.getByRole('button', { name: 'Tout voir' }).click();
    await page.mouse.move(...(await middleOf(`[data-draw="${from}"]`)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(`[data-step="${to}"]`)), { steps: 3 });
  };

  it('draws an arrow by mouse, which changes one line, and nothing when it is given up', async () => {
    await page.locator('[data-draw="PORT_VIEUX"]').waitFor();
    await drawArrow('PORT_VIEUX', 'MARCHE');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(git('status', '--short')).toBe('');
    await drawArrow('PORT_VIEUX', 'MARCHE');
    await page.mouse.up();
    await page
      .getByRole('group', { name: 'PORT_VIEUX mène à MARCHE' })
      .getByRole('button', { name: 'Trajet de secours' })
      .click();
    await page.locator('[data-arrow="PORT_VIEUX alternative MARCHE"]').waitFor({ state: 'attached' });
    expect(git('diff', '--unified=0').match(/^[+-][^+-].*$/gmu)).toEqual(['+alternative: MARCHE']);
  });

  it('writes a note beside a field by keyboard, which the game does not read', async () => {
    await view('Fiche');
    const title = page.locator('[data-field=\'["description"]\']');
    await title.getByRole('textbox').press('ControlOrMeta+Alt+m');
    await page
      .getByRole('textbox', { name: 'Note, que les joueurs ne voient jamais' })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.type('À relire.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await title.getByRole('note').getByText('À relire.').waitFor();
    expect(parse(readFileSync(join(city, 'notes.yaml'), 'utf8'))).toMatchObject([{ says: 'À relire.' }]);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('publishes the city in one commit under the writer’s name', async () => {
    await view('Publier');
    // The first reading may still be at work.
    await page.getByRole('button', { name: 'Lire de nouveau', disabled: false }).press('Enter');
    await page.getByText('2 · PORT_VIEUX').first().waitFor();
    await page.getByLabel('En une phrase').fill('Un détour par le marché');
    await page.getByLabel('Votre nom').fill('Ada Lovelace');
    await page.getByLabel('Votre adresse').fill('ada@example.org');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Publier avec ce qui reste' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'est publiée' }).waitFor();
    expect(git('log', '--format=%an <%ae> %s')).toBe(
      'Ada Lovelace <ada@example.org> Un détour par le marché\nAutre <autre@example.org> début',
    );
    expect(git('show', '--format=', '--name-only', 'HEAD').split('\n')).toEqual([
      'ville/notes.yaml',
      'ville/steps/02-port-vieux.yaml',
    ]);
  });
});

it('the development server stops while a page of it is open', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  await page.goto(`${server.address}/studio`);
  await page.getByRole('navigation', { name: 'Villes' }).waitFor();
  expect(await server.terminate()).toBe(0);
  await page.context().close();
});
