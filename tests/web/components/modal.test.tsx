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
  it('stays outside the page after Tab, whatever is rendered meanwhile', () => {
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
  ])('moves to the title when the focused element %s', (_how, after) => {
    const { rerender } = render(dialog(false));
    const button = screen.getByRole('button', { name: 'Révéler' });
    button.focus();
    // Browsers blur disabled elements; jsdom does not.
    button.blur();
    rerender(after);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Indices' }));
  });
});
