import type { BoundFunctions, queries } from '@testing-library/dom';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

export type Canvas = BoundFunctions<typeof queries>;

/** Enters a code on an instrument. */
type Driver = (canvas: Canvas, code: string) => Promise<void>;

/** Gestures of a player on one kind of instrument. */
interface InstrumentGestures {
  /** Whether the displayed instrument is of this kind. */
  readonly isThere: (canvas: Canvas) => boolean;
  readonly enter: Driver;
  readonly send: (canvas: Canvas) => Promise<void>;
  readonly read: (canvas: Canvas) => string;
}

/** Queries on the whole page, because dialogs are outside the story's root. */
export const screenOf = (element: HTMLElement): Canvas => within(element.ownerDocument.body);

/** Waits for the instrument, whose chunk is loaded on demand. */
export async function instrumentOf(canvas: Canvas): Promise<HTMLElement> {
  const room = await canvas.findByRole('main');
  await waitFor(() => expect(within(room).queryByText(/L’instrument chauffe/)).toBeNull());
  return room;
}

const press = async (canvas: Canvas, name: RegExp): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** A submit button has another name while the answer is sent. */
const SENDS = /^(valider|décider|envoi)/i;

const valuesOf = (canvas: Canvas): string =>
  canvas
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
    .join('-');

const isShown = (role: string, name?: string) => (canvas: Canvas) =>
  canvas.queryAllByRole(role, name === undefined ? {} : { name }).length > 0;

const oneLine: InstrumentGestures = {
  isThere: isShown('textbox'),
  async enter(canvas, code) {
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, code);
  },
  // The writer can name the button of the default form.
  send: (canvas) => press(canvas, /valider|envo[iy]/i),
  read: valuesOf,
};

const numbers: InstrumentGestures = {
  isThere: (canvas) => canvas.queryAllByRole('textbox').length > 1,
  async enter(canvas, code) {
    const parts = code.split('-');
    for (const [index, field] of (await canvas.findAllByRole('textbox')).entries())
      await userEvent.type(field, parts[index] ?? '');
  },
  send: (canvas) => press(canvas, SENDS),
  read: valuesOf,
};

export const turnDials: Driver = async (canvas, code) => {
  const dials = await canvas.findAllByRole('spinbutton');
  for (const [index, dial] of dials.entries()) {
    dial.focus();
    await userEvent.keyboard(code[index] ?? '0');
  }
};

/**
 * Sets digits or letters, waits for the verdict, then presses the button to continue, which a wrong code does
 * not have.
 */
const dials: InstrumentGestures = {
  isThere: isShown('spinbutton'),
  enter: turnDials,
  async send(canvas) {
    const verdict = await canvas.findByText(/^Code (Correct|Erroné)$/);
    if (verdict.textContent.includes('Correct')) await press(canvas, /étape suivante/i);
  },
  read: (canvas) =>
    canvas
      .getAllByRole('spinbutton')
      .map((dial) => dial.getAttribute('aria-valuetext') ?? dial.getAttribute('aria-valuenow'))
      .join(''),
};

/**
 * Locked: types the initials, which are submitted automatically. Open: waits for all messages and answers «
 * Oui ».
 */
const messages: InstrumentGestures = {
  isThere: (canvas) => isShown('log')(canvas) || isShown('textbox', 'Initiales')(canvas),
  async enter(canvas, code) {
    const field = await waitFor(
      () => canvas.queryByRole('textbox', { name: 'Initiales' }) ?? canvas.getByRole('log'),
    );
    if (field.getAttribute('role') !== 'log') await userEvent.type(field, code);
  },
  async send(canvas) {
    if (canvas.queryByRole('log') === null) return;
    await press(canvas, /Appuyer pour Confirmer/);
    await press(canvas, /^Oui$/);
  },
  read: valuesOf,
};

/** The last reply of the path that is being entered: pressing it sends the answer. */
let lastReply = '';

const replyButton = async (canvas: Canvas, label: string): Promise<HTMLElement> => {
  const answer = within(await canvas.findByRole('group', { name: 'Votre réponse' }));
  return answer.findByRole('button', {
    name: new RegExp(label.replaceAll(/[^\p{L}\p{N}]+/gu, '.{1,3}'), 'iu'),
  });
};

/**
 * Gives the replies one after another, « La recrue > Pas encore »; the last part is typed where there is a
 * field.
 */
