import type { Page } from 'playwright-core';
import { readCity } from '../../support/cities/cities.ts';
import { newcomer, nobody, player, type Standing } from '../standings.ts';

/** The next picture: what somebody does, then the milliseconds that pass. */
export interface Frame {
  readonly act?: (page: Page, pass: (milliseconds: number) => Promise<unknown>) => Promise<unknown>;
  readonly after: number;
}

/** A moment of the game, in twelve frames. */
export interface Moment {
  readonly name: string;
  readonly as: Standing;
  /** File of docs/frames/drawn/ that shows how it was drawn at first, for a telephone. */
  readonly drawn?: string;
  /** Brings the page to where the clock stops. */
  readonly begin: (page: Page) => Promise<void>;
  readonly frames: readonly Frame[];
  /** Names of movements that are part of it; « script » are those that a script starts. */
  readonly moves: readonly string[];
}

const CITY = 'toulouse';

/** The written answer to a step. */
function answerTo(step: string): string {
  const move = readCity(CITY)
    .routes.flatMap(({ moves }) => moves)
    .find((one) => one.step === step && one.call === 'code/check');
  if (!move) throw new Error(`no answer to ${step}`);
  return (move.body as { readonly code: string }).code;
}

const passing = (...times: readonly number[]): Frame[] => times.map((after) => ({ after }));
const press = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first().click();

/** The point of the screen below which the seal lies, and how high the flap is lifted. */
async function seal(
  page: Page,
): Promise<{ readonly x: number; readonly y: number; readonly height: number }> {
  const box = await page.locator('[data-flap]').boundingBox();
  if (!box) throw new Error('there is no envelope');
  return { x: box.x + box.width / 2, y: box.y + box.height - 30, height: box.height };
}
const grip = async (page: Page): Promise<void> => {
  const { x, y } = await seal(page);
  await page.mouse.move(x + 4, y - 8);
  await page.mouse.down();
};
/** Pulls the flap up by a share of its height. */
const pull = (share: number) => async (page: Page) => {
  const { x, y, height } = await seal(page);
  await page.mouse.move(x, y - height * share);
};
const letGo = (page: Page): Promise<void> => page.mouse.up();

