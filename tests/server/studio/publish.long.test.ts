import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPublisher } from '../../../server/studio/publish/publisher.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';

const { slug } = tinyCity();
const WRITER = { name: 'Ada Lovelace', email: 'ada@example.org' };

let studio: HostedStudio;
beforeEach(async () => {
  studio = await hostStudio();
});
afterEach(() => studio.stop());

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Autre', '-c', 'user.email=autre@example.org', ...args], {
    cwd: studio.home,
    encoding: 'utf8',
  }).trim();

const change = (path: string, from: string | RegExp, to: string): void => {
  const file = join(studio.cities, slug, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};

/** A repository with one commit, and a branch of another machine that is at the same commit. */
function repository(): void {
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'début');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('config', 'remote.origin.url', join(studio.home, 'absent'));
  git('config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
  git('config', 'branch.main.remote', 'origin');
  git('config', 'branch.main.merge', 'refs/heads/main');
}

const publication = async (): Promise<Readonly<Record<string, unknown>>> =>
  (await studio.get(`publication?city=${slug}`)).body;

describe('a publication', () => {
  it('says in words what changed, then makes one commit of the city alone under the writer’s name', async () => {
    repository();
    change('steps/06-musee.yaml', 'header: Mot de passe', 'header: Le mot du musée');
    change('messages/bienvenue.mdx', '.', ' !');
    writeFileSync(join(studio.home, 'autre.txt'), 'en attente');
    git('add', 'autre.txt');
    const read = await publication();
    expect(read.git).toBe(true);
    expect(read.changes).toContainEqual({
      step: 'MUSEE',
      index: 6,
      words: ['Épreuve, Titre : « Mot de passe » devient « Le mot du musée »'],
    });
    expect(read.players).toContainEqual({
      step: 'MUSEE',
      index: 6,
      to: 'MUSEE',
      verdict: 'words',
      codes: [],
    });
    const body = { slug, words: 'Le musée parle mieux', seen: read.state, writer: WRITER };
    expect(await studio.post('publish', { ...body, seen: 'une autre' })).toMatchObject({
      status: 409,
      body: { error: 'CHANGED' },
    });
    const done = await studio.post('publish', { ...body, force: true });
    expect(done).toMatchObject({
      status: 200,
      body: { files: [`${slug}/messages/bienvenue.mdx`, `${slug}/steps/06-musee.yaml`] },
    });
    expect(git('log', '-1', '--format=%an <%ae> %s')).toBe(
      'Ada Lovelace <ada@example.org> Le musée parle mieux',
    );
    expect(git('diff', '--cached', '--name-only')).toBe('autre.txt');
    const { state } = await publication();
    expect(await studio.post('publish', { ...body, seen: state })).toMatchObject({
      status: 422,
      body: { error: 'NOTHING_TO_PUBLISH' },
    });
  });

  it('is refused when a file changed while the changes were read', async () => {
    repository();
    change('messages/bienvenue.mdx', '.', ' !');
    const reading = createPublisher(studio.cities, () => Promise.resolve([])).read(slug, { fetch: false });
    change('steps/06-musee.yaml', 'header: Mot de passe', 'header: Le mot du musée');
    const read = await reading;
    expect(read?.changes.filter(({ step }) => step === 'MUSEE')).toEqual([]);
    const told = await studio.post('publish', {
      slug,
      words: 'Un accueil',
      seen: read?.state,
      writer: WRITER,
      force: true,
    });
    expect(told).toMatchObject({ status: 409, body: { error: 'CHANGED' } });
  });

  it('is refused when players would lose something', async () => {
    repository();
    for (const { path, text } of tinyCity().files)
      if (/\bCAFE\b/u.test(text)) change(path, /\bCAFE\b/gu, 'BISTROT');
    const { state, problems } = await publication();
    expect(
      (problems as readonly { readonly severity: string }[]).some(({ severity }) => severity === 'error'),
    ).toBe(true);
    const told = await studio.post('publish', { slug, words: 'Non', seen: state, writer: WRITER });
    expect(told).toMatchObject({ status: 422, body: { error: 'WOULD_BREAK' } });
    expect(git('rev-list', '--count', 'HEAD')).toBe('1');
  });

  it('is refused for good while the city has errors', async () => {
    repository();
    change('steps/03-cafe.yaml', 'next: MARCHE', 'next: NULLE_PART');
    const { state } = await publication();
    const body = { slug, words: 'Non', seen: state, writer: WRITER, force: true };
    expect(await studio.post('publish', body)).toMatchObject({ status: 422, body: { error: 'UNFINISHED' } });
    expect(git('rev-list', '--count', 'HEAD')).toBe('1');
  });

  it('takes the mark of a city that is being written away, unless git refuses', async () => {
    repository();
    const draft = 'draft: true # en cours\n';
    change('scenario.yaml', 'story: 1', `${draft}story: 1`);
    git('commit', '--quiet', '-am', 'un brouillon');
    const hook = join(studio.home, '.git/hooks/pre-commit');
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const scenario = (): string => readFileSync(join(studio.cities, slug, 'scenario.yaml'), 'utf8');
    const body = { slug, words: 'La voici', writer: WRITER, force: true };
    expect(await studio.post('publish', { ...body, seen: (await publication()).state })).toMatchObject({
      body: { error: 'GIT_REFUSED' },
    });
    expect(scenario()).toContain(draft);
    rmSync(hook);
    expect(await studio.post('publish', { ...body, seen: (await publication()).state })).toMatchObject({
      status: 200,
      body: { files: [`${slug}/scenario.yaml`] },
    });
    expect(scenario()).not.toContain('draft');
  });

  it('tells by file and field what another machine changed too, and loses neither', async () => {
    repository();
    change('steps/06-musee.yaml', 'header: Mot de passe', 'header: Le leur');
    git('commit', '--quiet', '-am', 'ailleurs');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('reset', '--quiet', '--hard', 'HEAD~1');
    change('steps/06-musee.yaml', 'header: Mot de passe', 'header: Le mien');
    const conflict = {
      file: `${slug}/steps/06-musee.yaml`,
      field: 'puzzle.header',
      yours: 'Le mien',
      theirs: 'Le leur',
    };
    const { state, theirs } = await publication();
    expect(theirs).toEqual({ ahead: 0, behind: 1, conflicts: [conflict] });
    const told = await studio.post('publish', { slug, words: 'Le mien', seen: state, writer: WRITER });
    expect(told).toMatchObject({ status: 422, body: { error: 'CONFLICT', conflicts: [conflict] } });
    expect(readFileSync(join(studio.cities, slug, 'steps/06-musee.yaml'), 'utf8')).toContain(
      'header: Le mien',
    );
  });

  it('says who changed what since yesterday, in words, and what is not published yet', async () => {
    repository();
    change('steps/06-musee.yaml', 'header: Mot de passe', 'header: Le mot');
    git('commit', '--quiet', '-am', 'suite');
    change('steps/06-musee.yaml', 'header: Le mot', 'header: Le vrai mot');
    const { body } = await studio.get(`recent?city=${slug}`);
    const words = (from: string, to: string) => [
      { step: 'MUSEE', index: 6, words: [`Épreuve, Titre : « ${from} » devient « ${to} »`] },
    ];
    expect(body).toMatchObject([
      { by: null, at: null, changes: words('Le mot', 'Le vrai mot') },
      { by: 'Autre', changes: words('Mot de passe', 'Le mot') },
      { by: 'Autre' },
    ]);
  });

  it('is a ZIP of the folder where there is no git', async () => {
    expect(
      await studio.post('publish', { slug, words: 'x', seen: (await publication()).state, writer: WRITER }),
    ).toMatchObject({
      status: 422,
      body: { error: 'NO_GIT' },
    });
    const response = await fetch(`${studio.address}/api/studio/zip?city=${slug}`);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Buffer.from(files[`${slug}/scenario.yaml`] ?? []).toString()).toBe(
      readFileSync(join(studio.cities, slug, 'scenario.yaml'), 'utf8'),
    );
    expect((await fetch(`${studio.address}/api/studio/zip?city=..`)).status).toBe(404);
  });
});
