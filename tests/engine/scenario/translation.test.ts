import { describe, expect, it } from 'vitest';
import { edit } from '../../../scripts/explain/edits.ts';
import { compileTogether } from '../../../scripts/explain/cities/compiled.ts';
import type { TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';
import { advance, begin, judge, type Story } from '../../../engine/index.ts';
import { readLock, syncedLock, writeLock } from '../../../engine/scenario/translation/lock.ts';
import { recognise } from '../../../engine/story/recognise.ts';

const compile = (change?: TinyCityOverrides) => compileTogether(translatedCity(change));

function storyOf(change?: TinyCityOverrides): Story {
  const { story, diagnostics } = compile(change);
  if (!story) throw new Error(JSON.stringify(diagnostics));
  return story;
}

const told = (change: TinyCityOverrides): string[] =>
  compile(change).diagnostics.map(
    ({ code, severity, at }) => `${at.file}:${at.line}:${at.column} ${severity} ${code}`,
  );

/** Several changes of one city. */
const all = (...changes: readonly TinyCityOverrides[]): TinyCityOverrides => ({
  files: Object.assign({}, ...changes.map(({ files }) => files)) as TinyCityOverrides['files'],
});

const SALINE = 'steps/01-la-saline.yaml';

describe('a city in two languages', () => {
  const french = storyOf();
  const english = french.in('en');

  it('has no problem when all of it is translated', () => {
    expect(compile().diagnostics).toEqual([]);
  });

  it('has one machine, and the texts of each language', () => {
    expect(english.machine).toBe(french.machine);
    expect(english.in('fr')).toBe(french);
    expect(french.scenario.steps.LA_SALINE?.hints[0]).toBe('Lisez la lettre de haut en bas.');
    expect(english.scenario.steps.LA_SALINE?.hints[0]).toBe('Read the letter from top to bottom.');
    expect(english.messages.get('laFin')).toEqual({
      ...french.messages.get('laFin'),
      title: 'The last word',
      author: 'The Controller',
    });
    expect(english.scenario.version).toBe(french.scenario.version);
  });

  it.each(['sel', 'salt', 'Pepper', 'poivre', 'honey', 'sucre', 'the sea', 'la mer', 'selle', 'salts', '!!'])(
    'gives « %s » one verdict and one key, whichever language the telephone has',
    (code) => {
      const [one, other] = [french, english].map((story) => judge(story, 'LA_SALINE', code));
      expect(other).toEqual({ ...one, message: other?.message });
    },
  );

  it('replies in the language of the telephone to what was typed in another', () => {
    expect(judge(english, 'LA_SALINE', 'poivre').message).toBe('The other pot.');
    expect(judge(french, 'LA_SALINE', 'pepper').message).toBe('L’autre flacon.');
    expect(judge(english, 'LA_SALINE', 'sugar').message).toBe('Less sweet.');
  });

  it.each([
    ['The recruit', 'right', 'recrue'],
    ['Nobody > maidenhair', 'right', 'personne'],
    ['Nobody > ginkgo', 'right', 'personne'],
    ['Personne > maidenhair', 'right', 'personne'],
    ['Nobody > oak', 'wrong', 'personne > oak'],
  ])('reads the labels of a dialogue in every language: %s', (code, verdict, key) => {
    for (const story of [french, english])
      expect(judge(story, 'LE_PASSEUR', code)).toMatchObject({ verdict, key });
  });

  it('goes on with a dialogue that was begun in another language', () => {
    const begun = advance(begin(english, 0), { type: 'ANSWER', code: 'salt' }, 1).standing;
    const { reveal } = recognise(begun, 'Personne', {
      addresses: { medium: String, page: String },
      debug: false,
    });
    expect(JSON.stringify(reveal)).toContain('Then say the word.');
    expect(JSON.stringify(reveal)).toContain('"Nobody"');
  });

  it('writes what the engine says in the language of the telephone', () => {
    const standing = begin(english, 0);
    expect(advance(standing, { type: 'ANSWER', code: 'the harbour' }, 1).outcome).toMatchObject({
      message: 'Wrong Code',
    });
  });
});

describe('a translation', () => {
  it('is stale where one French text changed, and nowhere else', () => {
    expect(told(edit(SALINE, 'Moins doux.', 'Plus salé.'))).toEqual([
      'en/steps/01-la-saline.yaml:8:46 warning translation-stale',
    ]);
    expect(told(edit('documents/ordre.mdx', 'Écoutez l’eau', 'Entendez l’eau'))).toEqual([
      'en/documents/ordre.mdx:1:1 warning translation-stale',
    ]);
  });

  it('is not stale where only the setting of a text changed', () => {
    expect(told(edit('letter.mdx', 'Voici votre lettre.', ' Voici votre lettre.'))).toEqual([]);
  });

  it('is wrong where a number changed', () => {
    const before = all(edit(SALINE, 'Lisez la lettre de haut', 'Lisez les 3 lettres de haut'));
    expect(told(before)).toEqual(['en/steps/01-la-saline.yaml:10:5 error translation-stale']);
  });

  it('misses one text, and none is stale, when a reply is inserted; is of nothing when one is removed', () => {
    const inserted = edit(SALINE, 'replies:\n', 'replies:\n  - { to: [CUMIN], say: Plus loin. }\n');
    expect(told(inserted)).toEqual(['en/steps/01-la-saline.yaml:1:1 error translation-missing']);
    const removed = all({
      files: {
        [SALINE]: (text) =>
          text
            .replace('  - { to: [POIVRE], say: L’autre flacon. }\n', '')
            .replace('almost: [poivre, ', 'almost: ['),
        'en/steps/01-la-saline.yaml': (text) => text.replace('almost: [pepper, ', 'almost: ['),
      },
    });
    expect(told(removed).filter((line) => !line.includes('too-few-examples'))).toEqual([
      'en/steps/01-la-saline.yaml:7:7 error translation-orphan',
    ]);
  });

  it('may not change the condition, the components or the links of a page', () => {
    const change = (text: string) => told(edit('en/pages/merci.mdx', 'Thank you.', text));
    expect(change('Thank you. [Home](/home)')).toEqual(['en/pages/merci.mdx:1:12 error translation-differs']);
    expect(change('Thank you. <Stamp>Paid</Stamp>')).toEqual([
      'en/pages/merci.mdx:1:12 error translation-differs',
    ]);
  });

  it('must spell a solution in its own paragraphs', () => {
    expect(told(edit('en/documents/ordre.mdx', 'Ask the water.', 'Hear the water.'))).toEqual([
      'en/documents/ordre.mdx:3:1 error spells-nothing',
    ]);
  });

  it('has lists of the same length as the French ones', () => {
    expect(told(edit('en/steps/01-la-saline.yaml', '  - Look at the left-hand margin.\n', ''))).toEqual([
      'en/steps/01-la-saline.yaml:1:1 error translation-missing',
      'en/steps/01-la-saline.yaml:9:1 error translation-differs',
    ]);
  });

  it('may not translate what is the same in all languages', () => {
    expect(told(edit('en/steps/01-la-saline.yaml', 'puzzle:\n', 'next: LA_FIN\npuzzle:\n'))).toEqual([
      'en/steps/01-la-saline.yaml:2:1 error translation-orphan',
    ]);
  });

  it('is only warned of, and its answers count, while it is being written', () => {
    const draft = all(
      edit('scenario.yaml', 'en: offered', 'en: draft'),
      edit('en/steps/01-la-saline.yaml', '  placeholder: One word\n', ''),
    );
    expect(told(draft)).toEqual(['en/steps/01-la-saline.yaml:1:1 warning translation-missing']);
    expect(storyOf(draft).in('en').scenario.steps.LA_SALINE?.puzzle).toMatchObject({
      header: 'What does the letter hide?',
      placeholder: 'Un mot',
    });
    expect(judge(storyOf(draft), 'LA_SALINE', 'salt').verdict).toBe('right');
  });

  it('is reported when scenario.yaml does not name its language', () => {
    expect(told(edit('scenario.yaml', 'languages: { en: offered }\n', ''))).toEqual([
      'en/scenario.yaml:1:1 error stray-file',
    ]);
  });
});

describe('the lock', () => {
  it('is written as it was read, one line a text', () => {
    const text = translatedCity().files.find(({ path }) => path === 'en/lock.yaml')?.text ?? '';
    expect(writeLock(readLock(text))).toBe(text);
    expect(text).toContain('"replies.SUCRE.say": "Moins doux."');
  });

  it('keeps the old French of what is stale until it is said to be done', () => {
    const [translation] = compile(edit(SALINE, 'Moins doux.', 'Plus salé.')).translations;
    if (!translation) throw new Error('no translation');
    expect(writeLock(syncedLock(translation))).toContain('"replies.SUCRE.say": "Moins doux."');
    expect(writeLock(syncedLock(translation, () => true))).toContain('"replies.SUCRE.say": "Plus salé."');
  });
});
