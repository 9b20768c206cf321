import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import colours from 'picocolors';
import { afterAll, describe, expect, it } from 'vitest';
import { compileCity, playWalkthrough, puzzleTypes } from '../../engine/index.ts';
import type { Story, WalkthroughFile } from '../../engine/index.ts';
import { NAMES } from '../../engine/prove/address-book.ts';
import { plainPage } from '../../scripts/walk/plain-page.ts';
import { puzzleWords } from '../../scripts/walk/puzzle-words.ts';
import { walkthroughText } from '../../engine/edit/walkthrough/record-walkthrough.ts';
import { fr } from '../../engine/words/fr.ts';
import { asWalkthrough, beginSession, type WalkSession } from '../../scripts/walk/session.ts';
import { playLine, type LineResult } from '../../scripts/walk/verbs.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { compiled } from '../../scripts/explain/cities/compiled.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';
import { root } from '../support/programs/run.ts';
import { writeCity } from '../../scripts/explain/cities/city-folder.ts';
import { TALKS, talkingCity } from '../support/cities/talking-city.ts';
import { TINY_ANSWERS, tinyCity } from '../../scripts/explain/cities/tiny-city.ts';
import { waitingCity } from '../../scripts/explain/cities/waiting-city.ts';
import { isWholeRun } from '../support/suite/whole-run.ts';

/** Tuesday 2 June 2026, noon in Paris. */
const NOON = Date.UTC(2026, 5, 2, 10);
const paint = colours.createColors(false);
const saved: string[] = [];
const outside = { paint, save: (name: string) => (saved.push(name), null) };

/** Replaces non-breaking spaces. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ');

interface Played {
  readonly session: WalkSession;
  /** The output after each line. */
  readonly outputs: readonly string[];
}

function playLines(session: WalkSession, lines: readonly string[]): Played {
  let now = session;
  const outputs = lines.map((line) => {
    const turn: LineResult = playLine(now, line, outside);
    now = turn.session;
    return plain(turn.lines.join('\n'));
  });
  return { session: now, outputs };
}

/** The lines typed to play a move of a walkthrough. A step beside the route is opened by its stamp. */
const typed =
  ({ scenario }: Story) =>
  ({ at, answer, hint, wait }: WalkthroughFile['moves'][number]): readonly string[] => {
    if (wait !== undefined) return [':attendre 24h'];
    const stamp = scenario.steps[at]?.kind === 'aside' ? [`:timbre ${at}`] : [];
    if (answer !== undefined) return [...stamp, answer.replaceAll('\n', ' / ')];
    return [...stamp, ':attendre 10m', hint ? ':indice' : ':secours'];
  };

