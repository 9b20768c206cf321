// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Modal } from '../../../web/components/overlays/Modal.tsx';
import { freshPages } from '../support/app.tsx';

freshPages();

const dialog = (disabled: boolean, isThere = true) => (
  <Modal title="Indices" onClose={() => undefined}>
    {isThere && <button disabled={disabled}>Révéler</button>}
  </Modal>
);

describe('the focus in a dialog', () => {
  it('stays where Tab has taken it, outside the page, whatever is drawn again meanwhile', () => {
    const { rerender } = render(dialog(false));
    const button = screen.getByRole('button', { name: 'Révéler' });
    button.focus();
    button.blur();
    rerender(dialog(false));
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['goes away', dialog(false, false)],
    ['can no longer be pressed', dialog(true)],
  ])('goes on from the title when what had it %s', (_how, after) => {
    const { rerender } = render(dialog(false));
    const button = screen.getByRole('button', { name: 'Révéler' });
    button.focus();
    // A browser takes the focus away from what is disabled; jsdom leaves it there.
    button.blur();
    rerender(after);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Indices' }));
  });
});
