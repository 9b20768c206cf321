import { describe, expect, it } from 'vitest';
import { writeTermsOfSale } from '../../../server/content/terms-of-sale.ts';
import { testFacts, testTerms } from '../../support/server/test-app.ts';

const facts = testFacts();

describe('the terms of sale as plain text', () => {
  it('have every fact in its place, the periods of the law, and the form of withdrawal', () => {
    const text = testTerms(facts).fr.replaceAll('\u00A0', ' ');
    const { sale, legal } = facts;
    for (const fact of [sale.version, legal.publisher, legal.address, legal.mediator.name, facts.contact])
      expect(text).toContain(fact);
    for (const period of ['72 h', '30 jours', '14 jours', '16 jours']) expect(text).toContain(period);
    expect(text).toContain('FORMULAIRE DE RÉTRACTATION');
    expect(text).toContain('Un pack coûte 14,50 €.');
    expect(text).toContain(`${facts.mainUrl}/retractation`);
    expect(text).not.toMatch(/<|\*\*|\]\(|^#/m);
  });

  it('are written in English too, with links to its pages', () => {
    const text = testTerms(facts).en;
    for (const sentence of [
      'should the two differ, the French text prevails',
      'A pack costs €14.50',
      `${facts.mainUrl}/en/retractation`,
    ])
      expect(text).toContain(sentence);
    expect(text).not.toMatch(/<|\*\*|\]\(|^#|\u202F/m);
  });

  it.each(['<Table />', '<Fact name="legal.patron" />', '<em>sauf</em>'])(
    'are refused with what they cannot write: %s',
    (element) => expect(() => writeTermsOfSale(`Voici ${element}.`, facts, 'fr')).toThrow(),
  );
});