// In the ordinary run one city: the others use the same instruments.
describe.each(isWholeRun ? cityNames : cityNames.slice(0, 1))('%s played interactively', (slug) => {
  const { source, story, routes } = readCity(slug);

  it.each(routes.map(({ written }) => written))(
    'reaches the end of $name, and its saved moves equal that walkthrough',
    (written) => {
      const { session } = playLines(beginSession(source, story, NOON), written.moves.flatMap(typed(story)));
      expect(session.standing.progress.step).toBe(written.ends);
      const { file, problems } = asWalkthrough(session, written.name);
      expect(problems).toEqual([]);
      const path = 'walkthroughs/a-la-main.yaml';
      const files = [
        ...source.files.filter(({ path: other }) => !other.startsWith('walkthroughs/')),
        { path, text: walkthroughText(file) },
      ];
      const again = compileCity({ ...source, files });
      expect(again.diagnostics.filter(({ at }) => at.file === path)).toEqual([]);
      expect(playWalkthrough(story, file).moves).toHaveLength(
        written.moves.filter(({ wait }) => wait === undefined).length,
      );
    },
  );

  it('prints no tag, brace or address', () => {
    for (const { path } of source.files.filter((file) => file.path.endsWith('.mdx'))) {
      const text = plainPage(source, path);
      expect(text.length, path).toBeGreaterThan(20);
      expect(text, path).not.toMatch(/<\/?[A-Z]|\{|undefined|medium:|\.svg/u);
      expect(Math.max(...text.split('\n').map((line) => line.length)), path).toBeLessThan(120);
    }
  });
});

describe('an instrument as text', () => {
  it.each(Object.values(puzzleTypes).map(({ slug }) => slug))(
    '%s prints its question without addresses',
    (slug) => {
      const type = puzzleTypes[slug] as (typeof puzzleTypes)['text-field'];
      const config = type.examples.config;
      const view = type.toPublic(config, {
        addresses: NAMES,
        seed: '',
        words: fr,
        recognised: false,
        solved: false,
        debug: false,
      });
      const words = puzzleWords(view).join('\n');
      expect(words.length).toBeGreaterThan(10);
      expect(words).not.toMatch(/undefined|\[object|medium:|NaN/u);
    },
  );
});

describe('a message that comes later, played interactively', () => {
  const source = waitingCity();
  const initial = beginSession(source, compiled(source), NOON);

  it('is announced, printed when it comes, and written as a wait', () => {
    const { outputs, session } = playLines(initial, [
      'vieux puits',
      '0412',
      ':attendre 10m',
      ':attendre 10m',
      ':attendre 21h',
    ]);
    expect(outputs[1]).toContain('Le prochain courrier arrive mardi 2 juin, 12 h 20.');
    expect(outputs[2]).not.toContain('Un bruit');
    expect(outputs[3]).toContain('Message « Un bruit sous l’horloge », Berthe Mallet');
    expect(outputs[4]).toContain('La nuit a été longue.');
    expect(session.moves.map(({ wait }) => wait)).toEqual([undefined, undefined, '20 min', '8:45']);
    const again = asWalkthrough(session, 'essai');
    expect(again.problems).toEqual(['CAFE n’est pas une étape de fin']);
  });
});

describe('an interactive game', () => {
  const source = tinyCity();
  const initial = beginSession(source, compiled(source), NOON);

  it('prints verdicts, replies, hints and their wait', () => {
    const { outputs, session } = playLines(initial, [
      'place de la Gare',
      'la mer',
      ':indice',
      ':indice',
      ':attendre 10 s',
      ':indice',
      ':indices',
      'vieux puits',
    ]);
    expect(outputs[0]).toBe('Vous y êtes presque, c’est la place d’à côté.');
    expect(outputs[1]).toBe('Code Erroné');
    expect(outputs[2]).toContain('Indice 1 sur 3 : Relisez la lettre.');
    expect(outputs[3]).toContain('Prochain indice dans 10 s.');
    expect(outputs[5]).toContain('Le prochain donne la solution.');
    expect(outputs[6]?.split('\n')).toHaveLength(2);
    expect(outputs[7]).toMatch(/^Code juste\.\n\nMessage « Bienvenue », Berthe Mallet/u);
    expect(session.moves.map(({ hint, answer }) => hint ?? answer)).toEqual([true, true, 'vieux puits']);
  });

  it('accepts oui and non, tries the instrument, and takes the alternative route', () => {
    const { outputs, session } = playLines(initial, [
      'vieux puits',
      '0412',
      'bm',
      'non',
      'non',
      'non',
      'oui',
      ':essayer 0700',
      ':essayer 0612',
      ':secours',
      ':attendre 20s',
      ':secours',
    ]);
    expect(outputs.slice(3, 6)).toEqual([
      '« Prenez votre temps. »',
      '« Je vous attends. »',
      '« Je vous attends. »',
    ]);
    expect(outputs[6]).toContain('De 0 à 9999.');
    expect(outputs[7]).toContain('une voix lit la météo.');
    expect(outputs[8]).toContain('La mer garde une anémone.');
    expect(outputs[9]).toContain('« :attendre 20s » laisse passer ce temps.');
    expect(outputs[11]).toContain('Trajet de secours pris.');
    expect(session.standing.progress).toMatchObject({ step: 'DETOUR', taken: ['PHARE'] });
  });

  it('sets the city’s time, only forward and in its time zone, and prints when it is closed', () => {
    const { outputs, session } = playLines(initial, [
      ':heure 14/07 21:30',
      ':heure 1/5 10:00',
      ':heure 31/04 10:00',
      ':heure 1/6/2026 10:00',
      ':attendre beaucoup',
    ]);
    expect(outputs[0]).toMatch(/^Il est mardi 14 juillet, 21 h 30 : ouvre demain/u);
    expect(outputs[1]).toMatch(/^Il est samedi 1er mai, 10 h/u);
    expect(new Date(session.now).toISOString()).toBe('2027-05-01T08:00:00.000Z');
    expect(outputs.slice(2).map((line) => line.split(' : ')[0])).toEqual([
      'Dites le jour et l’heure',
      'Le temps ne revient pas en arrière.',
      'Dites combien',
    ]);
  });

  it('opens unlocked pages only', () => {
    const { outputs } = playLines(initial, [
      ':messages',
      ':lire bienvenue',
      ':documents',
      ':lire lettre',
      ':lire mission_ordre',
      ':manger',
      '',
    ]);
    expect(outputs[0]).toBe('Aucun pour l’instant.');
    expect(outputs[1]).toContain('« bienvenue » n’est pas dans votre dossier.');
    expect(outputs[2]).toBe('  mission_order : Ordre de mission');
    expect(outputs[3]).toContain('La lettre');
    expect(outputs[4]).toContain('Vouliez-vous dire « mission_order » ?');
    expect(outputs[5]).toContain('« :manger » n’est pas une commande.');
    expect(outputs[6]).toBe('');
  });

  it('is saved at an end, under a valid name', () => {
    const { outputs } = playLines(initial, [':sauver Été', ':sauver debut']);
    expect(outputs[0]).toContain('Un parcours a un nom en minuscules');
    expect(outputs[1]).toContain('GARE n’est pas une étape de fin');
    expect(saved).toEqual([]);
  });
});

describe('npm run walk -- <ville> --interactive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'by-hand-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads a pipe to its end, without colours, and writes the walkthrough beside the story', async () => {
    writeCity(folder, tinyCity());
    const lines = [
      'vieux puits',
      '0412',
      'bm',
      'oui',
      ':attendre 1m',
      ':secours',
      'lanterne',
      ':sauver par-la',
      ':sauver par-la',
    ];
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/walk.ts', 'ville', '--interactive', '--scenarios', folder],
      {
        cwd: root,
        env: { ...process.env, CI: 'true' },
      },
    );
    let out = '';
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stdin.end(lines.join('\n'));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(out).not.toContain('\u001B');
    expect(out).toContain('\n> 0412\nCode juste.\n');
    expect(out).toContain('Écrit dans walkthroughs/par-la.yaml.');
    expect(plain(out)).toContain('Le parcours « par-la » existe déjà : choisissez un autre nom.');
    expect(out).toMatch(/À bientôt\.\n$/u);
    expect(readFileSync(join(folder, 'ville/walkthroughs/par-la.yaml'), 'utf8')).toContain(
      '- { at: PHARE, alternative: true, opens: leDetour',
    );
    expect(compileCity(readCityFolder(join(folder, 'ville'))).diagnostics).toEqual([]);
  });
});