const replies: InstrumentGestures = {
  isThere: isShown('group', 'Votre réponse'),
  async enter(canvas, code) {
    const said = code.split(' > ');
    lastReply = said.pop() ?? '';
    for (const label of said) await userEvent.click(await replyButton(canvas, label));
    await waitFor(() =>
      expect(within(canvas.getByRole('group', { name: 'Votre réponse' })).getAllByRole('button')).not.toEqual(
        [],
      ),
    );
    if (canvas.queryByRole('textbox') !== null) await oneLine.enter(canvas, lastReply);
  },
  async send(canvas) {
    if (canvas.queryByRole('textbox') === null) await userEvent.click(await replyButton(canvas, lastReply));
    else await oneLine.send(canvas);
  },
  read: valuesOf,
};

/** A radio button per option: the code is the value of one. A final decision is confirmed. */
const decision: InstrumentGestures = {
  isThere: isShown('radio'),
  async enter(canvas, code) {
    const options = await canvas.findAllByRole<HTMLInputElement>('radio');
    const option = options.find(({ value }) => value === code);
    if (option) await userEvent.click(option);
  },
  async send(canvas) {
    await press(canvas, SENDS);
    if (canvas.queryByRole('dialog') !== null) await press(canvas, /^Confirmer$/);
  },
  read: (canvas) => canvas.queryByRole<HTMLInputElement>('radio', { checked: true })?.value ?? '',
};

const picturesOf = (canvas: Canvas): HTMLElement[] =>
  within(canvas.getByRole('list', { name: 'Images' })).getAllByRole('button');

/** Presses pictures by their position on the screen, « 2-3-1 ». */
const pressPictures: Driver = async (canvas, code) => {
  await canvas.findByRole('list', { name: 'Images' });
  for (const place of code.split('-')) {
    const key = picturesOf(canvas)[Number(place) - 1];
    if (key) await userEvent.click(key);
  }
};

const pictures: InstrumentGestures = {
  isThere: isShown('list', 'Images'),
  enter: pressPictures,
  send: (canvas) => press(canvas, SENDS),
  read: (canvas) =>
    picturesOf(canvas)
      .filter((key) => key.dataset['lit'] !== undefined)
      .map((key) => key.textContent)
      .join('-'),
};

const tuneTo: Driver = async (canvas, code) => {
  await canvas.findByRole('region', { name: 'Récepteur' });
  if (canvas.queryByRole('slider') === null) return turnDials(canvas, code);
  const scale = await canvas.findByRole('slider');
  const distance = () => Number(code) - Number(scale.getAttribute('aria-valuenow'));
  const strike = (key: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => fireEvent.keyDown(scale, { key })));
  await strike(distance() > 0 ? 'PageUp' : 'PageDown', Math.floor(Math.abs(distance()) / 100));
  await waitFor(() => expect(Math.abs(distance())).toBeLessThan(100));
  await strike(distance() > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(distance()));
  await waitFor(() => expect(distance()).toBe(0));
};

/** Tunes and listens: the frequency is submitted at the recording's end. */
const receiver: InstrumentGestures = {
  isThere: isShown('region', 'Récepteur'),
  enter: tuneTo,
  send: (canvas) => press(canvas, /^Écouter$/),
  read: (canvas) => canvas.queryByRole('slider')?.getAttribute('aria-valuenow') ?? dials.read(canvas),
};

/** The final application: « 3_ANCRE ». */
const finalApplication: InstrumentGestures = {
  isThere: isShown('group', 'Taille du carré'),
  async enter(canvas, code) {
    const [size = '', word = ''] = code.split('_');
    const shown = async () =>
      Number(/\d+/.exec((await canvas.findByRole('group', { name: 'Taille du carré' })).textContent)?.[0]);
    while ((await shown()) < Number(size)) await press(canvas, /^Plus grand$/);
    await press(canvas, /^Sélectionner$/);
    await press(canvas, /^Accéder$/);
    await oneLine.enter(canvas, word);
  },
  send: oneLine.send,
  read: valuesOf,
};

/** The first match is used, so the general ones come last. */
const all: readonly InstrumentGestures[] = [
  finalApplication,
  receiver,
  dials,
  pictures,
  decision,
  replies,
  messages,
  numbers,
  oneLine,
];

/**
 * Gestures for the displayed instrument, detected by its controls: a new type made of known controls needs no
 * code here.
 */
export async function gesturesFor(canvas: Canvas): Promise<InstrumentGestures> {
  await instrumentOf(canvas);
  return waitFor(() => {
    const gestures = all.find(({ isThere }) => isThere(canvas));
    if (!gestures) throw new Error('No gestures for this instrument: add them to web/workshop/drivers.ts');
    return gestures;
  });
}

/** Enters a code on the displayed instrument and submits it. */
export async function give(canvas: Canvas, code: string): Promise<void> {
  const { enter, send } = await gesturesFor(canvas);
  await enter(canvas, code);
  await send(canvas);
}

/** Waits for the announcement that the step is solved. */
export const expectSolved = async (canvas: Canvas): Promise<void> => {
  await canvas.findByText('Étape franchie');
};
