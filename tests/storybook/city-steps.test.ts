import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { normalizeStories } from 'storybook/internal/common';
import { StoryIndexGenerator } from 'storybook/internal/core-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stepIndexer } from '../../web/workshop/city/city-steps.ts';
import main from '../../.storybook/main.ts';

const project = resolve(import.meta.dirname, '../..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'story-index-'));
  mkdirSync(join(folder, '.storybook'));
  for (const part of ['scenario.yaml', 'steps'])
    cpSync(join(project, 'scripts/city-template', part), join(folder, 'scenarios/valence', part), {
      recursive: true,
    });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Storybook's index of a folder with our configuration: « title: story » of each. */
async function indexed(): Promise<readonly string[]> {
  const globs = (main.stories as string[]).filter((glob) => glob.startsWith('../scenarios'));
  const where = { configDir: join(folder, '.storybook'), workingDir: folder };
  const generator = new StoryIndexGenerator(normalizeStories(globs, where), {
    ...where,
    indexers: [stepIndexer],
    docs: {},
  });
  await generator.initialize();
  const { entries } = await generator.getIndex();
  return Object.values(entries).map(({ title, name }) => `${title}: ${name}`);
}

describe('the index of the cities', () => {
  it('has a new city and its steps with nothing else changed', async () => {
    const stories = await indexed();
    expect(stories).toContain('Villes/Modèle/1 PREMIER_LIEU: Fresh');
    expect(stories).toContain('Villes/Modèle/1 PREMIER_LIEU: Solved');
  });

  it('has a new step file, and an end without a puzzle', async () => {
    const end =
      'name: LE_QUAI\nindex: 42\nkind: end\ndescription: Le quai.\ntile: credits\nreaction: { screen: home }\n';
    writeFileSync(join(folder, 'scenarios/valence/steps/42-le-quai.yaml'), end);
    expect((await indexed()).filter((story) => story.includes('LE_QUAI'))).toEqual([
      'Villes/Modèle/42 LE_QUAI: Fresh',
    ]);
  });

  it('skips a step file that is incomplete', async () => {
    const before = await indexed();
    writeFileSync(join(folder, 'scenarios/valence/steps/43-casse.yaml'), 'name: [LE_QUAI\n');
    expect(await indexed()).toEqual(before);
  });
});
