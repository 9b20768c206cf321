import { describe, expect, it } from 'vitest';
import { type CityChange, planCityChange } from '../../../engine/edit/city/change-city.ts';
import { unlessRefused } from '../../../engine/edit/refusal.ts';
import { parseWalkthroughs, puzzleTypes, type ScenarioSource } from '../../../engine/index.ts';
import type { PuzzleSlug } from '../../../engine/types/puzzle.generated.ts';
import { newCityFiles, sampleMedia } from '../../../server/content/new-city/create-city.ts';
import { compileTogether } from '../../../scripts/explain/cities/compiled.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { isWholeRun } from '../../support/suite/whole-run.ts';
import { changedCities } from './changed-cities.ts';

const city = tinyCity();

/** A city that a writer begins with. */
function begun(from: Parameters<typeof newCityFiles>[2]): ScenarioSource {
  const files = newCityFiles({ slug: 'essai', code: 'ESSAI', name: 'Essai' }, 'ESSA01', from);
  return {
    slug: 'essai',
    files: files.flatMap(({ path, content }) =>
      /\.(yaml|mdx)$/u.test(path) ? [{ path, text: content.toString('utf8') }] : [],
    ),
    media: files.flatMap(({ path }) => (path.startsWith('media/') ? [path.slice('media/'.length)] : [])),
  };
}
const template = begun('branching');
const stock = new Map([...sampleMedia().keys()].map((name) => [name, `the bytes of ${name}`]));

function changed(change: CityChange, before = city) {
  const { cities, ...rest } = changedCities([before], before.slug, change, stock);
  const [after = before] = cities;
  const fileWith = (words: string): string =>
    after.files.find(({ text }) => text.includes(words))?.text ?? '';
  return { after, fileWith, ...rest };
}

const errorsOf = (source: ScenarioSource): readonly string[] =>
  compileTogether(source).diagnostics.flatMap(({ severity, code, message, at }) =>
    severity === 'error' ? `${at.file}:${at.line} ${code} ${message}` : [],
  );

const refusalOf = (change: CityChange): string => {
  const result = unlessRefused(() => planCityChange([city], city.slug, change));
  if (!('refusal' in result)) return 'planned';
  const { code, message, blockedBy = [] } = result.refusal;
  return [code, message, ...blockedBy.map(({ file, line }) => `${file}:${line}`)].join(' ');
};

/** The steps of the main walkthrough, each once. */
const walkOf = (source: ScenarioSource): readonly string[] => [
  ...new Set(
    parseWalkthroughs(source)
      .find(({ name }) => name === 'main')
      ?.moves.map(({ at }) => at),
  ),
];

const arrow = { step: 'GARE', path: ['next'] };
/** Types that a final application solves, which a new step does not have. */
const needsApplication = (type: PuzzleSlug): boolean => {
  const { config } = puzzleTypes[type].examples;
  return (puzzleTypes[type] as { finalCodes?(one: unknown): unknown }).finalCodes?.(config) !== undefined;
};
const possible = (Object.keys(puzzleTypes) as PuzzleSlug[]).filter((type) => !needsApplication(type));
/** A few of them in the ordinary run: each takes a compilation of a whole city. */
const types = isWholeRun ? possible : ['picture-order' as const, ...possible.slice(0, 4)];

