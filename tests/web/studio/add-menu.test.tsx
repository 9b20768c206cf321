// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddMenu } from '../../../web/studio/AddMenu.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const opener = () => screen.getByRole('button', { name: 'Ajouter un champ…' });

it('what is chosen in the menu is added at once, and Escape leaves the menu without adding', () => {
  const onAdd = vi.fn();
  const things = [
    { name: 'picture', label: 'Image' },
    { name: 'links', label: 'Liens' },
  ];
  render(<AddMenu label="Ajouter un champ" things={things} onAdd={onAdd} />);
  fireEvent.click(opener());
  fireEvent.keyDown(screen.getByRole('button', { name: 'Liens' }), { key: 'Escape' });
  expect([screen.queryByText('Liens'), document.activeElement, onAdd.mock.calls]).toEqual([
    null,
    opener(),
    [],
  ]);
  fireEvent.click(opener());
  fireEvent.click(screen.getByRole('button', { name: 'Liens' }));
  expect([screen.queryByText('Liens'), onAdd.mock.calls]).toEqual([null, [['links']]]);
});
