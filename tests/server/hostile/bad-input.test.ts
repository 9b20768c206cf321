import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import { playTo } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const playerAt = async (step: string) => playTo(await app.playing(), step);

/**
 * Input that the real screens cannot send, or only by mistake: refused with a French message and without an
 * effect.
 */
describe('an invalid answer', () => {
  it.each([
    ['a picture chosen twice', 'FRISE', '1-1-2', 'Choisissez les 3 images, chacune une fois'],
    ['a picture that is not there', 'VITRINE', '1-9', 'Une de ces images n’est pas ici'],
    ['a combination too short', 'PORT_VIEUX', '41', 'Il faut 4 chiffres'],
    ['a word too short for its dials', 'VERRIERE', 'GREL', 'Il faut 6 lettres'],
    ['an emoji in a text area', 'BALCON', '🦆', 'Code trop court'],
    ['10,000 characters in a text area', 'BALCON', 'passeur '.repeat(1250), 'Code trop long'],
    ['a frequency beyond the scale', 'PHARE', '10612', 'Il faut 4 chiffres'],
    ['a frequency below it', 'PHARE', '-', 'Il faut 4 chiffres'],
  ])('%s', async (_what, step, code, words) => {
    const player = await playerAt(step);
    // More requests than free wrong answers.
    for (let count = 0; count < 7; count += 1) {
      const { status, body } = await player.answer(code);
      expect([status, body.error, body.seconds]).toEqual([404, words, undefined]);
    }
    expect((await player.status()).step?.name).toBe(step);
    expect((await player.answer(TINY_ANSWERS[step] ?? '')).status).toBe(200);
  });

  it.each([
    ['PORT_VIEUX', '٠٤١٢'],
    ['REGISTRE', '٨٣١٧-٤٥٦-١٧٩٣'],
    ['PHARE', '۰۶۱۲'],
  ])('is not one in the digits of another script: at %s, %s is right', async (step, code) => {
    expect((await (await playerAt(step)).answer(code)).status).toBe(200);
  });
});