describe('a dialogue in an interactive game', () => {
  const source = talkingCity();
  const atQuai = playLines(beginSession(source, compiled(source), NOON), [
    TINY_ANSWERS['GARE'] ?? '',
    TINY_ANSWERS['PORT_VIEUX'] ?? '',
  ]);

  it('prints what is said, reply after reply, and saves all of it as one answer', () => {
    expect(atQuai.outputs[1]).toContain(
      '  « Restez-vous sous l’horloge ? »\nRépondez l’une de ces lignes :\n  — J’attends\n  — Je vous suis',
    );
    const { outputs, session } = playLines(atQuai.session, [
      'J’attends > Jamais',
      'j’attends',
      'depuis HIER',
    ]);
    expect(outputs[0]).toBe('Cette réponse n’est pas proposée ici');
    expect(outputs[1]).toBe(
      '  « L’horloge retarde de vingt minutes. »\n  « Attendez-vous depuis longtemps ? »\n' +
        'Répondez l’une de ces lignes :\n  — Depuis hier\n  — Depuis toujours',
    );
    expect(outputs[2]).toContain('C’est décidé.');
    expect(session.moves.at(-1)).toMatchObject({ at: 'QUAI', answer: 'j’attends > depuis HIER' });
  });

  it('takes a word at its field, and the whole answer at once', () => {
    const { outputs, session } = playLines(atQuai.session, ['Je vous suis', 'flot', 'jusant']);
    expect(outputs[0]).toBe('  « Quand la mer descend, comment dit-on ? »\nRéponse attendue : Le mot');
    expect(outputs[1]).toBe('Elle monte à ce mot-là.');
    expect(session.standing.progress.step).toBe('BARQUE');
    expect(playLines(atQuai.session, [TALKS.suivre]).session.standing.progress.step).toBe('BARQUE');
  });
});
