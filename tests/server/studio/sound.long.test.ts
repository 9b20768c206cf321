import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardIn } from '../../../server/studio/edit/convert-sound.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';

let studio: HostedStudio;
const folder = mkdtempSync(join(tmpdir(), 'sounds-'));

beforeAll(async () => {
  studio = await hostStudio();
});
afterAll(async () => {
  await studio?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A note of one second between two silences of one, in a format. */
function note(extension: string): string {
  const path = join(folder, `note.${extension}`);
  const sine = 'sine=frequency=440:duration=1,adelay=1000,apad=pad_dur=1,volume=0.05';
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', sine, path]);
  return readFileSync(path).toString('base64');
}

interface Told {
  readonly media: readonly { readonly extension: string; readonly bytes: number }[];
  readonly seconds: number;
  readonly loudness: number;
  readonly silentStart: number;
  readonly silentEnd: number;
}

const take = async (base64: string, even = false) => {
  const { status, body } = await studio.post('sound', { base64, even });
  return { status, body: body as unknown as Told & { readonly error?: string } };
};

describe('a sound that a writer gives', () => {
  it.each(['wav', 'm4a', 'flac', 'mp3', 'ogg', 'webm'])('as .%s becomes .ogg and .mp3', async (extension) => {
    const { status, body } = await take(note(extension));
    expect([status, body.media?.map((one) => one.extension)]).toEqual([200, ['ogg', 'mp3']]);
    expect(body.seconds).toBeCloseTo(3, 0);
  });

  it('is heard: how loud it is, and the silence at its ends, which may be taken away', async () => {
    const wav = note('wav');
    const { body: asIs } = await take(wav);
    expect(asIs.loudness).toBeLessThan(-30);
    expect([asIs.silentStart, asIs.silentEnd].map(Math.round)).toEqual([1, 1]);
    const { body: even } = await take(wav, true);
    expect(even.loudness).toBeGreaterThan(-24);
    expect([even.silentStart, even.silentEnd].map(Math.round)).toEqual([0, 0]);
    expect(even.seconds).toBeLessThan(2);
  });

  it('that is none is refused, and nothing is written', async () => {
    const { status, body } = await take(Buffer.from('rien').toString('base64'));
    expect([status, body.error]).toEqual([422, 'medium-content']);
  });

  it('without ffmpeg is refused once for all, with the way to install it', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      const { status, body } = await take(Buffer.from('rien').toString('base64'));
      expect([status, body.error]).toEqual([422, 'NO_CONVERTER']);
    } finally {
      process.env['PATH'] = path;
    }
  });

  it('of silence alone has no loudness', () => {
    const log = 'silence_start: 0\n[Parsed_ebur128] Integrated loudness:\n    I:         -70.0 LUFS\n';
    expect(heardIn(log, 4)).toEqual({ seconds: 4, loudness: null, silentStart: 0, silentEnd: 4 });
  });
});
