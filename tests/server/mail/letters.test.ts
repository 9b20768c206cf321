import { describe, expect, it } from 'vitest';
import { drawHtml } from '../../../server/mail/draw-html.ts';
import { drawText } from '../../../server/mail/write-mail.ts';
import { writeMoment } from '../../../server/mail/letter.ts';
import { orderAgainLetter, waiverLetter, arrivalLetter } from '../../../server/mail/letters/order.ts';
import {
  passwordResetLetter,
  emailProofLetter,
  idleAccountLetter,
} from '../../../server/mail/letters/account.ts';
import { withdrawalNoticeLetter } from '../../../server/mail/letters/staff.ts';
import { withdrawalReceiptLetter } from '../../../server/mail/letters/withdrawal.ts';
import { testFacts } from '../../support/server/test-app.ts';

const site = testFacts();
const moment = writeMoment(Date.UTC(2026, 10, 20, 14, 43), site.timeZone);
const withdrawal = {
  reference: 'CMD-1',
  email: 'a@poste.test',
  moment,
  stopped: ['V-1-1', 'V-1-2'],
  left: ['V-1-3'],
  found: [{ code: 'ABCDEF', number: 'V-1-1', fate: 'stopped' as const }],
  unmade: ['V-1-4'],
  isOfOthers: true,
  sendsReceipt: true,
};
const url = 'https://poste.test/password/reset?id=a&token=b';

const letters = {
  'password-reset': passwordResetLetter({ url }),
  'email-proof': emailProofLetter({ url }),
  waiver: waiverLetter({ code: 'ABC123', moment, version: '1', text: 'Je suis d’accord.' }),
  'withdrawal-receipt': withdrawalReceiptLetter(withdrawal, site),
  'withdrawal-notice': withdrawalNoticeLetter(withdrawal),
  'order-again': orderAgainLetter({
    code: 'ABC234',
    city: 'Ville',
    url: 'https://poste.test/a/ABC234',
    isPlayed: false,
  }),
  arrival: arrivalLetter({ city: 'Ville', moment, url: 'https://poste.test/home/messages' }),
  'idle-account': idleAccountLetter({
    since: 'trois ans',
    day: '2 juillet 2029',
    loginUrl: 'https://poste.test/login',
  }),
};

describe.each(Object.entries(letters))('the mail %s', (_kind, letter) => {
  const [text, html] = [drawText(letter, site), drawHtml(letter, site)];

  it('has the same content in HTML and plain text', () => {
    const words = html
      .replace(/<title>.*<\/title>/, '')
      .replace(/<[^>]+>/g, ' ')
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
});

describe('the mail with the link', () => {
  it('contains the full address as text', () => {
    expect(drawText(letters['password-reset'], site).split('\n')).toContain(url);
    expect(drawHtml(letters['password-reset'], site)).toContain(`>${url.replace('&', '&amp;')}<`);
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
