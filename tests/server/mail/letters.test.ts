import { describe, expect, it } from 'vitest';
import { siteIn, type TranslatedSite } from '../../../engine/index.ts';
import { mailsWith } from '../../../scripts/lang/leak/mail-texts.ts';
import { drawHtml } from '../../../server/mail/draw-html.ts';
import { writeMoment } from '../../../server/mail/letter.ts';
import { passwordResetLetter } from '../../../server/mail/letters/account.ts';
import { withdrawalNoticeLetter } from '../../../server/mail/letters/staff.ts';
import { drawText, writeMail } from '../../../server/mail/write-mail.ts';
import { wordsIn } from '../../../server/words/words.ts';
import { testFacts } from '../../support/server/test-app.ts';

const site = testFacts();
const notice = withdrawalNoticeLetter({
  reference: 'CMD-1',
  email: 'a@poste.test',
  moment: writeMoment(Date.UTC(2026, 10, 20, 14, 43), site.timeZone),
  found: [{ code: 'ABCDEF', number: 'V-1-1', fate: 'stopped' as const }],
  unmade: ['V-1-4'],
  isOfOthers: true,
  sendsReceipt: true,
});

const withoutTags = (html: string): string => html.replace(/<title>.*<\/title>/, '').replace(/<[^>]+>/g, ' ');

describe.each([...mailsWith(wordsIn(), site), ['avis de rétractation', notice] as const])(
  'the mail « %s »',
  (_name, letter) => {
    const [text, html] = [drawText(letter, site), drawHtml(letter, site)];

    it('has the same content in HTML and plain text', () => {
      const words = withoutTags(html)
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&amp;', '&')
        .match(/[\p{L}\p{N}]+/gu);
      const wanted = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      expect(wanted.filter((word) => !words?.includes(word))).toEqual([]);
    });

    it('is typeset in HTML and plain text', () => {
      for (const form of [text, html.replace(/<[^>]+>|https?:\S+/g, '')])
        expect(form).not.toMatch(/'| [;!?:»]|« /);
    });

    it('loads nothing, runs no script, and supports light and dark mode', () => {
      expect(html).not.toMatch(
        /<(img|link|script|style|iframe)|url\(|src=|background|[^-]color:(?!inherit)|#[0-9a-f]{3}/i,
      );
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('<html lang="fr">');
    });

    it('has no line longer than mail servers allow', () => {
      for (const line of `${text}\n${html}`.split('\n')) expect(Buffer.byteLength(line)).toBeLessThan(998);
    });

    it('is signed by the firm of scenarios/site.yaml', () => {
      for (const fact of [site.contact, site.legal.publisher]) expect(text).toContain(fact);
    });
  },
);

/** Words that no French sentence does without, and signs that English does not write. */
const FRENCH =
  /(?<![\p{L}’-])(?:le|la|les|des|du|une?|est|sont|vous|votre|nous|notre|pour|dans|avec|votre|sous|ans|jours|mardi|vendredi|novembre|décembre)(?![\p{L}’-])|[«»\u202F]|\u00A0[:;!?]| [:;!?]/iu;

const translated: TranslatedSite = {
  ...site,
  translations: { en: { ...site, tagline: 'A game of investigations' } },
};
const ABOUT = { kind: 'arrival', to: 'a@poste.test', now: 0 } as const;

/** Without the name of the publisher, and of a French law that readers may look up. */
const frenchIn = (text: string): string | undefined =>
  FRENCH.exec(
    [site.legal.publisher, site.legal.address, 'code de la consommation'].reduce(
      (left, name) => left.replaceAll(name, ''),
      text,
    ),
  )?.[0];

const englishMails = mailsWith(wordsIn('en'), site);

describe.each(englishMails)('the mail « %s » in English', (_name, letter) => {
  const { subject, text, html } = writeMail(translated, letter, ABOUT).content;

  it('has no French word, and the typography of English', () => {
    expect(frenchIn(`${subject}\n${text}`)).toBeUndefined();
    expect(text).toContain('Good day,');
  });

  it('says its language and the same words in HTML', () => {
    expect(html).toBe(drawHtml(letter, siteIn(translated, 'en')));
    expect(html).toContain('<html lang="en">');
    expect(frenchIn(withoutTags(html))).toBeUndefined();
  });
});

describe('an English mail', () => {
  it('writes days, prices and labels as English does', () => {
    const receipt = englishMails.find(([name]) => name === 'reçu')?.[1];
    if (!receipt) throw new Error('no receipt');
    const text = drawText(receipt, siteIn(translated, 'en'));
    for (const line of [
      'Order: 417',
      'Ordered: Friday 20 November 2026 at 9:05 (Europe/Brussels)',
      'Packets: 2 Valmer packs',
      'Price: €29.00, all taxes included, paid',
      'from 1 December 2026',
      '-- \nPoste Restante, a game of investigations',
    ])
      expect(text).toContain(line);
  });

  it('is signed in French where the site has no English', () => {
    const untranslated: TranslatedSite = { ...site, translations: {} };
    const letter = passwordResetLetter({ url: 'https://poste.test' }, wordsIn('en'));
    expect(writeMail(untranslated, letter, ABOUT).content.text).toContain(site.tagline.toLowerCase());
  });
});

describe('the mail with the link', () => {
  it('contains the full address as text', () => {
    const url = 'https://poste.test/password/reset?id=a&token=b';
    const letter = passwordResetLetter({ url });
    expect(drawText(letter, site).split('\n')).toContain(url);
    expect(drawHtml(letter, site)).toContain(`>${url.replace('&', '&amp;')}<`);
  });
});

describe('a moment', () => {
  it.each([
    [Date.UTC(2026, 10, 20, 14, 43, 59), 'vendredi 20 novembre 2026 à 15 h 43 (Europe/Paris)'],
    [Date.UTC(2026, 11, 31, 23, 5), 'vendredi 1er janvier 2027 à 0 h 05 (Europe/Paris)'],
    [Date.UTC(2026, 6, 14, 22), 'mercredi 15 juillet 2026 à minuit (Europe/Paris)'],
  ])('is formatted in its time zone', (instant, moment) => {
    expect(writeMoment(instant, 'Europe/Paris')).toBe(moment);
  });
});
