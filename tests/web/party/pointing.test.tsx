// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeAt, shownPlace } from '../../../web/player/party/pictures.ts';
import { getState } from '../../../web/state/store.ts';
import { freshPages, openAsPlayer } from '../support/app.tsx';
import { fakeStreams } from '../support/fake-stream.ts';
import { makeParty, makeStatus } from '../support/statuses.ts';

freshPages();

const SIZE = 100;
const boxAt = (left: number, width: number, height: number): DOMRect =>
  ({ left, top: 0, width, height, right: left + width, bottom: height }) as DOMRect;

/** The pictures stand side by side; a button is as large as its picture, a page as all of them. */
function boxOf(element: Element): DOMRect {
  const picture = element.matches('img')
    ? element
    : element.matches('button') && element.querySelector('img');
  const place = picture ? [...document.querySelectorAll('img')].indexOf(picture) : -1;
  return place < 0 ? boxAt(0, 1000, 1000) : boxAt(place * SIZE, SIZE, SIZE);
}
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
});
afterEach(() => vi.restoreAllMocks());

const pictures = ['Un lac', 'Un pont', 'Une grille'].map((alt, index) => ({
  ...{ id: `p${index}`, alt },
  address: `/media/${index}.svg`,
}));
const puzzle = { type: 'picture-order', header: 'Les images', pictures, links: [] };

/** Camille’s telephone, before the pictures of an instrument. */
async function beforePictures() {
  const status = makeStatus({ party: makeParty() }, { puzzle: puzzle as never });
  const fake = openAsPlayer('/home/app/code', status, {
    'GET user/check': { status: 403, json: { error: 'GUEST', message: 'Non.' } },
    'GET party/stream': fakeStreams().answer,
    'POST party/mark': { json: {} },
    'POST party/hand': { json: {} },
  });
  const keys = await screen.findAllByRole('button', { name: /^Une? / });
  await waitFor(() => expect(getState().live).not.toBeNull());
  const marks = () => fake.calls.filter(({ path }) => path === 'party/mark').map(({ body }) => body);
  const [first, second] = keys;
  if (!first || !second) throw new Error('there are no pictures');
  // What points is loaded after the instrument.
  await waitFor(() => {
    fireEvent.keyDown(first, { key: 'm' });
    expect(marks()).not.toEqual([]);
  });
  return { first, second, marks };
}

const markOf = (picture: number) => ({ paper: 'step/GARE', picture, x: 0.5, y: 0.5 });
const isChosen = (key: Element): boolean => key.getAttribute('aria-disabled') === 'true';
const finger = { isPrimary: true, button: 0, clientX: 1.5 * SIZE, clientY: 0.5 * SIZE };

it('a picture that has the focus is pointed at by a key, which is said to who points', async () => {
  const { marks } = await beforePictures();
  expect(marks()[0]).toEqual(markOf(0));
  expect(await screen.findByText('Les autres voient l’endroit.')).toBeTruthy();
});

it('a held picture is pointed at and not pressed, and a touched one is pressed', async () => {
  const { second, marks } = await beforePictures();
  const before = marks().length;
  fireEvent.pointerDown(second, finger);
  expect(fireEvent.contextMenu(second), 'its menu would take the finger away').toBe(false);
  await waitFor(() => expect(marks().slice(before)).toEqual([markOf(1)]));
  fireEvent.pointerUp(second, finger);
  fireEvent.click(second);
  expect(isChosen(second)).toBe(false);
  fireEvent.pointerDown(second, finger);
  fireEvent.pointerUp(second, finger);
  fireEvent.click(second);
  await waitFor(() => expect(isChosen(second)).toBe(true));
  expect(marks()).toHaveLength(before + 1);
});

it('an enlarged picture is the one of the page, and marks stand on it', () => {
  const page = document.createElement('div');
  page.innerHTML = '<p><img></p><p data-enlarged><img></p><p><img></p>';
  const view = document.createElement('dialog');
  view.setAttribute('open', '');
  view.innerHTML = '<img>';
  document.body.append(page, view);
  const [, on, , enlarged] = document.querySelectorAll('img');
  if (!on || !enlarged) throw new Error('there are no pictures');
  expect(placeAt(page, enlarged, 3.25 * SIZE, 50)).toEqual({ picture: 1, x: 0.25, y: 0.5 });
  expect(placeAt(page, on, 1.25 * SIZE, 50)).toEqual({ picture: 1, x: 0.25, y: 0.5 });
  expect(placeAt(page, document.body, 1.25 * SIZE, 50)).toBeNull();
  expect(shownPlace(page, { picture: 1, x: 0.25, y: 0.5 })).toEqual({ view, x: 3.25 * SIZE, y: 50 });
  expect(shownPlace(page, { picture: 2, x: 0.25, y: 0.5 })).toEqual({ view: null, x: 2.25 * SIZE, y: 50 });
  page.remove();
  view.remove();
});
