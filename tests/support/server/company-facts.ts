import type { SiteFile } from '../../../engine/index.ts';
import { testFacts } from './test-app.ts';

/** The facts of scenarios/site.yaml as a company would fill them in; its numbers have right keys. */
export function companyFacts(): SiteFile {
  const { legal, sale, ...facts } = testFacts();
  const { note: _removed, ...identity } = legal;
  return {
    ...facts,
    mainUrl: 'https://www.maison.test',
    checkoutLink: 'https://paiement.maison.test/pack',
    contact: 'bonjour@maison.test',
    socialLink: 'https://social.maison.test/@maison',
    sale: { ...sale, paymentProvider: 'Caisse SAS' },
    legal: {
      ...identity,
      address: '1 rue du Port, 44000 Nantes',
      phone: '02 40 00 00 00',
      rcs: '732 829 320 R.C.S. Nantes',
      siret: '732 829 320 00074',
      vat: 'FR44 732829320',
      packaging: 'FR123456_01ABCD',
      director: 'Léa Morvan',
      host: { name: 'Hôte SAS', address: '2 rue du Port, 44000 Nantes', phone: '02 40 00 00 01' },
      mediator: { name: 'Médiateur', address: '3 rue du Port', url: 'https://mediateur.maison.test' },
    },
  };
}
