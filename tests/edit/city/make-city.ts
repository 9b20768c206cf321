import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileChooser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from '../../../engine/index.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { compileTestCity, everyCity, scenariosDir } from '../../support/cities/cities.ts';
import { axeFindings } from '../../support/e2e/axe.ts';
import { sharedBrowser } from '../../support/e2e/browser.ts';
import { keepTrace } from '../../support/e2e/failure-trace.ts';
import { atRest, skipInspections } from '../../support/e2e/look.ts';
import { playMove } from '../../support/e2e/play-route.ts';
import { root, runScript } from '../../support/programs/run.ts';
import { type RunningServer, startServer } from '../../support/server/running-server.ts';
import { photograph } from './photograph.ts';
import { phoneScreen } from './telephone.ts';
import { keyboardWriter, mouseWriter } from './writer.ts';
import { TEST_TIMEOUT_MS } from '../../support/suite/timeouts.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Essai', '-c', 'user.email=essai@exemple.fr', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
let server: RunningServer;

const stepsOf = (city: string): number => readdirSync(join(scenariosDir, city, 'steps')).length;
/** One other city, the smallest: the studio plays all that there are, which would take most of the time. */
const [other] = everyCity.toSorted((one, another) => stepsOf(one) - stepsOf(another));
const isLeftOut = (path: string): boolean =>
  everyCity.some((city) => city !== other && path.startsWith(join(scenariosDir, city)));

