import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CityTranslation } from '../../../engine/graph/desk.ts';
import type { Status } from '../../../engine/public.ts';
import { writeCity } from '../../../scripts/explain/cities/city-folder.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';
import { edit } from '../../../scripts/explain/edits.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';

const SALINE = 'steps/01-la-saline.yaml';
const OVERLAY = `en/${SALINE}`;
const LOCK = 'en/lock.yaml';

let studio: HostedStudio;
beforeAll(async () => {
  studio = await hostStudio();
  rmSync(join(studio.cities, 'ville'), { recursive: true });
  writeCity(studio.cities, translatedCity(edit(SALINE, 'Moins doux.', 'Plus salé.')));
});
afterAll(() => studio.stop());

const fileNow = (path: string): string => readFileSync(join(studio.cities, 'ville', path), 'utf8');
const textNow = async () => {
  const { texts } = (await studio.get('translation?city=ville')).body as unknown as CityTranslation;
  return texts.find(({ name }) => name === 'replies.SUCRE.say');
};

const CHANGE = {
  slug: 'ville',
  kind: 'translate',
  language: 'en',
  file: SALINE,
  name: 'replies.SUCRE.say',
  french: 'Plus salé.',
};

describe('a translation in the studio', () => {
  it('shows each text beside its French, with what the French was', async () => {
    expect(await textNow()).toMatchObject({
      file: SALINE,
      french: 'Plus salé.',
      before: 'Moins doux.',
      text: 'Less sweet.',
      state: 'stale',
    });
  });

  it('writes a text and its line in the lock together, and is undone to the byte', async () => {
    const before = [OVERLAY, LOCK].map(fileNow);
    const done = await studio.post('refactor', { ...CHANGE, text: 'Saltier.' });
    expect(done).toMatchObject({ status: 200, body: { written: true } });
    expect(fileNow(OVERLAY)).toBe(before[0]?.replace('Less sweet.', 'Saltier.'));
    expect(fileNow(LOCK)).toBe(before[1]?.replace('Moins doux.', 'Plus salé.'));
    expect(await textNow()).toMatchObject({ before: null, state: 'done' });
    const files = done.body.files as readonly { file: string; seen: string; inverse: unknown }[];
    await studio.post('edit', {
      files: files.map(({ file, seen, inverse }) => ({ file, seen, edits: [inverse] })),
    });
    expect([OVERLAY, LOCK].map(fileNow)).toEqual(before);
  });

  it('confirms a stale text as it stands', async () => {
    const before = [OVERLAY, LOCK].map(fileNow);
    await studio.post('refactor', { ...CHANGE, text: 'Less sweet.' });
    expect([fileNow(OVERLAY), fileNow(LOCK)]).toEqual([
      before[0],
      before[1]?.replace('Moins doux.', 'Plus salé.'),
    ]);
  });

  it('refuses a text that has lost something of its French, and writes nothing', async () => {
    const before = [OVERLAY, LOCK].map(fileNow);
    expect(await studio.post('refactor', { ...CHANGE, text: '2 spoons less.' })).toMatchObject({
      status: 422,
      body: { error: 'edit-not-translated', message: expect.stringContaining('nombres') as string },
    });
    expect([OVERLAY, LOCK].map(fileNow)).toEqual(before);
  });

  it('sets the language of the telephone by its address', async () => {
    const opened = await fetch(`${studio.address}/studio/phone/ville/home?language=en`);
    expect(opened.headers.getSetCookie()).toContain('language=en; Path=/studio/phone/ville; SameSite=Lax');
    const other = await fetch(`${studio.address}/studio/phone/ville/home?language=de`);
    expect(other.headers.getSetCookie()).toHaveLength(1);
  });

  it('is played on the telephone before players may play it', async () => {
    const file = join(studio.cities, 'ville/scenario.yaml');
    writeFileSync(file, fileNow('scenario.yaml').replace('en: offered', 'en: draft'));
    const players = studio.reload();
    const status = async (language: string) => {
      const path = '/studio/phone/ville/api/user/status/current';
      const response = await fetch(`${studio.address}${path}`, { headers: { 'x-language': language } });
      return ((await response.json()) as Status).view;
    };
    expect((await status('en'))?.city.languages).toEqual(['fr', 'en']);
    expect((await status('en'))?.puzzle?.header).toBe('What does the letter hide?');
    expect((await status('fr'))?.puzzle?.header).toBe('Que cache la lettre ?');
    expect(players[0]?.in('en').story.words.language).toBe('fr');
  });
});
