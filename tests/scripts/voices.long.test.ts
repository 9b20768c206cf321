import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { main as checkMain } from '../../scripts/check.ts';
import { main } from '../../scripts/voices.ts';
import { withVoices } from '../../scripts/explain/edits.ts';
import { writeCity } from '../../scripts/explain/cities/city-folder.ts';
import { tinyCity } from '../../scripts/explain/cities/tiny-city.ts';
import { callScript } from '../support/programs/call-script.ts';
import { runScript } from '../support/programs/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'voices-'));
const scenarios = join(folder, 'scenarios');
const takes = join(folder, 'prises');
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  for (const path of [scenarios, takes]) rmSync(path, { recursive: true, force: true });
  mkdirSync(takes);
  writeCity(scenarios, tinyCity(withVoices()));
});

const voices = (...args: readonly string[]) => callScript(main, ['ville', '--scenarios', scenarios, ...args]);
const recording = join(scenarios, 'ville/voices/appel.flac');

describe('npm run voices', () => {
  it('writes a booklet with each part’s words, length and file name', async () => {
    const out = join(folder, 'livret.html');
    const { code, stdout } = await runScript('voices.ts', ['ville', '--scenarios', scenarios, '--out', out]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `Écrit : ${out} (1 prise, dont 0 enregistrées).\n` });
    const html = readFileSync(out, 'utf8');
    for (const words of ['Aimé Corot', 'Doux.', 'appel.wav', '3 s au plus', 'La mer garde une anémone.'])
      expect(html.replaceAll(/[\u00a0\u202f]/gu, ' ')).toContain(words);
  });

  it('prints a part for the script that makes the sounds', () => {
    expect(voices('--part', 'appel')).toEqual({
      code: 0,
      stdout: '3 rattle 100\nLa mer garde une anémone.|3\n',
      stderr: '',
    });
    expect(voices('--part', 'rappel')).toMatchObject({
      code: 1,
      stderr: 'Aucune prise ne s’appelle « rappel ».\n',
    });
  });

  it('leaves what a machine says to the synthesiser, and out of the booklet', () => {
    const machine = { 'telegraph: { baud: 100 }': 'synthesis: { voice: fr+m3, speed: 120, pitch: 30 }' };
    writeCity(scenarios, tinyCity(withVoices(machine)));
    expect(voices('--part', 'appel').stdout).toMatch(/^3 say fr\+m3 120 30\n/u);
    const out = join(folder, 'livret.html');
    expect(voices('--out', out).stdout).toBe(`Écrit : ${out} (0 prise, dont 0 enregistrées).\n`);
    expect(callScript(checkMain, ['ville', '--scenarios', scenarios]).stdout).not.toContain('télégraphe');
  });

  it('says what it misses: a city, its voices, the folder, a WAV', () => {
    expect(callScript(main, ['--scenarios', scenarios])).toMatchObject({ code: 2 });
    expect(voices('--take', join(folder, 'rien'))).toMatchObject({
      code: 2,
      stderr: `Aucun dossier « ${join(folder, 'rien')} ».\n`,
    });
    expect(voices('--take', takes)).toMatchObject({
      code: 1,
      stderr: `« ${takes} » n’a aucun fichier .wav.\n`,
    });
    writeCity(scenarios, tinyCity());
    rmSync(join(scenarios, 'ville/voices.yaml'));
    expect(voices()).toMatchObject({
      code: 1,
      stderr: 'La ville « ville » n’a pas de voix : écrivez-les dans voices.yaml.\n',
    });
  });

  it('says how to get ffmpeg when it is missing', () => {
    writeFileSync(join(takes, 'appel.wav'), '');
    const { PATH } = process.env;
    process.env.PATH = folder;
    try {
      expect(voices('--take', takes)).toMatchObject({
        code: 1,
        stderr: 'Il faut ffmpeg : apt-get install ffmpeg.\n',
      });
    } finally {
      process.env.PATH = PATH;
    }
  });

  it('is named by npm run check as telegraphed until its recording exists', () => {
    const check = () => callScript(checkMain, ['ville', '--scenarios', scenarios]).stdout;
    expect(check()).toContain(
      'ville : 1 prise frappée par un télégraphe. Le livret d’enregistrement : npm run voices -- ville\n',
    );
    mkdirSync(join(scenarios, 'ville/voices'));
    writeFileSync(recording, '');
    expect(check()).not.toContain('télégraphe');
  });
});

describe.skipIf(spawnSync('ffmpeg', ['-version']).status !== 0)('recordings that are taken', () => {
  /** Writes a WAV file of a tone between two silences. */
  const record = (name: string, seconds: number, volume: string): void => {
    const tone = `sine=frequency=300:duration=${seconds},volume=${volume},adelay=1000,apad=pad_dur=1`;
    spawnSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', tone, join(takes, `${name}.wav`)]);
  };

  it('are trimmed, and lie in the city’s folder under the name of their part', () => {
    record('appel', 2, '0.5');
    const { code, stdout } = voices('--take', takes);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'appel.wav : prise.\nToutes les voix sont enregistrées.\n',
    });
    const length = spawnSync('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration',
      '-of',
      'csv=p=0',
      recording,
    ]);
    expect(Number(String(length.stdout))).toBeCloseTo(2.1, 0);
  });

  it.each([
    ['too long', 'appel', 5, '0.5', /elle dure 5,\d s sans ses silences, et n’a que 3,0 s/u],
    ['too loud', 'appel', 2, '20', /elle sature/u],
    ['silent', 'appel', 2, '0', /on n’y entend rien/u],
    [
      'of an unknown name',
      'appell',
      2,
      '0.5',
      /aucune prise ne s’appelle ainsi\. Vouliez-vous dire « appel » \?/u,
    ],
  ])('are refused when they are %s, and nothing is written', (_why, name, seconds, volume, words) => {
    record(name, seconds, volume);
    const { code, stdout } = voices('--take', takes);
    expect([code, existsSync(recording)]).toEqual([1, false]);
    expect(stdout).toMatch(words);
  });
});