describe('a step put between two', () => {
  it.each(types)('is complete with a puzzle of the type %s in a city without media, and walked', (type) => {
    const { after } = changed(
      { kind: 'insert-step', arrow: { step: 'LE_DEPART', path: ['next'] }, name: 'NEUVE', type },
      begun('blank'),
    );
    expect(errorsOf(after)).toEqual([]);
    expect(walkOf(after)).toEqual(['LE_DEPART', 'NEUVE']);
  });

  it('stands on the other route too, and takes all cases of a next', () => {
    const { after, paths } = changed({
      kind: 'insert-step',
      arrow: { step: 'PHARE', path: ['alternative'] },
      name: 'NEUVE',
      type: 'digit-dials',
    });
    expect(errorsOf(after)).toEqual([]);
    expect(paths).toContain('ville/walkthroughs/alternative.yaml');
  });

  it('is a decision, with a walkthrough for each option', () => {
    const options = [
      { name: 'suivre', label: 'Le suivre' },
      { name: 'rester', label: 'Rester' },
    ];
    const { after, paths } = changed({
      kind: 'insert-choice',
      arrow,
      name: 'DILEMME',
      type: 'choice',
      options,
    });
    expect(errorsOf(after)).toEqual([]);
    expect(compileTogether(after).diagnostics.filter(({ code }) => code === 'option-not-walked')).toEqual([]);
    expect(paths).toContain('ville/walkthroughs/dilemme-rester.yaml');
  });

  it('is a gathering with its parts', () => {
    const parts = [
      { name: 'PART_UN', title: 'Un' },
      { name: 'PART_DEUX', title: 'Deux' },
    ];
    const { after } = changed({
      kind: 'insert-gathering',
      arrow,
      name: 'FOUILLE',
      type: 'digit-dials',
      parts,
    });
    expect(errorsOf(after)).toEqual([]);
    expect(walkOf(after).slice(0, 4)).toEqual(['GARE', 'PART_UN', 'PART_DEUX', 'PORT_VIEUX']);
    const { after: emptied } = changed({ kind: 'remove-step', step: 'FOUILLE' }, after);
    expect([errorsOf(emptied), walkOf(emptied)]).toEqual([[], walkOf(city)]);
  });

  it('is a gathering that can do without some parts, each of which a walkthrough solves', () => {
    const { after } = changed({
      kind: 'insert-gathering',
      arrow,
      name: 'FOUILLE',
      type: 'digit-dials',
      needs: 2,
      parts: ['UN', 'DEUX', 'TROIS'].map((name) => ({ name, title: name })),
    });
    expect(compileTogether(after).diagnostics.map(({ code }) => code)).not.toContain('beside-not-walked');
    expect([errorsOf(after), walkOf(after).slice(0, 4)]).toEqual([[], ['GARE', 'UN', 'DEUX', 'PORT_VIEUX']]);
  });

  it('is beside the route', () => {
    const { after } = changed({
      kind: 'add-aside',
      name: 'COTE',
      title: 'À côté',
      from: 'CAFE',
      type: 'letter-dials',
    });
    expect([errorsOf(after), walkOf(after).includes('COTE')]).toEqual([[], true]);
  });

  it('is taken out again without a trace but its former name', () => {
    const { after } = changed({ kind: 'insert-step', arrow, name: 'NEUVE', type: 'digit-dials' });
    const { after: back, paths } = changed({ kind: 'remove-step', step: 'NEUVE' }, after);
    const same = back.files.filter(({ path, text }) =>
      city.files.some((file) => file.path === path && file.text === text),
    );
    expect(same.length).toBe(city.files.length - 1);
    expect(paths).toContain('ville/steps/103-neuve.yaml');
  });
});

