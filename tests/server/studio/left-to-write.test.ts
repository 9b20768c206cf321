import { describe, expect, it } from 'vitest';
import type { ScenarioSource } from '../../../engine/index.ts';
import type { LeftToWrite, Note } from '../../../engine/graph/desk.ts';
import { newCityFiles } from '../../../server/content/new-city/create-city.ts';
import { leftToWrite } from '../../../server/studio/left-to-write.ts';
import { templateTexts } from '../../../server/studio/template-texts.ts';
import { compileTogether } from '../../../scripts/explain/cities/compiled.ts';

const STEP = 'steps/01-premier-lieu.yaml';
const files = newCityFiles({ slug: 'dijon', code: 'DIJON', name: 'Dijon' }, 'DIJO01', 'simple');
const dijon: ScenarioSource = {
  slug: 'dijon',
  files: files
    .filter(({ path }) => /\.(yaml|mdx)$/u.test(path))
    .map(({ path, content }) => ({ path, text: content.toString('utf8') })),
  media: files.flatMap(({ path }) => (path.startsWith('media/') ? [path.slice('media/'.length)] : [])),
};

function left(
  changes: Readonly<Record<string, (text: string) => string>> = {},
  noted: readonly string[] = [],
  notes: readonly Note[] = [],
): readonly LeftToWrite[] {
  const source = {
    ...dijon,
    files: dijon.files.map(({ path, text }) => ({ path, text: changes[path]?.(text) ?? text })),
  };
  const { diagnostics } = compileTogether(source);
  return leftToWrite({
    source,
    problems: diagnostics,
    template: templateTexts(source),
    noted: new Set(noted),
    notes,
  });
}

const wordsAt = (list: readonly LeftToWrite[], file: string) =>
  list.filter((one) => one.file === file).map(({ field, words }) => `${field} : ${words}`);

describe('what is left to write', () => {
  it('is every text of the template that nobody touched, by step and field, with its place', () => {
    expect(left()).toContainEqual({
      step: 'PREMIER_LIEU',
      index: 1,
      field: 'Indice 2',
      words: 'Texte du modèle, à récrire',
      file: STEP,
      at: ['hints', 1],
      untouched: expect.any(String) as string,
    });
    const own = left({
      [STEP]: (text) => text.replace(/ {2}- La lettre parle de marchands.*/u, '  - Mon indice.'),
    });
    expect(wordsAt(own, STEP)).not.toContain('Indice 2 : Texte du modèle, à récrire');
    expect(wordsAt(own, STEP)).toContain('Indice 1 : Texte du modèle, à récrire');
  });

  it('is no text of the template beside which a closed note stands', () => {
    const { file, untouched = '' } = left().find(({ field }) => field === 'Indice 2') as LeftToWrite;
    const note = { file, on: untouched, says: 'Gardé.' };
    const hints = (notes: readonly Note[]) =>
      left({}, [], notes).filter(({ field }) => field === 'Indice 2').length;
    expect(hints([{ ...note, closed: true }])).toBe(hints([]) - 1);
    expect(hints([note])).toBe(hints([]));
  });

  it('is every paragraph of its pages, at the step with which they come', () => {
    const [first] = left().filter(({ file }) => file === 'messages/lesEnseignes.mdx');
    expect(first).toMatchObject({ step: 'LES_ENSEIGNES', field: '', at: { line: 1, column: 1 } });
  });

  it('is a passage for some players that has no words', () => {
    const path = 'messages/lesEnseignes.mdx';
    const list = left({ [path]: (text) => `${text}\n<If solved="PREMIER_LIEU">\n</If>\n` });
    expect(wordsAt(list, path)).toContain(' : Ce passage est vide.');
  });

  it('is a table that is missing, a hint that tells all, a walkthrough that no longer fits', () => {
    const list = left({
      [STEP]: (text) =>
        text
          .replace(/examples:[^]*/u, '')
          .replace('Relisez la lettre, puis la carte.', 'PLACE DU MARCHÉ, sur la carte.'),
    });
    expect(wordsAt(list, STEP)).toContain('Épreuve : Remplir la table d’essais');
    expect(wordsAt(list, STEP)).toContain('Indice 1 : Dire moins : la réponse s’y lit déjà');
  });

  it('is every note of the template, with what it says and the characters that erase it', () => {
    const notes = left().filter(({ note }) => note);
    expect(wordsAt(notes, 'scenario.yaml')[1]).toMatch(
      /^Couleur.* : Note du modèle : deux encres .* soleil\.$/u,
    );
    expect(wordsAt(notes, 'voices.yaml')).toEqual([expect.stringMatching(/à suivre puis à effacer$/u)]);
    const erased = new Map(dijon.files.map(({ path, text }) => [path, text]));
    for (const { file, note } of [...notes].sort((one, other) => (other.note?.at ?? 0) - (one.note?.at ?? 0)))
      erased.set(
        file,
        (erased.get(file) ?? '').slice(0, note?.at) +
          (erased.get(file) ?? '').slice((note?.at ?? 0) + (note?.text.length ?? 0)),
      );
    const files = [...erased].map(([path, text]) => ({ path, text }));
    const { diagnostics } = compileTogether({ ...dijon, files });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(files.some(({ text }) => text.includes('À CHANGER'))).toBe(false);
  });

  it('is every picture and sound that nobody is said to have made, in one entry where they are many', () => {
    const names = dijon.media.filter((name) => !name.endsWith('.yaml'));
    const unlicensed = (noted: readonly string[]) =>
      left({}, noted)
        .filter(({ file }) => /^media\/(?!.*\.yaml$)/u.test(file))
        .map(({ field, file }) => `${field} : ${file}`);
    expect(unlicensed(names.slice(3))).toEqual(names.slice(0, 3).map((name) => `${name} : media/${name}`));
    expect(unlicensed(names.slice(4))).toEqual(['4 images et sons : media/']);
  });

  it('is no answer of a player to which the template replies', () => {
    expect(left().filter(({ field }) => /Saisie/u.test(field))).toEqual([]);
  });
});
