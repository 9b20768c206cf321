// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PictureOrderPublic } from '../../../engine/puzzles/picture-order.ts';
import type { PictureTogglesPublic } from '../../../engine/puzzles/picture-toggles.ts';
import { PictureOrder } from '../../../web/puzzles/picture-order/PictureOrder.tsx';
import { PictureToggles } from '../../../web/puzzles/picture-toggles/PictureToggles.tsx';
import type { SubmitResult } from '../../../web/puzzles/widget.ts';
import { expectShown } from '../support/expect-shown.ts';
import { freshWidgets, inRoute, pass, widgetProps } from '../support/widget.tsx';

freshWidgets();

const pictures = ['Ancre', 'Horloge', 'Puits'].map((alt, index) => ({
  id: String(index + 1),
  address: `/media/${index}.svg`,
  alt,
}));
const order: PictureOrderPublic = { type: 'picture-order', header: 'Du port', pictures, links: [] };
const toggles: PictureTogglesPublic = { type: 'picture-toggles', header: 'Sur le quai', pictures, links: [] };
const wrong: SubmitResult = { ok: false, message: 'Code Erroné' };

const key = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (...names: (string | RegExp)[]) => names.forEach((name) => fireEvent.click(key(name)));
const isDisabled = (name: string) => key(name).hasAttribute('disabled');
async function send(): Promise<void> {
  press('VALIDER');
  await pass(0);
}

describe('pictures to put in order', () => {
  it('G-TLSE-13: keep VALIDER disabled until all are chosen', () => {
    inRoute(<PictureOrder {...widgetProps(order)} />);
    press('Puits', 'Ancre');
    expect(isDisabled('VALIDER')).toBe(true);
    press('Horloge');
    expect(isDisabled('VALIDER')).toBe(false);
  });

  it('G-TLSE-14: are chosen once each and show their position', async () => {
    const given = widgetProps(order);
    inRoute(<PictureOrder {...given} />);
    press('Puits', /^Puits/, 'Ancre');
    expect(screen.getByRole('status').textContent).toBe('2 sur 3');
    expect(key(/^Puits\s*numéro\s*1$/).getAttribute('aria-disabled')).toBe('true');
    press('Horloge');
    await send();
    expect(given.submit.mock.calls).toEqual([['3-1-2']]);
  });

  it('G-TLSE-15: are cleared after a wrong order, with the focus on the first', async () => {
    const given = widgetProps(order, { result: wrong });
    inRoute(<PictureOrder {...given} />);
    press('Ancre', 'Horloge', 'Puits');
    key('VALIDER').focus();
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Code Erroné');
    expect(screen.queryByRole('button', { name: /numéro/ })).toBeNull();
    expect(isDisabled('VALIDER')).toBe(true);
    expect(given.saveDraft).toHaveBeenLastCalledWith('');
  });

  it('are restored as they were left, and cleared by « Recommencer »', () => {
    const given = widgetProps(order, { draft: '2-1' });
    inRoute(<PictureOrder {...given} />);
    expectShown(key(/^Horloge\s*numéro\s*1$/));
    press('Recommencer');
    expect(screen.getByRole('status').textContent).toBe('0 sur 3');
    expect(given.saveDraft).toHaveBeenLastCalledWith('');
  });
});

describe('pictures to select', () => {
  const lit = () =>
    screen
      .queryAllByRole('button', { pressed: true })
      .map((one) => within(one).getByRole('img').getAttribute('alt'));

  it('G-PARIS-17: enable VALIDER with the first selected one, and disable it with none', () => {
    inRoute(<PictureToggles {...widgetProps(toggles)} />);
    expect(isDisabled('VALIDER')).toBe(true);
    press('Puits');
    expect([lit(), isDisabled('VALIDER')]).toEqual([['Puits'], false]);
    press('Puits');
    expect([lit(), isDisabled('VALIDER')]).toEqual([[], true]);
  });

  it('G-STEP-07: are sent in the order of the screen, whatever the order of the taps', async () => {
    const given = widgetProps(toggles);
    inRoute(<PictureToggles {...given} />);
    press('Puits', 'Ancre');
    await send();
    expect(given.submit.mock.calls).toEqual([['1-3']]);
  });

  it('G-PARIS-18: are cleared after a wrong combination', async () => {
    inRoute(<PictureToggles {...widgetProps(toggles, { result: wrong })} />);
    press('Puits', 'Ancre');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Code Erroné');
    expect(lit()).toEqual([]);
  });

  it('are restored by « Remettre mes choix », also after « Recommencer »', async () => {
    const given = widgetProps(toggles, { result: wrong });
    inRoute(<PictureToggles {...given} />);
    press('Puits', 'Ancre');
    await send();
    press('Remettre mes choix');
    expect([lit(), isDisabled('VALIDER')]).toEqual([['Ancre', 'Puits'], false]);
    expect(given.saveDraft).toHaveBeenLastCalledWith('1-3');
    press('Recommencer', 'Remettre mes choix');
    expect(lit()).toEqual(['Ancre', 'Puits']);
  });
});
