import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileCity } from '../../../engine/index.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { oggSeconds } from '../../../server/content/check-media.ts';
import { root } from '../../support/programs/run.ts';

const VALMER = join(root, 'tests/cities/valmer');

describe('the length of a sound', () => {
  test('is read from the file', () => {
    expect(oggSeconds(readFileSync(join(VALMER, 'media/bulletin.ogg')))).toBeCloseTo(22, 0);
  });

  test('is unknown when the file is cut, empty or of another kind', () => {
    const whole = readFileSync(join(VALMER, 'media/bulletin.ogg'));
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('OggS'),
      whole.subarray(0, 30),
      Buffer.from('ID3 souffle'),
    ])
      expect(oggSeconds(bytes)).toBeNull();
  });

  test('is compared with the length that the step gives', () => {
    const source = readCityFolder(VALMER);
    const files = source.files.map((file) => ({
      ...file,
      text: file.text.replace('seconds: 22', 'seconds: 40'),
    }));
    const { diagnostics, story } = compileCity({ ...source, files });
    expect(diagnostics.map(({ code, at, wayOut }) => [code, at.file, at.line, wayOut])).toEqual([
      ['recording-length', 'steps/06-le-poste.yaml', 21, 'Écrivez seconds: 22, ou changez le fichier.'],
    ]);
    expect(story).toBeNull();
  });
});
