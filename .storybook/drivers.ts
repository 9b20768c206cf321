import type { BoundFunctions, queries } from '@testing-library/dom';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { PuzzleSlug } from '../engine/public.ts';

type Canvas = BoundFunctions<typeof queries>;

/** How a player enters a code on an instrument. */
export type Driver = (canvas: Canvas, code: string) => Promise<void>;

const PATIENCE = { timeout: 12_000 };

const typeAndSend: Driver = async (canvas, code) => {
  const field = await canvas.findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: /valider/i }));
};

export const turnDials: Driver = async (canvas, code) => {
  const dials = await canvas.findAllByRole('spinbutton');
  for (const [index, dial] of dials.entries()) {
    dial.focus();
    await userEvent.keyboard(code[index] ?? '0');
  }
};

/** The digits on the dials, then the key that leads on. */
const setDials: Driver = async (canvas, code) => {
  await turnDials(canvas, code);
  await userEvent.click(await canvas.findByRole('button', { name: /étape suivante/i }, PATIENCE));
};

/** Initials where it is shut; else the messages to their end, and « Oui ». */
const converse: Driver = async (canvas, code) => {
  const field = await waitFor(() => canvas.queryByRole('textbox', { name: 'Initiales' }) ?? canvas.getByRole('log'), PATIENCE);
  if (field.getAttribute('role') !== 'log') return userEvent.type(field, code);
  await userEvent.click(await canvas.findByRole('button', { name: 'Appuyer pour Confirmer' }, PATIENCE));
  await userEvent.click(await canvas.findByRole('button', { name: 'Oui' }));
};

/** Pictures by their place on the screen, « 2-3-1 », then VALIDER. */
export const pressPictures: Driver = async (canvas, code) => {
  const keys = within(await canvas.findByRole('list', { name: 'Images' })).getAllByRole('button');
  const chosen = code.split('-').map((place) => keys[Number(place) - 1]);
  for (const key of chosen) if (key) await userEvent.click(key);
};

const pressAndSend: Driver = async (canvas, code) => {
  await pressPictures(canvas, code);
  await userEvent.click(canvas.getByRole('button', { name: 'VALIDER' }));
};

const fillAndSend: Driver = async (canvas, code) => {
  const numbers = code.split('-');
  for (const [index, field] of (await canvas.findAllByRole('textbox')).entries()) await userEvent.type(field, numbers[index] ?? '');
  await userEvent.click(canvas.getByRole('button', { name: 'VALIDER' }));
};

/** In the final application: « 3_ANCRE ». */
export const giveFinalCode: Driver = async (canvas, code) => {
  const [size = '', word = ''] = code.split('_');
  const shown = async () => Number(/\d+/.exec((await canvas.findByRole('group', { name: 'Taille du carré' })).textContent)?.[0]);
  while ((await shown()) < Number(size)) await userEvent.click(canvas.getByRole('button', { name: 'Plus grand' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Sélectionner' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Accéder' }, PATIENCE));
  await typeAndSend(canvas, word);
};

export const tuneTo: Driver = async (canvas, code) => {
  await canvas.findByRole('region', { name: 'Récepteur' });
  if (canvas.queryByRole('slider') === null) return turnDials(canvas, code);
  const scale = await canvas.findByRole('slider');
  const distance = () => Number(code) - Number(scale.getAttribute('aria-valuenow'));
  const press = (key: string, times: number) => Promise.all(Array.from({ length: times }, () => fireEvent.keyDown(scale, { key })));
  await press(distance() > 0 ? 'PageUp' : 'PageDown', Math.floor(Math.abs(distance()) / 100));
  await waitFor(() => expect(Math.abs(distance())).toBeLessThan(100));
  await press(distance() > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(distance()));
  await waitFor(() => expect(distance()).toBe(0));
};

const tuneAndListen: Driver = async (canvas, code) => {
  await tuneTo(canvas, code);
  await userEvent.click(canvas.getByRole('button', { name: 'Écouter' }));
};

/** By type; a type that is not here has one field and a button. */
const drivers: Partial<Record<PuzzleSlug, Driver>> = {
  conversation: converse,
  'digit-dials': setDials,
  'letter-dials': setDials,
  'number-fields': fillAndSend,
  'picture-order': pressAndSend,
  'picture-toggles': pressAndSend,
  tuner: tuneAndListen,
};

/** Enters a code on the instrument of a type, as a player would. */
export const drive = (type: PuzzleSlug): Driver => drivers[type] ?? typeAndSend;

/** Waits until the bench announces that the step was passed. */
export const expectSolved = async (canvas: Canvas): Promise<void> => {
  await canvas.findByText('Étape franchie', {}, PATIENCE);
};
