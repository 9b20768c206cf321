import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileCity } from '../../../engine/city/compile.ts';
import { changeFile } from '../../../engine/edit/change-file.ts';
import { newCityFiles } from '../../../server/content/new-city/create-city.ts';
import { followEdit } from '../../../server/studio/edit/follow-edit.ts';

const STEP = 'steps/01-le-depart.yaml';
const files = newCityFiles({ slug: 'dijon', code: 'DIJON', name: 'Dijon' }, 'DIJO01', 'blank').map(
  ({ path, content }) => ({ path, text: content.toString('utf8') }),
);
const city = {
  slug: 'dijon',
  files: files.filter(({ path }) => /\.(yaml|mdx)$/u.test(path)),
  media: files.flatMap(({ path }) => (path.startsWith('media/') ? [path.slice('media/'.length)] : [])),
};

it('the trials of a template leave with its answer; wrong ones stay', () => {
  const text = files.find(({ path }) => path === STEP)?.text.replace('[PARAPLUIE]', '[URANIE]') ?? '';
  const followed = followEdit(compileCity, city, { path: STEP, text });
  const { edits = [] } = followed.files.find(({ path }) => path === STEP) ?? {};
  const before = city.files.find(({ path }) => path === STEP)?.text ?? '';
  const written = changeFile({ path: STEP, text: before }, edits);
  expect('text' in written && parse(written.text ?? '')).toMatchObject({
    examples: {
      accept: ['URANIE'],
      almost: ['ombrelle', 'imperméable', 'capuche'],
      refuse: ['bonjour', 'oui', 'non', 'je ne sais pas', 'la fontaine', 'la gare', '1867', 'soleil'],
    },
  });
  expect(followed.told.at(-1)).toBe('8 essais du modèle sont retirés.');
});
