import { describe, expect, it } from 'vitest';
import { findLeaks } from '../support/spoilers/harvest.ts';
import type { Secret } from '../support/spoilers/secrets.ts';
import { foldText } from '../support/spoilers/texts.ts';

/** Every encoding in which a sentence could leak. */
const FORMS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'in JSON': (text) => JSON.stringify({ note: text }),
  'in JSON without accents': (text) =>
    JSON.stringify(text).replace(
      /[^ -~]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  'in a script': (text) =>
    text.replace(/[^ -~]/g, (sign) => `\\x${(sign.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`),
  'in HTML': (text) => text.replace(/[^ -~]|['"&]/g, (sign) => `&#${sign.codePointAt(0)};`),
  'in HTML, hexadecimal': (text) =>
    [...text].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join(''),
  'in an address': (text) => encodeURIComponent(text),
  'in a form': (text) => new URLSearchParams({ note: text }).toString(),
  'in base 64': (text) => Buffer.from(text).toString('base64'),
  'in base 64, one sign later': (text) => Buffer.from(`.${text}`).toString('base64'),
  'in base 64, two signs later': (text) => Buffer.from(`..${text}..`).toString('base64url'),
  'in base 64, cut off': (text) => Buffer.from(`......${text}`).toString('base64').slice(2),
};

const answer: Secret = { what: 'an answer', text: foldText('anémone'), word: true };
const sentence: Secret = { what: 'a hint', text: foldText('Le nom est écrit à l’envers.'), word: false };

const leaksOf = (text: string): string[] => findLeaks(new Map([['planted', text]]), [answer, sentence]);

describe('the search for leaked secrets', () => {
  it.each(Object.entries(FORMS))('finds an answer %s', (_form, write) => {
    expect(leaksOf(`<p title="x">${write('c’est Anémone, ici')}</p>`)).toEqual([
      'planted tells an answer: « anémone »',
    ]);
  });

  it.each(Object.entries(FORMS).filter(([form]) => form !== 'in a script'))(
    'finds a sentence %s',
    (_form, write) => {
      expect(leaksOf(write('Voici. Le nom est écrit à l’envers. Voilà.'))).toEqual([
        `planted tells a hint: « ${sentence.text} »`,
      ]);
    },
  );

  it('finds nothing in other words or inside a longer word', () => {
    expect(leaksOf('Les anémones de mer ; le nom est écrit à l’endroit. QW5lbW9uZXM=')).toEqual([]);
  });
});
