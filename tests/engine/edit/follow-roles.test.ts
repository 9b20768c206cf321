import { expect, it } from 'vitest';
import { createDraft } from '../../../engine/edit/city/draft.ts';
import { followRoles } from '../../../engine/edit/city/follow-roles.ts';

const texts = {
  'scenario.yaml':
    'party:\n  roles: [écoute, carte]\nmessages:\n  - { slug: a, for: écoute }\n  - { slug: b, for: carte }\n',
  'steps/01-gare.yaml': 'name: GARE\nfor: écoute\n',
  'en/scenario.yaml': 'party:\n  roles:\n    - { slug: écoute, name: the listener }\n',
};
const city = {
  ...{ slug: 'ville', media: [] },
  files: Object.entries(texts).map(([path, text]) => ({ path, text })),
};

/** The texts of the city once its first role has another word. */
function renamed(value: string | { readonly slug: string; readonly name: string }) {
  const draft = createDraft([city]);
  draft.edit({ slug: 'ville', path: 'scenario.yaml' }, { op: 'set', path: ['party', 'roles', 0], value });
  followRoles(draft, city);
  return draft.source('ville').files.map(({ text }) => text);
}

it('what a role holds, and its translation, follow its new word', () => {
  const text = Object.values(texts).map((one) => one.replaceAll('écoute', 'oreille'));
  expect(renamed('oreille')).toEqual(text);
  expect(renamed({ slug: 'oreille', name: 'l’oreille' }).slice(1)).toEqual(text.slice(1));
});

it('roles that change places keep what they hold', () => {
  expect(renamed('carte').slice(1)).toEqual(Object.values(texts).slice(1));
});
