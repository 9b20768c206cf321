import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import { findMentions, mentions } from '../../scripts/new-puzzle/mentions.ts';
import { root } from '../support/programs/run.ts';

const slugs = Object.keys(puzzleTypes);

describe('a puzzle type is complete in its own files', () => {
  it('no other source file contains its slug', () => {
    expect(findMentions(root, slugs)).toEqual([]);
  });

  it('a file with a planted slug is reported', () => {
    const folder = mkdtempSync(join(tmpdir(), 'slugs-'));
    for (const name of ['.storybook', 'engine/puzzles', 'schemas', 'scripts', 'server', 'web/site'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'web/site/head.ts'), "if (puzzle.type === 'tuner') return;\n");
    writeFileSync(join(folder, 'engine/puzzles/tuner.ts'), "slug: 'tuner',\n");
    expect(findMentions(folder, slugs)).toEqual(['web/site/head.ts: tuner']);
    rmSync(folder, { recursive: true });
  });

  it.each(slugs)('« %s » is detected in each spelling', (slug) => {
    const [key, member] = slug.includes('-') ? [`'${slug}'`, `['${slug}']`] : [slug, `.${slug}`];
    const planted = [
      `if (puzzle.type === '${slug}') return;`,
      `const parts = {\n  ${key}: ['Tape'],\n};`,
      `import type { Thing } from '../puzzles/${slug}.ts';`,
      `const { examples } = puzzleTypes${member};`,
      `  type: ${slug}\n  header: …`,
    ];
    expect(planted.filter((text) => !mentions('web/site/planted.ts', text, slug))).toEqual([]);
    expect(mentions('web/puzzles/shared/Dial.tsx', planted.join('\n'), slug)).toBe(true);
    expect(mentions(`engine/puzzles/${slug}.ts`, planted.join('\n'), slug)).toBe(false);
  });
});
