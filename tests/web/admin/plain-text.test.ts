import { describe, expect, it } from 'vitest';
import { plainText } from '../../../web/admin/letters/plain-text.ts';

const papers = (html: string): Element => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
};

describe('the plain text of papers', () => {
  it('has every word in order, lines where the paper has them, and pictures by their descriptions', () => {
    const text = plainText(
      papers(`<article><h2>Carte  de la ville</h2><p>Un roi<br>s’y tient.</p><ul><li>un</li><li>deux</li></ul>
        <dl><dt>Réf.</dt><dd>LYO/7</dd></dl><img src="a.svg" alt="Un jeton"><svg role="img" aria-label="Un carré"></svg></article>`),
    );
    expect(text).toBe(
      'Carte de la ville\n\nUn roi\ns’y tient.\n\n- un\n\n- deux\n\nRéf. : LYO/7\n\n[Un jeton]\n\n[Un carré]\n',
    );
  });

  it('writes the labels of an English paper as English does', () => {
    expect(plainText(papers('<div lang="en"><dl><dt>Ref.</dt><dd>LYO/7</dd></dl></div>'))).toBe(
      'Ref.: LYO/7\n',
    );
  });

  it('leaves out controls, ornaments and what is hidden', () => {
    expect(
      plainText(
        papers(
          '<p>Lisez <span aria-hidden="true">L Y O</span><span>LYON01</span></p><button>Agrandir</button><i hidden>rien</i>',
        ),
      ),
    ).toBe('Lisez LYON01\n');
  });
});
