import { describe, expect, it } from 'vitest';
import { edit } from '../../../scripts/explain/edits.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';
import type { TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';
import { type GivenText, importTexts } from '../../../engine/edit/translation/import-texts.ts';
import { type TranslatorText, translatorTexts } from '../../../engine/edit/translation/texts.ts';
import { readScenarioDraft } from '../../../engine/scenario/draft.ts';
import { readFile } from '../../../engine/scenario/parse/read-file.ts';
import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import { readTranslation } from '../../../engine/scenario/translation/read-translation.ts';

const SALINE = 'steps/01-la-saline.yaml';
const ORDRE = 'documents/ordre.mdx';

const textsOf = (source: ScenarioSource): readonly TranslatorText[] =>
  translatorTexts(source, readTranslation(readScenarioDraft(source), source, 'en', readFile));

/** A text of the city as it is given back. */
function given(source: ScenarioSource, file: string, name: string, text?: string): GivenText {
  const known = textsOf(source).find((one) => one.file === file && one.name === name);
  if (!known) throw new Error(`no text ${file} ${name}`);
  return { file, name, french: known.french, text: text ?? known.text, isFuzzy: false };
}

/** Gives some texts back, and tells each line that changed, « file:line: before → after », and each refusal. */
function told(source: ScenarioSource, ...texts: readonly GivenText[]): readonly string[] {
  const { files, refused } = importTexts(source, 'en', texts);
  const changes = [...files].flatMap(([path, after]) => {
    const before = source.files.find((file) => file.path === path)?.text ?? '';
    const [olds, news] = [before, after].map((text) => text.split('\n')) as [string[], string[]];
    const kept = new Set(olds);
    return news.flatMap((line, index) => (kept.has(line) ? [] : [`${path}:${index + 1}: ${line.trim()}`]));
  });
  return [...changes, ...refused.map((one) => `${one.given.name}: ${one.message}`)];
}

describe('texts of a translator', () => {
  const city = translatedCity();

  it('are all there, a page paragraph by paragraph where it has the same ones', () => {
    const texts = textsOf(city);
    const named = (file: string) => texts.filter((one) => one.file === file).map(({ name }) => name);
    expect(named('messages/laFin.mdx')).toEqual(['0', '1']);
    // Four English paragraphs spell SALT, three French ones SEL.
    expect(named(ORDRE)).toEqual(['']);
    expect(texts.find(({ name }) => name === 'replies.SUCRE.say')).toMatchObject({
      french: 'Moins doux.',
      text: 'Less sweet.',
      state: 'done',
    });
  });

  it('change nothing when they come back as they were', () => {
    const back = textsOf(city).map((one) => given(city, one.file, one.name));
    expect(importTexts(city, 'en', back)).toMatchObject({ changed: 0, confirmed: 0, refused: [] });
    expect(told(city, ...back)).toEqual([]);
  });

  it('change exactly their own lines', () => {
    expect(
      told(
        city,
        given(city, SALINE, 'replies.SUCRE.say', 'Not so: sweet.'),
        given(city, 'messages/laFin.mdx', '0', 'You came. Thank you.'),
        given(city, ORDRE, '', 'Sit down.\n\nAsk the water.\n\nListen to it.\n\nThen read this twice.'),
      ),
    ).toEqual([
      "en/steps/01-la-saline.yaml:8: - { to: [MIEL], also: [SUGAR, HONEY], say: 'Not so: sweet.' }",
      'en/messages/laFin.mdx:1: You came. Thank you.',
      'en/documents/ordre.mdx:1: Sit down.',
    ]);
  });

  it('are added with the names around them where there was none', () => {
    const missing = translatedCity(
      edit('en/steps/01-la-saline.yaml', '  - { to: [POIVRE], also: [PEPPER], say: The other pot. }\n', ''),
    );
    expect(told(missing, given(missing, SALINE, 'replies.POIVRE.say', 'The other pot.'))).toEqual([
      'en/steps/01-la-saline.yaml:8: - { to: [POIVRE], say: The other pot. }',
    ]);
    const { files } = importTexts(translatedCity({ files: { 'en/steps/03-la-fin.yaml': null } }), 'en', [
      given(city, 'steps/03-la-fin.yaml', 'description', 'Over.'),
    ]);
    expect([...files]).toEqual([['en/steps/03-la-fin.yaml', 'description: Over.\n']]);
  });

  it('make a whole translation of a city that has none', () => {
    const empty = translatedCity({
      files: Object.fromEntries(
        city.files.filter(({ path }) => path.startsWith('en/')).map(({ path }) => [path, null]),
      ),
    });
    const back = textsOf(city)
      .filter(({ file }) => !file.endsWith('.mdx'))
      .map((one) => given(city, one.file, one.name));
    const { files, refused } = importTexts(empty, 'en', back);
    expect(refused).toEqual([]);
    const filled = {
      ...empty,
      files: [...empty.files, ...[...files].map(([path, text]) => ({ path, text }))],
    };
    const stated = textsOf(filled).filter(({ file }) => !file.endsWith('.mdx'));
    expect(stated.map(({ name, text, state }) => [name, text, state])).toEqual(
      textsOf(city)
        .filter(({ file }) => !file.endsWith('.mdx'))
        .map(({ name, text }) => [name, text, 'done']),
    );
  });

  it.each([
    [SALINE, 'hints.2', 'It is SALT, 3 letters.', 'Les nombres du français (aucun)'],
    [ORDRE, '', 'Show yourself.\n\n<Stamp>Paid</Stamp>', 'La page française n’a pas de <Stamp> ici.'],
    ['messages/laFin.mdx', '1', 'Thank you.', 'Il manque <Signature>'],
    ['letter.mdx', '0', 'Here is <your letter.', ''],
  ])('are refused one by one when they lost something of the French: %s %s', (file, name, text, message) => {
    const { files, refused } = importTexts(city, 'en', [
      given(city, file, name, text),
      given(city, SALINE, 'replies.SUCRE.say', 'Not so sweet.'),
    ]);
    expect(refused.map((one) => one.given.text)).toEqual([text]);
    expect(refused[0]?.message).toContain(message);
    expect([...files.keys()]).toEqual(['en/steps/01-la-saline.yaml']);
  });

  it('may not move the condition of a passage', () => {
    const change = (path: string, from: string, to: string): TinyCityOverrides => edit(path, from, to);
    const passages = translatedCity({
      files: {
        ...change('pages/merci.mdx', 'Merci.', 'Merci.\n\n<If solved="LA_SALINE">Vous avez lu.</If>').files,
        ...change('en/pages/merci.mdx', 'Thank you.', 'Thanks.\n\n<If solved="LA_SALINE">You read.</If>')
          .files,
      },
    });
    const text = '<If solved="LE_PASSEUR">You read.</If>';
    expect(told(passages, given(passages, 'pages/merci.mdx', '1', text))).toEqual([
      expect.stringContaining('1: Ce passage n’a pas la condition du passage français.'),
    ]);
  });

  it('are refused when no text has their name, or the French is another', () => {
    const one = given(city, SALINE, 'hints.0', 'Read it.');
    expect(told(city, { ...one, name: 'hints.7' }, { ...one, french: 'Lisez.' })).toEqual([
      expect.stringContaining('hints.7: La ville n’a pas de texte de ce nom'),
      expect.stringContaining('hints.0: Le français de ce texte n’est plus celui de l’export'),
    ]);
  });

  it('confirm what was stale in the lock, unless the translator doubts', () => {
    const stale = translatedCity(edit(SALINE, 'Moins doux.', 'Plus salé.'));
    const one = given(stale, SALINE, 'replies.SUCRE.say');
    expect(told(stale, { ...one, isFuzzy: true })).toEqual([]);
    expect(told(stale, one)).toEqual([expect.stringContaining('"replies.SUCRE.say": "Plus salé."')]);
    expect(importTexts(stale, 'en', [one])).toMatchObject({ changed: 0, confirmed: 1 });
  });
});