describe('a step taken out', () => {
  it('is refused while something names it, with file and line', () => {
    expect(refusalOf({ kind: 'remove-step', step: 'CAFE' })).toMatch(
      /^edit-still-named D’autres passages s’en servent encore : changez-les d’abord\. ville\/scenario\.yaml:\d+$/u,
    );
  });

  it('closes the gap, and what came with it comes with the next', () => {
    const { after, fileWith, told } = changed({ kind: 'remove-step', step: 'CAFE', follow: true });
    expect(errorsOf(after)).toEqual([]);
    expect(fileWith('name: MARCHE')).toContain('formerly: [CAFE]');
    expect(fileWith('name: PORT_VIEUX')).toContain('next: MARCHE');
    expect(walkOf(after)).toEqual(walkOf(city).filter((step) => step !== 'CAFE'));
    expect(told).toEqual(['Parcours main : 1 geste de moins.', 'Parcours alternative : 1 geste de moins.']);
  });

  it('is refused when a version would come where the text before it comes, with the line of the version', () => {
    const refusedOn = (source: ScenarioSource, change: CityChange): string => {
      const result = unlessRefused(() => planCityChange([source], source.slug, change));
      if (!('refusal' in result)) return 'planned';
      const { code, blockedBy: [place] = [] } = result.refusal;
      const lines = source.files.find(({ path }) => path === 'scenario.yaml')?.text.split('\n') ?? [];
      return `${code} ${(lines[(place?.line ?? 0) - 1] ?? '').trim()}`;
    };
    const onBridge: CityChange = { kind: 'remove-step', step: 'PAR_LE_PONT', follow: true };
    expect(refusedOn(template, onBridge)).toBe('edit-text-covered - { page: laFin_pont, from: PAR_LE_PONT }');
    const forSome = template.files.map(({ path, text }) => ({
      path,
      text: text.replace(
        'from: PAR_LE_PONT }\n      #',
        'from: PAR_LE_PONT, if: { asked: LA_FONTAINE } }\n      #',
      ),
    }));
    expect(refusedOn({ ...template, files: forSome }, onBridge)).toBe('planned');
    const ownStep: CityChange = { kind: 'remove-step', step: 'PORT_VIEUX', to: 'MARCHE', follow: true };
    expect(refusedOn(city, ownStep)).toBe('edit-text-covered - page: carnet_ouvert');
  });

  it('takes along its papers, versions and tiles, and says which', () => {
    const { after, paths, told } = changed({ kind: 'remove-step', step: 'CAFE', along: true });
    expect(errorsOf(after)).toEqual([]);
    expect(paths).toContain('ville/messages/ancienneLettre.mdx');
    expect(told).toContain('Le message « Une lettre ancienne » part avec elle.');
    const receiver = changed(
      { kind: 'remove-step', step: 'LE_RECEPTEUR', along: true, follow: true },
      template,
    );
    expect(receiver.fileWith('city: ESSAI')).not.toContain('tiles:');
    expect(receiver.told).toContain('La tuile « Récepteur » part avec elle.');
    const bridge = changed({ kind: 'remove-step', step: 'PAR_LE_PONT', along: true, follow: true }, template);
    expect(errorsOf(bridge.after)).toEqual([]);
    expect(bridge.told).toContain('Une version de « Remise en main propre » part avec elle.');
    expect(bridge.paths).toContain('essai/messages/laFin_pont.mdx');
  });

  it('needs to know where to lead when several ways leave it', () => {
    const change = { kind: 'remove-step', step: 'LE_PASSANT' } as const;
    const refused = unlessRefused(() => planCityChange([template], template.slug, change));
    expect('refusal' in refused && refused.refusal.code).toBe('edit-several-ways');
  });
});

describe('a step that is duplicated', () => {
  it('follows its original, with its message under another name', () => {
    const before = template;
    const { after, paths } = changed({ kind: 'duplicate-step', step: 'LES_SMS', name: 'ENCORE' }, before);
    expect(errorsOf(after)).toEqual([]);
    expect(paths).toContain('essai/messages/leRendezVous2.mdx');
    expect(walkOf(after)).toContain('ENCORE');
  });
});

describe('a puzzle that changes its type', () => {
  it.each(types.filter((type) => type !== 'text-field'))('becomes %s, and keeps what fits', (type) => {
    const { after, told } = changed({ kind: 'change-type', step: 'PREMIER_LIEU', type }, template);
    expect(errorsOf(after)).toEqual([]);
    expect(told.length).toBeGreaterThan(0);
    expect(told.join(' ')).not.toMatch(/« [a-z]/u);
  });

  it('keeps comments and says what goes', () => {
    const text = (city.files.find((file) => file.text.startsWith('name: MUSEE'))?.text ?? '').replace(
      '  header:',
      '  # le titre\n  header:',
    );
    const noted = {
      ...city,
      files: city.files.map((file) => (file.text.startsWith('name: MUSEE') ? { ...file, text } : file)),
    };
    const { fileWith, told } = changed({ kind: 'change-type', step: 'MUSEE', type: 'text-area' }, noted);
    expect(fileWith('name: MUSEE')).toContain('  # le titre\n  header: Mot de passe\n');
    expect(told[0]).toBe(
      'Restent : « Titre », « Texte du champ vide », « Longueur minimale », « Liens », « Solution ».',
    );
    expect(told[1]).toBe('Ne sont pas repris : « Lecture », « Avis », « Image ».');
  });
});

