// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { missingWords, ReadyButton } from '../../../web/studio/ReadyButton.tsx';

it('a button that lacks something says what beside it', () => {
  render(<ReadyButton missing={missingWords([false, 'la licence', 'le nom'])}>Écrire</ReadyButton>);
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Écrire',
    description: /la licence, le nom/u,
  });
  expect(button.disabled).toBe(true);
});

/** The button itself, and arrows of which nothing is seen at the end of their list. */
const APART: readonly string[] = ['ReadyButton.tsx', 'form/ListItem.tsx'];

it('no other button of the studio is switched off', () => {
  const folder = join(import.meta.dirname, '../../../web/studio');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !APART.includes(path),
  );
  const found = sources.filter((path) =>
    /<(?!option)\w+\b[^<]*?(?<!aria-)\bdisabled\b/u.test(readFileSync(join(folder, path), 'utf8')),
  );
  expect(found).toEqual([]);
});
