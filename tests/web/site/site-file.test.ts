import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../support/programs/run.ts';

const schema = JSON.parse(readFileSync(join(root, 'schemas/site.schema.json'), 'utf8')) as Record<
  string,
  unknown
>;
const source = readFileSync(join(root, 'scenarios/site.yaml'), 'utf8');
const site = () => parse(source) as Record<string, Record<string, unknown>>;
const validate = new Ajv({ allErrors: true }).addVocabulary(['says', 'keyedBy']).compile(schema);

/** Paths of properties without a title or a description, at any depth. */
function undescribed(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const properties = Object.entries((node as { properties?: object }).properties ?? {}) as [
    string,
    Record<string, unknown>,
  ][];
  return properties.flatMap(([key, child]) => {
    const here = `${path}/${key}`;
    return [...(child.title && child.description ? [] : [here]), ...undescribed(child, here)];
  });
}

const PRODUCTS = [{ product: 'pack', city: 'VILLE' }];

describe('scenarios/site.yaml', () => {
  it('follows its schema', () => {
    expect(validate(site()), JSON.stringify(validate.errors)).toBe(true);
  });

  it('P-ACT-01: configures the API, the payment page, the address and both switches; a promotion code may be missing', () => {
    const { required, properties } = schema as { required: string[]; properties: object };
    const settings = ['endpoint', 'checkoutLink', 'mainUrl', 'showLogin', 'showCodeButton'];
    expect(settings.filter((key) => !required.includes(key) || !(key in site()))).toEqual([]);
    expect('promoCode' in properties && !required.includes('promoCode')).toBe(true);
  });

  it('P-ACT-02: contains the prices, the texts and the settings of the product', () => {
    expect(site()).toMatchObject({
      name: 'Poste Restante',
      tagline: 'Jeu d’enquêtes postales et locales',
      endpoint: '/api',
      showLogin: true,
      showCodeButton: true,
      prices: { regular: 14.5, preorder: 9.5 },
      purchase: {
        label: 'Commandez un pack Paris, Lyon ou Toulouse',
        preorderLabel: 'Précommandez un pack Paris, Lyon ou Toulouse pour Mai 2025',
        preorderShipment: 'Envoi Mai 2025',
      },
      sale: { acceptance: '72 h', delivery: '30 jours', withdrawal: '14 jours', return: '16 jours' },
      legal: { capital: '1000 euros' },
    });
  });
});

describe('the schema of site.yaml', () => {
  it('gives every property a title and a description', () => {
    expect(undescribed(schema)).toEqual([]);
  });

  it.each<[string, (file: Record<string, Record<string, unknown>>) => unknown]>([
    ['a key it does not know', (file) => Object.assign(file, { phone: '1' })],
    ['a missing address for mail', (file) => delete file.contact],
    ['a price written as text', (file) => Object.assign(file.prices ?? {}, { regular: '14,50' })],
    [
      'a main address that ends with a slash',
      (file) => Object.assign(file, { mainUrl: 'https://site.example/' }),
    ],
    [
      'P-ACT-01 an API where the server does not answer',
      (file) => Object.assign(file, { endpoint: '/guichet' }),
    ],
    ['an empty promotion code', (file) => Object.assign(file, { promoCode: '' })],
    [
      'a sheet of stamps without its payment page',
      (file) =>
        Object.assign(file, {
          shop: { products: PRODUCTS, keepsake: { product: 'p', price: 9, paper: 'A4' } },
        }),
    ],
    ['a shortened SIRET number', (file) => Object.assign(file.legal ?? {}, { siret: '123 456 789' })],
  ])('refuses %s', (_name, spoil) => {
    const file = site();
    spoil(file);
    expect(validate(file)).toBe(false);
  });

  it('accepts a promotion code', () => {
    expect(validate({ ...site(), promoCode: 'MAI' })).toBe(true);
  });
});