beforeAll(async () => {
  cpSync(scenariosDir, folder, { recursive: true, filter: (path) => !isLeftOut(path) });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Avant');
  server = await startServer({ DEMO: '0' }, { command: ['--import', 'tsx', 'server/dev.ts', folder] });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** For so long after a click, the editor of a page puts a moved caret back; no writer's next key is so quick. */
const EDITOR_FOCUS_MS = 300;
const KEPT_OUT = ['LA_FONTAINE', 'LES_SMS'];
/** Typed in some seconds. */
const LONG_MESSAGE =
  'Les pupitres sont restés ouverts. Tournez la page : le chef d’orchestre y a noté le nom d’une place, et rayé tous les autres. Il faut y être avant la nuit.';
const SIX = ['PREMIER_LIEU', 'QUEL_CHEMIN', 'LE_MARCHE', 'LES_ENSEIGNES', 'LE_RECEPTEUR', 'LE_JARDIN'];

/**
 * What opens after a move of which the walkthrough says nothing: what the next step says, or the sheet of a
 * gathering. A message may come after the desk: the move ends with the last screen.
 */
function opensAfter({ steps }: Scenario, at: string, next = ''): string {
  const isPart = (name: string): boolean => steps[name]?.kind === 'part';
  if (isPart(next)) return isPart(at) ? 'gathering' : 'home';
  const { message, screen } = steps[next]?.reaction ?? { screen: 'home' };
  return message ?? screen;
}

/** Counts the pointer’s presses, so that a hand without a pointer can prove it. */
const countPointer = (): void => {
  Object.assign(window, { pointerPresses: 0 });
  addEventListener(
    'pointerdown',
    () => ((window as unknown as { pointerPresses: number }).pointerPresses += 1),
    true,
  );
};

const DESK_MS = 100;

/**
 * Waits until every city of the studio was played and explored: nothing on the screen changes then by itself,
 * and the server is idle.
 */
async function untilProved(page: Page): Promise<void> {
  const isProved = async (): Promise<boolean> => {
    const response = await fetch('/api/studio/desk');
    const { cities } = (await response.json()) as { cities: readonly { readonly proved: boolean }[] };
    return cities.every(({ proved }) => proved);
  };
  await page.waitForFunction(isProved, undefined, { polling: DESK_MS, timeout: TEST_TIMEOUT_MS });
}

describe.each([
  ['by keyboard only', 'Cahors', 'cahors', keyboardWriter],
  ['by mouse', 'Vannes', 'vannes', mouseWriter],
] as const)('a writer makes a city %s', (_way, city, slug, writerOf) => {
  let page: Page;
  const hand = () => writerOf(page);
  const button = (name: string | RegExp, exact = true) => page.getByRole('button', { name, exact });
  const dialog = () => page.getByRole('dialog');
  const view = (name: string) =>
    hand().press(page.getByRole('navigation', { name: 'Vues' }).getByRole('button', { name }));
  const card = (step: string) => page.locator(`[data-step="${step}"]`);
  const field = (name: string) => page.locator(`[data-field='${name}']`);
  const text = (path: string): string => readFileSync(join(folder, slug, path), 'utf8');
  /** A file that is being written stands beside its step under a hidden name. */
  const stepText = (name: string): string =>
    readdirSync(join(folder, slug, 'steps'))
      .filter((file) => !file.startsWith('.'))
      .map((file) => text(`steps/${file}`))
      .find((one) => one.includes(`name: ${name}\n`)) ?? '';

  const expectNoFault = async (within?: string): Promise<void> => {
    await untilProved(page);
    await atRest(page);
    expect(await axeFindings(page, within)).toEqual([]);
  };
  /** The guide shows the way that most writers take. */
  const takePicture = async (name: string): Promise<void> => {
    if (writerOf === mouseWriter) await photograph(page, name);
  };
  const stand = async (step: string): Promise<void> => {
    await hand().press(card(step));
    await button(`Fiche de ${step}`).waitFor();
  };
  const open = async (change: string): Promise<void> => {
    const menu = page.getByText('Changer l’histoire');
    if (!(await button(`${change}…`).isVisible())) await hand().press(menu);
    await hand().press(button(`${change}…`));
    await dialog().waitFor();
  };
  const finish = async (verb: string): Promise<void> => {
    await hand().press(dialog().getByRole('button', { name: verb, exact: true }));
    await dialog().waitFor({ state: 'detached' });
  };
  const choose = async (input: Locator, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await hand().press(input);
    await (await chooser).setFiles(files);
  };
  const license = async (drop: Locator): Promise<void> => {
    await hand().write(drop.getByLabel(/^Qui l’a fait/u), 'Irène Maréchal');
    await hand().write(drop.getByLabel('Licence'), 'CC0');
  };
  const takeOut = async (step: string): Promise<void> => {
    await stand(step);
    await open('Retirer');
    await hand().press(dialog().getByRole('checkbox'));
    await hand().press(dialog().getByRole('button', { name: 'Voir ce qui changerait' }));
    await dialog().getByRole('status').waitFor();
    await finish('Retirer l’étape');
    await card(step).waitFor({ state: 'detached' });
  };

  beforeAll(async () => {
    const context = await (
      await sharedBrowser()
    ).newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(countPointer);
    page = await context.newPage();
    page.setDefaultTimeout(TEST_TIMEOUT_MS);
    await page.goto(`${server.address}/studio`);
    await page.locator('[data-step]').first().waitFor();
  });
  afterEach((test) => keepTrace(test, [page.context()]));
  afterAll(() => page?.context().close());

  it('begins with the template', async () => {
    await hand().press(page.getByText('Nouvelle ville'));
    await hand().write(page.getByLabel('Son nom'), city);
    await hand().choose(page.getByLabel('Sa forme'), 'Une promenade en ligne droite');
    // It may half cover a key of the drawing.
    await expectNoFault('details[open] > form');
    await takePicture('nouvelle-ville');
    await hand().press(button('Créer'));
    await page
      .getByRole('navigation', { name: 'Villes' })
      .getByRole('button', { name: city })
      .and(page.locator('[aria-current]'))
      .waitFor();
    await card('PREMIER_LIEU').waitFor();
    await expectNoFault();
  });

  it('takes steps out, with what arrived there moved on', async () => {
    for (const step of KEPT_OUT) await takeOut(step);
    await expectNoFault();
  });

  it('adds a puzzle and takes it back, then a gathering and a choice, and the studio shows each', async () => {
    await stand('PREMIER_LIEU');
    await open('Nouvelle épreuve');
    await hand().write(dialog().getByLabel('Son nom, en quelques mots'), 'Le kiosque');
    await hand().press(dialog().getByRole('radio', { name: 'Champ de texte ou de lieu' }));
    await expectNoFault();
    await finish('Ajouter l’épreuve');
    await button('Fiche de LE_KIOSQUE').waitFor();
    await card('LE_KIOSQUE').waitFor();
    await hand().press(button('Défaire'));
    await card('LE_KIOSQUE').waitFor({ state: 'detached' });
    await stand('PREMIER_LIEU');
    await open('Nouveau rassemblement');
    await hand().write(dialog().getByLabel('Son nom, en quelques mots'), 'Le marché');
    await hand().write(dialog().getByLabel('Petite étape 1'), 'L’étal');
    await hand().write(dialog().getByLabel('Petite étape 2'), 'Le puits');
    await takePicture('rassemblement');
    await hand().press(dialog().getByRole('radio', { name: 'Champ de texte ou de lieu' }));
    await expectNoFault();
    await finish('Ajouter le rassemblement');
    await button('Fiche de LE_MARCHE').waitFor();
    await stand('PREMIER_LIEU');
    await button('Nouveau choix…').waitFor();
    await takePicture('changer-l-histoire');
    await open('Nouveau choix');
    await hand().write(dialog().getByLabel('Son nom, en quelques mots'), 'Quel chemin');
    await hand().write(dialog().getByLabel('Option 1'), 'Par l’eau');
    await hand().write(dialog().getByLabel('Option 2'), 'Par les toits');
    await hand().choose(dialog().getByLabel('La dernière option mène à'), '3 · LES_ENSEIGNES');
    await expectNoFault();
    await finish('Ajouter le choix');
    await button('Fiche de QUEL_CHEMIN').waitFor();
    await expectNoFault();
    await hand().press(page.getByText('Où mène cette étape'));
    await takePicture('ou-mene-cette-etape');
  });

  it('writes the puzzle, its hints and its table of answers', async () => {
    await stand('PREMIER_LIEU');
    await hand().press(button('Fiche de PREMIER_LIEU'));
    await field('["examples"]').locator('[data-fits="true"]').first().waitFor();
    await expectNoFault();
    for (const [name, words] of [
      ['["description"]', 'Un kiosque, et personne pour jouer.'],
      ['["puzzle","header"]', 'Ce que disent les pupitres'],
      ['["hints",0]', 'Lisez les pupitres dans l’ordre où l’on y joue.'],
    ] as const) {
      await hand().write(field(name).getByRole('textbox'), words);
      await page.keyboard.press('Enter');
      await expect.poll(() => stepText('PREMIER_LIEU')).toContain(words);
    }
    await hand().press(button('Ajouter\u00a0: Fausses'));
    await field('["examples","refuse"]').locator('input:focus').waitFor();
    await page.keyboard.type('le chef de gare');
    await page.keyboard.press('Enter');
    await expect.poll(() => stepText('PREMIER_LIEU')).toContain('le chef de gare');
    await takePicture('table-d-essais');
  });

  it('changes the answer, which walkthroughs and table follow, and takes all of it back', async () => {
    const files = () => ['walkthroughs/main.yaml', 'walkthroughs/secret.yaml'].map(text);
    const before = [stepText('PREMIER_LIEU'), ...files()];
    await hand().press(button('Retirer\u00a0: Réponse juste 2'));
    await expect.poll(() => stepText('PREMIER_LIEU')).not.toBe(before[0]);
    await hand().write(field('["puzzle","solution",0]').getByRole('textbox'), 'PLACE DES HALLES');
    await page.keyboard.press('Enter');
    await expect.poll(() => files().every((one) => one.includes('answer: PLACE DES HALLES'))).toBe(true);
    expect(stepText('PREMIER_LIEU')).not.toMatch(/refuse: \[.*Place du Marché/u);
    await page.getByText('parcours tapent la nouvelle réponse').waitFor();
    await expectNoFault();
    for (const _change of ['answer', 'second answer']) {
      const now = stepText('PREMIER_LIEU');
      await hand().press(button('Défaire'));
      await expect.poll(() => stepText('PREMIER_LIEU')).not.toBe(now);
    }
    expect([stepText('PREMIER_LIEU'), ...files()]).toEqual(before);
  });

  it('lists what is left to write, and leads to its field', async () => {
    await view('Reste à écrire');
    // The list still changes while the city is proved, and a row would move away under the pointer.
    await untilProved(page);
    await hand().press(page.getByRole('button', { name: 'Indice 2' }).first());
    await page.locator(`[data-field='["hints",1]'] :focus`).waitFor();
    await expectNoFault();
  });

  it('gives a picture to the puzzle, and another sound to the receiver', async () => {
    const puzzle = field('["puzzle"]');
    await hand().press(puzzle.getByRole('button', { name: 'Ajouter un champ…' }).last());
    await hand().press(puzzle.getByRole('button', { name: 'Image', exact: true }));
    const picture = field('["puzzle","picture","medium"]');
    await choose(picture.getByLabel(/Déposez une image/u), [join(root, 'tests/visual/memory/hub.png')]);
    await license(picture);
    await hand().write(picture.getByLabel(/^Ce que l’image montre/u), 'Un pupitre vide');
    await expectNoFault();
    await picture.locator('img').evaluate((shown) => shown.scrollIntoView({ block: 'start' }));
    await takePicture('image');
    await hand().press(picture.getByRole('button', { name: 'Mettre dans la ville' }));
    await expect.poll(() => stepText('PREMIER_LIEU')).toMatch(/alt: '?Un pupitre vide/u);
    await view('Histoire');
    await stand('LE_RECEPTEUR');
    await hand().press(button('Fiche de LE_RECEPTEUR'));
    const noise = field('["puzzle","noise"]');
    const other = ['ogg', 'mp3'].map((extension) => ({
      name: `souffle.${extension}`,
      mimeType: `audio/${extension === 'ogg' ? 'ogg' : 'mpeg'}`,
      buffer: readFileSync(join(folder, slug, `media/leurre.${extension}`)),
    }));
    await choose(noise.getByLabel(/Déposez un son/u), other);
    await license(noise);
    await hand().press(noise.getByRole('button', { name: 'Mettre dans la ville' }));
    await hand().press(noise.getByRole('button', { name: 'Le remplacer' }));
    await expect.poll(() => readFileSync(join(folder, slug, 'media/souffle.ogg'))).toEqual(other[0]?.buffer);
    await expectNoFault();
  });

  it('adds a message, writes it and sees it typed', async () => {
    await view('Histoire');
    await open('Nouveau message');
    await hand().write(dialog().getByLabel('Son titre'), 'Un mot du kiosque');
    await hand().write(dialog().getByLabel('Qui l’écrit'), 'Irène Maréchal');
    await finish('Ajouter le message');
    await hand().press(button('Ouvrir sa fiche'));
    await hand().press(page.getByRole('textbox', { name: 'Texte de la page' }));
    // Fixed wait: nothing shows when the editor has taken the focus.
    await page.waitForTimeout(EDITOR_FOCUS_MS);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('- Entendu ? {Oui} !');
    await page.keyboard.press('Enter');
    await page.keyboard.type(LONG_MESSAGE);
    await expect
      .poll(() => text('messages/unMotDuKiosque.mdx'))
      .toContain(`\\- Entendu ? \\{Oui} !\n\n${LONG_MESSAGE}\n`);
    await expectNoFault();
    const typed = page.frameLocator('iframe').locator('[data-typing]');
    await page.keyboard.press('F8');
    await typed.waitFor();
    await takePicture('message');
    await typed.waitFor({ state: 'detached' });
  });

  it('adds a passage for those who chose, and pastes paragraphs into the message', async () => {
    const words = page.getByRole('textbox', { name: 'Texte de la page' });
    await hand().press(words);
    // Fixed wait: nothing shows when the editor has taken the focus.
    await page.waitForTimeout(EDITOR_FOCUS_MS);
    await page.keyboard.press('ControlOrMeta+End');
    await words.evaluate((root) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<p>Un <b>mot</b> collé.</p><p>Et un autre.</p>');
      root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect
      .poll(() => text('messages/unMotDuKiosque.mdx'))
      .toContain('Un **mot** collé.\n\nEt un autre.\n');
    await hand().press(button('Ajouter…'));
    await hand().press(button('Passage pour ceux qui…'));
    await page.keyboard.type('Vos bottes sont mouillées.');
    await hand().choose(page.getByLabel('Pour ceux qui…'), 'ont choisi');
    await hand().choose(page.getByLabel('Ce qu’ils ont choisi'), 'Par l');
    await expect
      .poll(() => text('messages/unMotDuKiosque.mdx'))
      .toMatch(/<If chose="QUEL_CHEMIN" is="par-l-eau">\s+Vos bottes sont mouillées\.\s+<\/If>/u);
    await expectNoFault();
  });

  it('plays the six steps on the telephone, and records the walk', async () => {
    await view('Histoire');
    await stand('PREMIER_LIEU');
    const { scenario, routes } = compileTestCity(readCityFolder(join(folder, slug)));
    expect(scenario.mainRoute.slice(0, SIX.length)).toEqual(SIX);
    const telephone = await phoneScreen(page, slug);
    skipInspections(telephone);
    const moves = routes[0]?.written.moves ?? [];
    for (const [index, { at, answer, opens, tile, extraTiles }] of moves.entries()) {
      const move = {
        at,
        answer,
        opens: opens ?? opensAfter(scenario, at, moves[index + 1]?.at),
        tile,
        extraTiles,
      };
      await playMove(telephone, scenario, move, hand().onPhone);
    }
    await hand().press(page.getByText('Enregistrer ce parcours'));
    await hand().write(page.getByLabel(/Nom du parcours/u), 'promenade');
    await hand().press(button('Enregistrer'));
    await page.getByText(/promenade.+est écrit/u).waitFor();
    await expectNoFault();
    await page.getByText(/promenade.+est écrit/u).scrollIntoViewIfNeeded();
    await takePicture('partie-enregistree');
    await view('Images et sons');
    await page.getByRole('heading', { name: 'Sans licence' }).waitFor();
    await expectNoFault();
    await takePicture('images-et-sons');
  });

  it('is accepted by check and prove, and no other file has changed', async () => {
    for (const script of ['check.ts', 'prove.ts']) {
      const { code, stdout, stderr } = await runScript(script, [slug, '--scenarios', folder]);
      expect(code, stdout + stderr).toBe(0);
    }
    const changed = git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);
    expect(changed.filter((line) => !line.startsWith(`?? ${slug}/`))).toEqual([]);
    await view('Publier');
    await hand().write(page.getByLabel('En une phrase'), 'Une ville de six étapes');
    await hand().write(page.getByLabel('Votre nom'), 'Irène Maréchal');
    await hand().write(page.getByLabel('Votre adresse'), 'irene@exemple.fr');
    await hand().press(button('Publier').last());
    await hand().press(button('Publier avec ce qui reste'));
    await page.getByRole('status').filter({ hasText: 'est publiée' }).waitFor();
    expect(git('log', '-1', '--format=%an %s').trim()).toBe('Irène Maréchal Une ville de six étapes');
    expect(text('scenario.yaml')).not.toContain('draft:');
    await expectNoFault();
    const pressed = await page.evaluate(
      () => (window as unknown as { pointerPresses: number }).pointerPresses,
    );
    expect(pressed > 0).toBe(writerOf !== keyboardWriter);
  });
});
