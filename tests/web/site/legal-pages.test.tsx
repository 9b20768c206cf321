import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Fact } from '../../../web/site/landing/Fact.tsx';
import { LegalNotice, TermsOfSale, TermsOfUse } from '../../../web/site/legal/legal-pages.tsx';
import { site } from '../../../web/state/site.ts';
import { plain, renderSite } from './render-site.tsx';

afterEach(cleanup);

/** Renders a legal text and waits until it is loaded. */
async function read(text: React.ReactElement) {
  const { container } = render(text, { wrapper: MemoryRouter });
  await screen.findAllByRole('heading', { level: 2 });
  return container;
}

const headings = (container: HTMLElement) =>
  [...container.querySelectorAll('h2')].map((heading) => plain(heading.textContent));

describe('the terms of sale', () => {
  it('P-PAGE-12: have the ten sections', async () => {
    expect(headings(await read(<TermsOfSale />))).toEqual([
      'Préambule',
      'Produits',
      'Informations réglementaires',
      'Acceptation',
      'Disponibilité',
      'Prix',
      'Paiement',
      'Livraison',
      'Retours',
      'Litiges',
    ]);
  });

  it.each([
    ['P-CONST-03, the seller’s time to accept', "nous disposons de 72 h pour l'accepter ou la confirmer"],
    ['P-CONST-04, delivery without a date', "Si aucune date n'est donnée, nous livrons dans les 30 jours"],
    ['P-CONST-05, withdrawal', 'Vous disposez de 14 jours à compter de la livraison pour vous rétracter'],
    [
      'P-CONST-06, the time to send back',
      'Vous avez 16 jours à compter de votre demande de rétractation pour renvoyer',
    ],
    ['P-CONST-07, free returns', 'Le retour est gratuit avec le bon de retour du vendeur'],
    ['P-CONST-08, the currency', 'Les prix sont en euros, toutes taxes comprises'],
    ['P-CONST-01, the regular price', 'Un pack coûte 14,50€'],
    [
      'P-CONST-01, the pre-order price',
      'En précommande, ou avec un code promotionnel qui le prévoit, il coûte 9,50€',
    ],
    ['P-CONST-08, payment', `notre prestataire de paiement par carte, ${site.sale.paymentProvider}`],
    ['the capital', 'au capital de 1000 euros'],
    [
      'the way to withdraw online',
      'en ligne, par la fonction Renoncer au contrat ici, gratuite et ouverte en permanence',
    ],
    ['what a receipt of it holds', "la date et l'heure de son envoi"],
    ['what activation gives up, and what it does not', 'La renonciation ne touche pas les garanties légales'],
    ['the model form', 'Je vous notifie par la présente ma rétractation du contrat'],
    [
      'how long the letter is guaranteed',
      "Le consommateur dispose d'un délai de deux ans à compter de la délivrance du bien",
    ],
    ['how long the online part is guaranteed', `soit ${site.sale.onlineAccess} au moins`],
    ['hidden defects', 'deux ans à compter de la découverte du défaut'],
    ['the mediator', `le médiateur de la consommation dont nous relevons : ${site.legal.mediator.name}`],
  ])('state %s', async (_name, words) => {
    expect(plain((await read(<TermsOfSale />)).textContent)).toContain(words);
  });
});

describe('the terms of use', () => {
  it('P-PAGE-11: are complete', async () => {
    expect(headings(await read(<TermsOfUse />))).toEqual([
      'Objet',
      'Le service',
      'Le compte',
      "Le code d'activation",
      'Jouer loyalement',
      'Dans la rue',
      'Respect des habitants et des lieux',
      "Ce qui est vrai, ce qui ne l'est pas",
      'Propriété intellectuelle',
      'Données personnelles',
      'Cookies',
      'Responsabilité',
      'Fin du compte',
      'Changements',
      'Droit applicable',
    ]);
  });

  it('explain how to export the data and how to have them erased', async () => {
    const text = plain((await read(<TermsOfUse />)).textContent);
    for (const words of ['Télécharger mes données', 'Supprimer mon compte', 'cnil.fr', site.legal.host.name])
      expect(text).toContain(words);
  });

  it('name the eight cookies and no other', async () => {
    const container = await read(<TermsOfUse />);
    expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
      'token',
      'session',
      'device',
      'known',
      'language',
      'seen',
      'trial',
      'visitor',
    ]);
  });
});

describe('the legal notice', () => {
  it('P-PAGE-10, P-CONST-09: names the publisher, the seller and the host', async () => {
    const { legal } = site;
    const text = plain((await read(<LegalNotice />)).textContent);
    const facts = [
      legal.publisher,
      legal.form,
      legal.capital,
      legal.address,
      legal.rcs,
      legal.siret,
      legal.vat,
      legal.director,
      legal.host.name,
      legal.host.address,
    ];
    for (const fact of facts) expect(text).toContain(plain(fact));
    expect(text).toContain('1000 euros');
    expect(screen.getAllByRole('link', { name: site.contact })[0]?.getAttribute('href')).toBe(
      `mailto:${site.contact}`,
    );
    expect(screen.getAllByRole('link', { name: /^04/ })[0]?.getAttribute('href')).toBe('tel:+33465710014');
  });

  it('P-ROUTE-09: links to the withdrawal and to both contracts', async () => {
    const container = await read(<LegalNotice />);
    const targets = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    for (const target of ['/retractation', '/cgv', '/login/cgu']) expect(targets).toContain(target);
  });

  it('warns that the company is fictional while the file declares it', async () => {
    expect(plain((await read(<LegalNotice />)).textContent)).toContain(plain(site.legal.note));
  });
});

describe.each([
  ['terms of sale', TermsOfSale],
  ['terms of use', TermsOfUse],
  ['legal notice', LegalNotice],
])('the typography of the %s', (_name, Text) => {
  it('follows French use', async () => {
    const text = (await read(<Text />)).textContent ?? '';
    expect(text.match(/.{0,20}'.{0,20}/g)).toBeNull();
    expect(text.match(/.{0,20}[^\u202F][;!?].{0,20}/gu)).toBeNull();
    expect(text.match(/.{0,20}(?:«[^\u00A0]|[^\u00A0][»:]).{0,20}/gu)).toBeNull();
  });
});

describe('a fact', () => {
  it('that the file does not hold is refused', () => {
    expect(() => render(<Fact name="legal.patron" />)).toThrow('legal.patron');
    expect(() => render(<Fact name="legal" />)).toThrow('legal');
  });
});

describe('the pages around the texts', () => {
  it.each([
    ['/legal', 'Mentions légales'],
    ['/cgv', 'Conditions générales de vente'],
    ['/login/cgu', "Conditions générales d'utilisation"],
  ])('%s has one title', async (address, title) => {
    renderSite(address);
    await screen.findAllByRole('heading', { level: 2 });
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => plain(heading.textContent))).toEqual(
      [title],
    );
    expect(plain(document.title)).toBe(`${title} · Poste Restante`);
  });
});

it('/cgu leads to the terms of use', async () => {
  renderSite('/cgu');
  expect(plain((await screen.findByRole('heading', { level: 1 })).textContent)).toMatch(/^Conditions/);
});
