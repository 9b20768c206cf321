// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FileEditor } from '../../../web/studio/files/file-editor.ts';
import { ReplayButton } from '../../../web/studio/phone/ReplayButton.tsx';
import type { Telephone } from '../../../web/studio/use-telephone.ts';

it('stops the typing by its button and by its key, as long as the telephone types', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const message = frame.contentDocument?.body.appendChild(document.createElement('p'));
  message?.setAttribute('data-typing', '');
  const showWhole = vi.fn(() => message?.removeAttribute('data-typing'));
  const telephone = { frame: { current: frame }, standing: null, showWhole } as unknown as Telephone;
  const button = (name: string) => screen.findByRole('button', { name: `${name} F8` });
  render(
    <ReplayButton
      city={{ sheet: null }}
      path="messages/bienvenue.mdx"
      editor={{} as FileEditor}
      telephone={telephone}
    />,
  );
  fireEvent.click(await button('Arrêter la frappe'));
  await button('Voir taper ce message');
  message?.setAttribute('data-typing', '');
  await button('Arrêter la frappe');
  fireEvent.keyDown(window, { key: 'F8' });
  await button('Voir taper ce message');
  expect(showWhole).toHaveBeenCalledTimes(2);
});
