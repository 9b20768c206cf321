// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Enlargeable } from '../../../web/components/overlays/full-view/Enlargeable.tsx';
import { teachDialogs } from '../support/dialogs.ts';

beforeEach(teachDialogs);
afterEach(cleanup);

async function enlarge(): Promise<HTMLElement> {
  render(
    <Enlargeable title="Un phare">
      <img src="/phare.svg" alt="Un phare" />
    </Enlargeable>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Agrandir/ }));
  await act(() => vi.dynamicImportSettled());
  return screen.findByRole('dialog', { name: 'Un phare' });
}

const zoom = (dialog: HTMLElement) =>
  Number(dialog.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--zoom'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const touches = (...places: number[]) => ({
  touches: places.map((clientX, identifier) => ({ identifier, clientX, clientY: 0 })),
});

describe('a picture over the whole screen', () => {
  it('is zoomed by its buttons and by keys, and never smaller than the screen', async () => {
    const dialog = await enlarge();
    expect(zoom(dialog)).toBe(1);
    press('Agrandir');
    expect(zoom(dialog)).toBe(1.5);
    fireEvent.keyDown(dialog, { key: '+' });
    expect(zoom(dialog)).toBe(2.25);
    fireEvent.keyDown(dialog, { key: '0' });
    press('Réduire');
    fireEvent.keyDown(dialog, { key: '-' });
    expect(zoom(dialog)).toBe(1);
  });

  it('is zoomed by a pinch gesture', async () => {
    const dialog = await enlarge();
    const frame = screen.getByRole('region');
    fireEvent.touchStart(frame, touches(100, 200));
    fireEvent.touchMove(frame, touches(50, 250));
    expect(zoom(dialog)).toBe(2);
    fireEvent.touchEnd(frame, touches(50));
    fireEvent.touchMove(frame, touches(0));
    expect(zoom(dialog)).toBe(2);
  });

  it.each([
    ['« Fermer »', () => press('Fermer')],
    [
      'the key that cancels',
      () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    ],
  ])('is closed by %s', async (_name, leave) => {
    await enlarge();
    leave();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
