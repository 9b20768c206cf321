import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines } from '../../../server/platform/clean-text.ts';
import { readStandardEvent } from '../../../server/shop/standard-events.ts';
import { STANDARD_ADDRESS, standardEvent } from '../../support/shop/standard-events.ts';

const factsOf = (data: object) =>
  readStandardEvent(JSON.parse(standardEvent('CMD-1', { ...data })), 'msg-1', '2026-06-02')?.facts;

describe('a text from outside', () => {
  it.each([
    ['\u200Emarie\u200F', 'marie'],
    ['\u202Eeiram\u2066 \uFEFFb\u00ADc\u200Bd\u3164', 'eiram bcd'],
    ['3 rue\tdu\u0001Puits\u0000', '3 rue du Puits'],
    ['une\r\n deux\u2028trois', 'une deux trois'],
    ['\uD83D seul \uE000', 'seul'],
    ['e\u0301te\u0301', 'été'],
    ['Tu viens\u00A0?', 'Tu viens\u00A0?'],
  ])('loses what prints nothing: %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });

  it.each(['👩‍❤️‍👨', '👨‍👩‍👧‍👦 !', '❤️', '👍🏽', '🧑🏽‍🚀', '🇫🇷', '1️⃣', '☺️'])('keeps %s as it is printed', (emoji) => {
    expect(cleanLine(`Bisous ${emoji}`)).toBe(`Bisous ${emoji}`);
  });

  it('loses the signs of an emoji elsewhere', () => {
    expect(cleanLine('a\u200Db\uFE0F ❤\u200D!')).toBe('ab ❤!');
  });

  it('keeps its lines where it may have several', () => {
    expect(cleanLines('\n\tUn\r\n\r\nDeux\u200B\n')).toBe('Un\n\nDeux');
  });
});

describe('a sale with signs that print nothing', () => {
  it.each([
    { name: '\u200ECamille Roux' },
    { line1: '3 rue\u200B du Puits' },
    { line1: '3 rue\tdu Puits' },
    { city: 'Grenoble\u00AD' },
  ])('keeps its address: %j', (odd) => {
    expect(factsOf({ address: { ...STANDARD_ADDRESS, ...odd } })?.address).toEqual({
      ...STANDARD_ADDRESS,
      line2: null,
    });
  });

  it('keeps the mail of its buyer, its reference and its present', () => {
    const gift = { giftLine: 'Bisous 👩‍❤️‍👨\nMaman', lastWord: 'Un\r\nDeux\u0000' };
    expect(factsOf({ email: '\u200Fmarie@exemple.fr', gift })).toMatchObject({
      email: 'marie@exemple.fr',
      gift: { giftLine: 'Bisous 👩‍❤️‍👨 Maman', lastWord: 'Un\nDeux' },
      unread: [],
    });
    const event: unknown = JSON.parse(standardEvent('a\u0000b'));
    expect(readStandardEvent(event, 'msg-1', '2026-06-02')?.reference).toBe('a b');
  });
});
