import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileCity } from '../../../engine/index.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { checkMediaFiles, oggSeconds } from '../../../server/content/check-media.ts';
import { root } from '../../support/programs/run.ts';

const CITY = join(root, 'scripts/city-template');
const source = { ...readCityFolder(CITY), slug: 'modele' };

describe('the length of a sound', () => {
  test('is read from the file', () => {
    expect(oggSeconds(readFileSync(join(CITY, 'media/emission.ogg')))).toBeCloseTo(14, 0);
  });

  test('is unknown when the file is cut, empty or of another kind', () => {
    const whole = readFileSync(join(CITY, 'media/emission.ogg'));
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('OggS'),
      whole.subarray(0, 30),
      Buffer.from('ID3 souffle'),
    ])
      expect(oggSeconds(bytes)).toBeNull();
  });

  test('is compared with the length that the step gives', () => {
    const files = source.files.map((file) => ({
      ...file,
      text: file.text.replace('seconds: 14', 'seconds: 40'),
    }));
    const { diagnostics, story } = compileCity({ ...source, files });
    expect(diagnostics.map(({ code, at, wayOut }) => [code, at.file, at.line, wayOut])).toEqual([
      ['recording-length', 'steps/05-le-recepteur.yaml', 25, 'Écrivez seconds: 14, ou changez le fichier.'],
    ]);
    expect(story).toBeNull();
  });

  test('is compared with the lines of the call that it is heard with', () => {
    const files = source.files.map((file) => ({
      ...file,
      text: file.text.replace('<Transcript>', '<Transcript sound="emission">'),
    }));
    const { diagnostics } = compileCity({ ...source, files });
    expect(diagnostics.map(({ code, at, wayOut }) => [code, at.file, wayOut])).toEqual([
      [
        'recording-length',
        'scenario.yaml',
        'Écrivez des segments dont la somme est 14, ou changez le fichier.',
      ],
    ]);
  });
});

test('drawings with text are known', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  mkdirSync(join(folder, 'media'));
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  writeFileSync(join(folder, 'media/mot.svg'), svg('<g><text x="1">Quai</text></g>'));
  writeFileSync(join(folder, 'media/trait.svg'), svg('<title>Quai</title><path d="M0 0"/>'));
  expect([...checkMediaFiles(folder, ['mot.svg', 'trait.svg'], () => undefined).written]).toEqual([
    'mot.svg',
  ]);
  rmSync(folder, { recursive: true });
});

test('a stamp is a drawing without text', () => {
  const [first] = source.files.filter(({ path }) => path.startsWith('steps/'));
  const drawing = source.media.find((name) => name.endsWith('.svg')) ?? '';
  const files = source.files.map((file) =>
    file === first
      ? {
          ...file,
          text: file.text.replace(/^tile:/mu, `stamp: { medium: ${drawing}, alt: Une vignette }\ntile:`),
        }
      : file,
  );
  const codesOf = (written: readonly string[]) =>
    compileCity({ ...source, files, written: new Set(written) }).diagnostics.map(({ code }) => code);
  expect(codesOf([])).toEqual([]);
  expect(codesOf([drawing])).toEqual(['stamp-with-words']);
});
