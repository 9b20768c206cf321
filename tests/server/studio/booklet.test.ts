import { describe, expect, it } from 'vitest';
import { compileCity, dayAt } from '../../../engine/index.ts';
import { fieldSheetOf } from '../../../engine/places/field-sheet.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { changedWords } from '../../../server/studio/publish/changed-words.ts';
import { bookletOf } from '../../../server/studio/reading/booklet.ts';
import { bookletHtml } from '../../../server/studio/sheets/print-booklet.ts';

const LETTER =
  'Il dit « <Ref>non</Ref> », et *s’en va*.\n\n<Picture name="enseigne.svg" alt="Une gare." />\n';
const source = tinyCity({ files: { 'messages/bienvenue.mdx': LETTER } });
const { scenario } = compileCity(source).story ?? {};
if (!scenario) throw new Error('the tiny city does not compile');
const parts = bookletOf(source, scenario);

describe('the booklet of a city', () => {
  it('has the steps in the order of play, each with its answer and what comes with it first', () => {
    const steps = parts.flatMap(({ step }) => step ?? []);
    expect(steps.slice(0, 3)).toEqual(['GARE', 'PORT_VIEUX', 'CAFE']);
    const port = parts.find(({ step }) => step === 'PORT_VIEUX');
    expect(port?.answer).toBe('0412');
    expect(port?.files.map(({ title }) => title)).toEqual([
      'Message : Bienvenue',
      'Document : Carnet',
      'Épreuve',
    ]);
  });

  it('has the words of a page without the signs of its file, and what its pictures show', () => {
    const message = parts.flatMap(({ files }) => files).find(({ file }) => file === 'messages/bienvenue.mdx');
    expect(message?.texts).toEqual([
      { label: '', path: [0], text: 'Il dit « non », et s’en va.' },
      { label: 'Ce que l’image montre', path: [1, 'alt'], text: 'Une gare.' },
    ]);
  });

  it('has every hint under its French name, and no key, trial or typed answer', () => {
    const step = parts
      .flatMap(({ files }) => files)
      .find(({ file, title }) => title === 'Épreuve' && file.includes('gare'));
    const labels = step?.texts.map(({ label }) => label) ?? [];
    expect(labels.filter((label) => label.startsWith('Indice'))).not.toEqual([]);
    expect(labels.filter((label) => /examples|Saisie|Table/u.test(label))).toEqual([]);
  });

  it('says on paper what it says on the screen, and escapes it', () => {
    const sheet = fieldSheetOf(source, scenario, dayAt(Date.UTC(2027, 5, 1), scenario.timeZone));
    const html = bookletHtml(parts, sheet, '1er juin 2027');
    expect(html).toContain('et s’en va.');
    expect(html).not.toContain('<Ref>');
    expect(html.indexOf('1. GARE')).toBeLessThan(html.indexOf('2. PORT_VIEUX'));
  });
});

describe('what changed in a city', () => {
  it('is told in the names of the forms, without those of the files', () => {
    const later = tinyCity({
      files: {
        'scenario.yaml': (text) => text.replace('holidays: sunday', 'holidays: closed'),
        'places.yaml': '# autre\n',
        'walkthroughs/essai.yaml': 'name: essai\n',
      },
    });
    const words = changedWords(tinyCity(), later).flatMap((change) => change.words);
    expect(words).toContain('Horaires : changé');
    expect(words).toContain('Parcours « essai » : ajouté');
    expect(words.filter((word) => /\.yaml|\bhours\b/u.test(word))).toEqual([]);
  });
});