describe('the smaller changes', () => {
  it.each<CityChange>([
    { kind: 'set-arrow', arrow: { step: 'DETOUR', path: ['next'] }, to: 'VERRIERE' },
    { kind: 'set-opening', step: 'CAFE', between: '8-22' },
    { kind: 'set-arrival', message: 'bienvenue', arrives: { after: '20 min' } },
    { kind: 'add-message', name: 'unMot', title: 'Un mot', author: 'Elle', from: 'CAFE' },
    { kind: 'add-document', name: 'unPapier', title: 'Un papier', from: 'CAFE' },
    {
      ...{ kind: 'add-place', name: 'la-halle', title: 'La halle', step: 'CAFE' },
      ...{ at: [47.32, 5.04], look: 'Un dauphin au-dessus de la porte.' },
    },
  ])('%j leaves a city without errors', (change) => {
    const { after, paths } = changed(change);
    expect(errorsOf(after)).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('a message that is added can be taken out, one that is named cannot', () => {
    const { after } = changed({
      kind: 'add-message',
      name: 'unMot',
      title: 'Un mot',
      author: 'Elle',
      from: 'CAFE',
    });
    const { after: back } = changed({ kind: 'remove-message', name: 'unMot' }, after);
    expect(back.files.map(({ text }) => text).sort()).toEqual(city.files.map(({ text }) => text).sort());
    expect(refusalOf({ kind: 'remove-message', name: 'apresLePhare' })).toMatch(/^edit-still-named .*:\d+/u);
  });

  it('a message is filed before those of later steps', () => {
    const { after } = changed({
      kind: 'add-message',
      name: 'unMot',
      title: 'Un mot',
      author: 'Elle',
      from: 'PORT_VIEUX',
    });
    const text = after.files.find(({ path }) => path === 'scenario.yaml')?.text ?? '';
    const names = [...text.matchAll(/slug: (\w+)/gu)].map(([, name]) => name);
    expect(names.slice(names.indexOf('bienvenue'), names.indexOf('bienvenue') + 3)).toEqual([
      'bienvenue',
      'unMot',
      'ancienneLettre',
    ]);
  });

  it('a paper that is added may be in the hands of a role', () => {
    const { after } = changed({
      ...{ kind: 'add-document', name: 'unPapier', title: 'Un papier', from: 'CAFE', for: 'carte' },
    });
    const text = after.files.find(({ path }) => path === 'scenario.yaml')?.text ?? '';
    expect(text).toMatch(/slug: unPapier[^}]*for: carte/u);
  });

  it('what is taken out leaves the translations too', () => {
    const added: CityChange = {
      kind: 'add-message',
      name: 'unMot',
      title: 'Un mot',
      author: 'Elle',
      from: 'CAFE',
    };
    const { after } = changed(added);
    const entry = (slug: string): string => `  - { slug: ${slug}, title: A title }\n`;
    const english = (entries: string, ...pages: readonly string[]) => [
      { path: 'en/scenario.yaml', text: `name: Town\nmessages:\n${entries}` },
      ...pages.map((page) => ({ path: `en/messages/${page}.mdx`, text: 'A page.\n' })),
    ];
    const before = english(entry('unMot') + entry('bienvenue') + entry('ailleurs'), 'unMot', 'bienvenue');
    const { after: back } = changed(
      { kind: 'remove-message', name: 'unMot' },
      { ...after, files: [...after.files, ...before] },
    );
    expect(back.files.filter(({ path }) => path.startsWith('en/'))).toEqual(
      english(entry('bienvenue') + entry('ailleurs'), 'bienvenue'),
    );
  });

  it.each<readonly [string, CityChange]>([
    ['edit-no-such-name', { kind: 'remove-step', step: 'ABSENTE' }],
    ['edit-name-taken', { kind: 'insert-step', arrow, name: 'CAFE', type: 'digit-dials' }],
    ['edit-bad-name', { kind: 'insert-step', arrow, name: 'Café', type: 'digit-dials' }],
    [
      'edit-no-arrow',
      { kind: 'insert-step', arrow: { step: 'GARE', path: ['name'] }, name: 'NEUVE', type: 'digit-dials' },
    ],
    ['edit-no-arrow', { kind: 'set-arrow', arrow: { step: 'GARE', path: ['alternative'] }, to: null }],
    ['edit-wrong-kind', { kind: 'change-type', step: 'GARE', type: 'text-field' }],
  ])('are refused with %s', (code, change) => {
    expect(refusalOf(change).split(' ')[0]).toBe(code);
  });
});
