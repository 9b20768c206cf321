import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CitiesFolder, folderOf } from '../../scripts/explain/cities/city-folder.ts';
import { translatedCity } from '../../scripts/explain/cities/translated-city.ts';
import { edit } from '../../scripts/explain/edits.ts';
import { main } from '../../scripts/lang.ts';
import { scenariosDir } from '../support/cities/cities.ts';
import { callAsyncScript } from '../support/programs/call-script.ts';

const [SITE, ENGLISH_SITE] = ['site.yaml', 'site.en.yaml'].map((name) =>
  readFileSync(join(scenariosDir, name), 'utf8'),
) as [string, string];
const source = translatedCity();
let folder: CitiesFolder;
beforeEach(() => {
  folder = folderOf(source);
});
afterEach(() => folder.remove());

const lang = (...args: readonly string[]) => callAsyncScript(main, [...args, '--scenarios', folder.path]);
const poFile = () => join(folder.path, 'ville.po');
const po = (): string => readFileSync(poFile(), 'utf8');
const inCity = (path: string): string => readFileSync(join(folder.path, 'ville', path), 'utf8');

/** The texts of the city’s files, by path. */
const texts = (): readonly string[] => source.files.map(({ path }) => inCity(path));

/** Exports the city, changes the file as a translator or their program does, and takes it back. */
async function back(change: (text: string) => string) {
  await lang('export', 'ville', poFile());
  writeFileSync(poFile(), change(po()));
  const { code, stdout } = await lang('import', 'ville', poFile(), '--json');
  return { code, ...(JSON.parse(stdout) as { changed: number; files: string[]; refused: object[] }) };
}

const lineOf = (context: string): number =>
  po()
    .split('\n')
    .findIndex((line) => line === `msgctxt "${context}"`) + 1;

const LESS_SWEET = (text: string): string => text.replace('Less sweet.', 'Not so sweet.');

describe('npm run lang', () => {
  it('hands out a PO file with notes and the style sheet, and takes it back without a change', async () => {
    const before = texts();
    const result = await back((text) => text);
    expect(result).toMatchObject({ code: 0, changed: 0, files: [], refused: [] });
    expect(texts()).toEqual(before);
    expect(existsSync(join(folder.path, 'english.md'))).toBe(true);
    expect(po()).toContain('#. Écran : Épreuve : ce qui répond à une saisie');
    expect(po()).toContain('#. Cette page épelle SEL, SALT : les premières lettres de ses alinéas.');
    expect(po()).toContain('#. Qui parle : Le Contrôleur');
    expect(po()).toMatch(
      /#: scenarios\/ville\/steps\/01-la-saline\.yaml\n#\. Écran.+\n#\. Au plus \d+ signes\nmsgctxt/u,
    );
  });

  it('marks what is stale as fuzzy, with the French that it was made from', async () => {
    folder.remove();
    folder = folderOf(translatedCity(edit('steps/01-la-saline.yaml', 'Moins doux.', 'Plus salé.')));
    await lang('export', 'ville', poFile());
    expect(po()).toContain(
      [
        '#, fuzzy',
        '#| msgid "Moins doux."',
        'msgctxt "steps/01-la-saline.yaml replies.SUCRE.say"',
        'msgid "Plus salé."',
        'msgstr "Less sweet."',
      ].join('\n'),
    );
  });

  it.each<readonly [string, (text: string) => string]>([
    ['other line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['lone carriage returns', (text) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['curly quotes', (text) => text.replaceAll(/^(msg\w+ )"(.*)"$/gmu, '$1“$2”')],
    [
      'cells of a spreadsheet',
      (text) =>
        text
          .split('\n')
          .map((line) => (line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line))
          .join('\r\n'),
    ],
    ['empty cells behind', (text) => text.replaceAll(/"$/gmu, '"\t\t')],
  ])('reads a file with %s', async (_name, change) => {
    const before = texts();
    expect(await back(change)).toMatchObject({ code: 0, changed: 0, files: [], refused: [] });
    expect(texts()).toEqual(before);
    expect(await back((text) => change(LESS_SWEET(text)))).toMatchObject({
      code: 0,
      changed: 1,
      files: ['en/steps/01-la-saline.yaml'],
    });
    expect(inCity('en/steps/01-la-saline.yaml')).toContain('say: Not so sweet. }');
  });

  it('refuses an entry by its line, and takes the others', async () => {
    const result = await back((text) =>
      LESS_SWEET(text)
        .replace('It is SALT, one letter a paragraph.', 'It is SALT, 4 letters.')
        .replace('steps/02-le-passeur.yaml hints.0"', 'steps/02-le-passeur.yaml clues.0"')
        .replace('msgstr "The other pot."', 'msgtsr "The other pot."'),
    );
    expect(result).toMatchObject({ code: 1, changed: 1 });
    const refusal = (context: string, message: string) => ({
      line: lineOf(context),
      context,
      message: expect.stringContaining(message) as string,
    });
    expect(result.refused).toEqual(
      [
        refusal('steps/01-la-saline.yaml hints.2', 'nombres'),
        refusal('steps/02-le-passeur.yaml clues.0', 'de ce nom'),
        refusal('steps/01-la-saline.yaml replies.POIVRE.say', 'ne se lit pas'),
      ].sort((one, other) => one.line - other.line),
    );
    expect(inCity('en/steps/01-la-saline.yaml')).toContain('say: Not so sweet. }');
  });

  it('holds the files beside the cities by the same lock', async () => {
    const write = (tagline: string) => folder.write('site.yaml', SITE.replace(/^tagline: .*$/mu, tagline));
    write('tagline: Jeu de plis');
    folder.write('site.en.yaml', ENGLISH_SITE);
    const states = async () => {
      const [{ units }] = JSON.parse((await lang('status', 'site', '--json')).stdout) as [
        { units: { name: string; state: string }[] },
      ];
      return new Map(units.map(({ name, state }) => [name, state]));
    };
    expect(new Set((await states()).values())).toEqual(new Set(['unlocked']));
    await lang('sync', 'site');
    expect(new Set((await states()).values())).toEqual(new Set(['done']));
    write('tagline: Jeu de lettres');
    expect([...(await states())].filter(([, state]) => state !== 'done')).toEqual([['tagline', 'stale']]);
    await lang('sync', 'site');
    expect((await states()).get('tagline')).toBe('stale');
    await lang('done', 'site', 'site.yaml');
    expect((await lang('status', 'site')).code).toBe(0);
  });

  it('says what is wrong with the call', async () => {
    writeFileSync(poFile(), Buffer.from([0x6d, 0xe9, 0x20]));
    const [city, language, missing, coded] = [
      await lang('export'),
      await lang('export', 'ville', poFile(), '--language', 'de'),
      await lang('import', 'ville', join(folder.path, 'rien.po')),
      await lang('import', 'ville', poFile()),
    ];
    expect([city, language, missing, coded].map(({ code }) => code)).toEqual([2, 2, 2, 2]);
    expect(city.stderr).toContain('Il manque la ville.');
    expect(language.stderr).toContain('La langue « de » n’existe pas.');
    expect(missing.stderr).toContain('n’existe pas');
    expect(coded.stderr).toContain('n’est pas en UTF-8');
  });
});
