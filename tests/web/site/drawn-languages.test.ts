// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../engine/public.ts';
import { render, renderGame } from '../../../web/entry-server.tsx';
import { makeStatus } from '../support/statuses.ts';

const status = makeStatus();
const game = (language: Language) => () =>
  renderGame({ language, account: { email: 'anne@poste.example', admin: false }, status }, '/home', () =>
    Promise.reject(new Error('no page')),
  );
const page = (address: string) => () => render(address);

describe('documents that are drawn at once', () => {
  it('have each the words and the typography of its reader', async () => {
    const all = [game('fr'), game('en'), page('/cgv'), page('/en/cgv'), game('en'), game('fr')];
    const together = await Promise.all(all.map((draw) => draw()));
    const alone: string[] = [];
    for (const draw of all) alone.push(await draw());
    expect(together).toEqual(alone);
    const [french, english, terms, englishTerms] = together;
    expect([french, english].map((html) => /Indices|Hints/u.exec(html ?? '')?.[0])).toEqual([
      'Indices',
      'Hints',
    ]);
    // Before a semicolon French has a space that does not break.
    expect([terms, englishTerms].map((html) => /\w[\u202F\u00A0];/u.test(html ?? ''))).toEqual([true, false]);
  });
});