const opening: Moment = {
  name: 'opening',
  as: newcomer,
  drawn: 'hub',
  moves: ['deliver', 'breathe', 'crumble', 'script'],
  begin: async (page) => {
    await page.goto('/a/C00001');
    await page.getByRole('button', { name: 'Valider' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await page.locator('[data-opening=sealed]').waitFor();
    await page.getByRole('navigation', { name: 'Applications' }).waitFor();
  },
  frames: [
    ...passing(160, 500),
    { act: grip, after: 60 },
    { act: pull(0.35), after: 60 },
    { act: pull(0.8), after: 60 },
    { act: letGo, after: 500 },
    ...passing(400, 300, 230, 200, 300, 900),
  ],
};

const open = (path: string, ready: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
};
/** Sets the wheels as far as this share of the code. */
const dial = (code: string, from: number, to: number) => async (page: Page) => {
  const wheels = page.getByRole('spinbutton');
  for (let wheel = from; wheel < to; wheel += 1) await wheels.nth(wheel).press(code[wheel] ?? '');
};
const DIALLED = 'TRINITE_TO_ASSEZAT';
const year = answerTo(DIALLED);
const nextStep = async (page: Page): Promise<void> => {
  await press('Passer à l’étape suivante')(page);
  await page.locator('[data-solved]').waitFor();
};
const solved: Moment = {
  name: 'solved',
  as: player(CITY, DIALLED),
  drawn: 'dials',
  moves: ['roll', 'pass', 'strike', 'jolt', 'fly'],
  begin: open('/home/app/code', 'main:not([inert]) [role=spinbutton]'),
  frames: [
    { act: dial(year, 0, 2), after: 70 },
    { act: dial(year, 2, year.length), after: 3000 },
    {
      act: async (page, pass) => {
        await pass(3000);
        await page.locator('[data-clear]').waitFor();
      },
      after: 100,
    },
    ...passing(500, 500, 900),
    { act: nextStep, after: 140 },
    ...passing(100, 120, 330, 150, 120),
  ],
};

const TUNED = 'FREQUENCES';
const frequency = answerTo(TUNED);
/** What is heard is loaded and begins in its own time. */
const listen = async (page: Page): Promise<void> => {
  await press('Écouter')(page);
  await page.locator('[data-caption]').waitFor();
};
const found: Moment = {
  name: 'found',
  as: player(CITY, TUNED),
  drawn: 'tuner',
  moves: ['roll', 'breathe', 'tremble', 'slip'],
  begin: open('/home/app/code', 'main:not([inert]) [role=spinbutton]'),
  frames: [
    ...passing(100),
    { act: dial(frequency, 0, 2), after: 200 },
    { act: dial(frequency, 2, 3), after: 300 },
    { act: dial(frequency, 3, 5), after: 200 },
    ...passing(240),
    {
      act: async (page, pass) => {
        await dial(frequency, 5, frequency.length)(page);
        await pass(2000);
        await page.getByRole('button', { name: 'Lire ce que l’on entend' }).waitFor();
      },
      after: 100,
    },
    { act: listen, after: 300 },
    ...passing(1200, 1200),
    { act: press('Lire ce que l’on entend'), after: 90 },
    ...passing(200),
    { act: press('Ranger le texte'), after: 100 },
  ],
};

const scroll = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' }));
/** Another screen is loaded in the running time of its page. */
const turnTo = (path: string, ready: string) => async (page: Page) => {
  await page.clock.resume();
  await open(path, ready)(page);
};
const end: Moment = {
  name: 'end',
  as: player(CITY, 'GAME_END'),
  moves: [],
  begin: open('/home', 'nav[aria-label=Applications] a'),
  frames: [
    ...passing(700),
    { act: turnTo('/home/app/credits', 'main [data-page=ready]'), after: 100 },
    ...Array.from({ length: 4 }, () => ({ act: scroll, after: 100 })),
    { act: turnTo('/home/planche', 'main li img'), after: 100 },
    { act: scroll, after: 100 },
    { act: scroll, after: 100 },
    { act: turnTo('/document/map', '[data-walk]'), after: 100 },
    { act: turnTo('/home/carnet', 'main li'), after: 100 },
    { act: turnTo('/home/app/report', 'main article, main section'), after: 100 },
  ],
};

/** The moments that are kept as pictures. */
export const moments: readonly Moment[] = [opening, solved, found, end];

const tape: Moment = {
  name: 'tape',
  as: player(CITY, 'FIND_FOUNTAIN'),
  moves: ['unroll'],
  begin: open('/home/messages/premierMessage?appear=1', 'main [role=img]'),
  frames: passing(200, 600, 400),
};
const turn: Moment = {
  name: 'page turn',
  as: player(CITY, 'PISTE_PHOTO'),
  moves: ['turn'],
  begin: open('/document/mission_order', 'main [data-page=ready]'),
  frames: [
    { act: (page) => page.locator('main a[rel=next]').click(), after: 100 },
    ...passing(400),
    { act: (page) => page.locator('main a[rel=prev]').click(), after: 100 },
  ],
};
const wrong: Moment = {
  name: 'wrong answer',
  as: player(CITY, 'PISTE_PHOTO'),
  moves: ['refuse'],
  begin: open('/home/app/code', 'main:not([inert]) input'),
  frames: [
    {
      act: async (page) => {
        await page.getByRole('textbox').fill('nulle part');
        await page.keyboard.press('Enter');
        await page.locator('[aria-invalid=true]').waitFor();
      },
      after: 100,
    },
  ],
};
const right: Moment = {
  name: 'right answer',
  as: player(CITY, 'PISTE_PHOTO'),
  moves: ['strike-down'],
  begin: open('/home/app/correct', 'main .is-struck'),
  frames: passing(100, 300),
};
const landing: Moment = {
  name: 'landing page',
  as: nobody,
  moves: ['strike', 'appear', 'deliver'],
  begin: open('/', 'main h1'),
  frames: passing(300, 2000, 2000),
};

/** More moments that move. */
export const otherMoments: readonly Moment[] = [landing, tape, turn, wrong, right];
