import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Edit } from '../../../engine/edit/edit.ts';
import type { Desk, DeskCity } from '../../../engine/graph/desk.ts';
import type { Status } from '../../../engine/index.ts';
import { loadContent } from '../../../server/content/load-content.ts';
import type { StudioSchemas } from '../../../schemas/api/studio.generated.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';

const { slug } = tinyCity();
const GARE = `${slug}/steps/01-gare.yaml`;

let studio: HostedStudio;
beforeAll(async () => {
  studio = await hostStudio();
});
beforeEach(() => {
  studio.reset();
  studio.reload();
});
afterAll(() => studio.stop());

const textOf = (file: string): string => readFileSync(join(studio.cities, file), 'utf8');
const write = (file: string, change: (text: string) => string): void =>
  writeFileSync(join(studio.cities, file), change(textOf(file)));

const beDraft = (): void =>
  write(`${slug}/scenario.yaml`, (text) => text.replace('story: 1', 'draft: true\nstory: 1'));

const city = async (): Promise<DeskCity | undefined> =>
  ((await studio.get('desk')).body as unknown as Desk).cities.find((each) => each.slug === slug);

async function edit(file: string, ...edits: readonly Edit[]): Promise<StudioSchemas['WrittenEdit']> {
  const { body } = await studio.get(`text?file=${encodeURIComponent(file)}`);
  const told = await studio.post('edit', { file, seen: body.seen, edits });
  expect(told.status).toBe(200);
  return told.body as unknown as StudioSchemas['WrittenEdit'];
}

/** The status of the telephone at a step. */
async function statusAt(step: string): Promise<Status> {
  await studio.post(`phone/${slug}`, { step });
  const response = await fetch(`${studio.address}/studio/phone/${slug}/api/user/status/current`);
  return response.json() as Promise<Status>;
}

const answerAt = async (step: string, code: string): Promise<Status> => {
  await statusAt(step);
  const address = `${studio.address}/studio/phone/${slug}/api`;
  await fetch(`${address}/code/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ code, step }),
  });
  return (await fetch(`${address}/user/status/current`)).json() as Promise<Status>;
};

describe('a city that is being written', () => {
  it('holds nothing up with its errors, and the studio alone reads it', async () => {
    beDraft();
    write(GARE, (text) => text.replace('next: PORT_VIEUX', 'next: NULLE_PART'));
    expect(loadContent(studio.cities, studio.pages())).toMatchObject({ sound: [], problems: [] });
    expect(loadContent(studio.cities, studio.pages()).content).not.toBeNull();
    studio.reload();
    expect(await city()).toMatchObject({ isDraft: true, state: 'unfinished' });
  });

  it('lists what its files have now, whatever is wrong elsewhere in them', async () => {
    const messages = async () =>
      (await city())?.sheet?.presence.things.flatMap(({ kind, name }) => (kind === 'message' ? [name] : []));
    await expect.poll(messages).toBeDefined();
    beDraft();
    write(GARE, (text) => text.replace('next: PORT_VIEUX', 'next: NULLE_PART'));
    write(`${slug}/scenario.yaml`, (text) =>
      text.replace(
        'messages:\n',
        '$&  - { slug: unMot, title: Un mot, author: Irène, date: received, from: GARE }\n',
      ),
    );
    studio.reload();
    await expect.poll(messages).toContain('unMot');
  });

  it('is played on the telephone to where it is written, and by those who have its code', async () => {
    beDraft();
    write(GARE, (text) => text.replace('next: PORT_VIEUX', 'next: NULLE_PART'));
    expect(studio.reload().map(({ scenario }) => scenario.slug)).toEqual([slug]);
    const { state, step } = await answerAt('GARE', 'place du Vieux-Puits');
    expect([state, step?.description]).toEqual([4, 'La suite n’est pas écrite.']);
  });
});

describe('an edit of an unfinished story', () => {
  it('is written and played, while players keep the last valid version', async () => {
    await edit(
      GARE,
      { op: 'remove', path: ['examples'] },
      { op: 'set', path: ['puzzle', 'header'], value: 'Par où ?' },
    );
    const [players] = studio.reload();
    expect(textOf(GARE)).toContain('header: Par où ?');
    expect(await city()).toMatchObject({ state: 'unfinished', isDraft: false });
    expect((await statusAt('GARE')).view?.puzzle?.['header']).toBe('Par où ?');
    expect(JSON.stringify(players?.scenario.steps.GARE?.puzzle)).toContain('Où commencer ?');
  });

  it('is held back for the field alone that could not be read', async () => {
    const told = await edit(
      GARE,
      { op: 'set', path: ['next'], value: 'NULLE_PART' },
      { op: 'add', path: ['hints'], value: '' },
      { op: 'set', path: ['description'], value: 'Autre.' },
    );
    expect(told).toMatchObject({ written: true, held: [0, 1] });
    expect(told.problems.map(({ code }) => code).sort()).toEqual(['empty-value', 'unknown-step']);
    expect(textOf(GARE)).toContain('description: Autre.');
    expect(textOf(GARE)).toContain('next: PORT_VIEUX');
  });
});

describe('a changed answer', () => {
  it('takes its walkthroughs and its table with it, in one change that is undone as a whole', async () => {
    const MAIN = `${slug}/walkthroughs/main.yaml`;
    const before = [textOf(GARE), textOf(MAIN)];
    const told = await edit(GARE, {
      op: 'set',
      path: ['puzzle', 'solution'],
      value: ['rue des Lilas', 'puits'],
    });
    expect(textOf(MAIN)).toContain('answer: rue des Lilas');
    expect(textOf(`${slug}/walkthroughs/alternative.yaml`)).toContain('answer: rue des Lilas');
    expect(textOf(GARE)).toMatch(/accept:\n {4}- rue des Lilas\n(?: {4}- .*\n)* {4}- puits/u);
    expect(textOf(GARE)).toMatch(/refuse: \[.*place du Vieux-Puits/u);
    expect(told.told).toEqual(
      expect.arrayContaining([
        '2 parcours tapent la nouvelle réponse.',
        '« puits » est juste à présent : la réplique « Lequel ? » ne se lira plus.',
      ]),
    );
    expect(told.files.find(({ file }) => file === GARE)?.text).toBe(textOf(GARE));
    const undone = await studio.post('edit', {
      files: told.files.map(({ file, seen, inverse }) => ({ file, seen, edits: [inverse] })),
      force: true,
    });
    expect(undone.status).toBe(200);
    expect([textOf(GARE), textOf(MAIN)]).toEqual(before);
  });
});
