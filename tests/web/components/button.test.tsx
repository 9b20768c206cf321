// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../web/components/actions/Button.tsx';

afterEach(cleanup);

describe('a disabled button', () => {
  const press = vi.fn();
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (held: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" held={held} onClick={press}>
        Valider
      </Button>
    </form>
  );

  it('keeps the focus and does nothing until it is enabled', () => {
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Valider' });
    button.focus();
    rerender(form(true));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
    rerender(form(false));
    fireEvent.click(button);
    expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  });
});
