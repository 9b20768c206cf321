import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../engine/index.ts';
import { createReport } from '../../engine/diagnostics/report.ts';
import { inkContrast } from '../../engine/scenario/link/city.ts';
import { pageComponents } from '../../engine/scenario/parse/page-components.ts';
import { readPage } from '../../engine/scenario/parse/read-page.ts';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import type { Step } from '../../engine/scenario/scenario.ts';
import { createStory } from '../../engine/story/story.ts';
import { exampledTypes } from '../../scripts/guide/examples.ts';
import { fieldsOf } from '../../scripts/guide/field-tables.ts';
import { generatedFiles } from '../../scripts/guide/generated.ts';
import { pictureOf } from '../../scripts/guide/pictures.ts';
import { blocksOf, faultsOfBlock, type GuideBlock } from '../support/cities/guide-blocks.ts';
import { root } from '../support/programs/run.ts';
import { ville } from '../engine/story/playing.ts';
import { schemaNames } from '../support/cities/schema-properties.ts';

const PAGES = ['scenarios/README.md', 'scenarios/GUIDE-epreuves.md', 'scenarios/GUIDE-champs.md'];
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const blocks = PAGES.flatMap((path) => blocksOf(textOf(path)).map((block) => ({ path, ...block })));
const positionOf = ({ path, line }: { path: string; line: number }) => `${path}:${line}`;

const faultsOfPage = ({ line, text }: GuideBlock): string[] => {
  const { report, diagnostics } = createReport();
  // Only the letter may contain the code; only other pages, passages for some players.
  const kind = text.includes('<If') ? 'messages' : 'letter';
  readPage({ path: `${kind}.mdx`, text }, { kind, slug: kind }, report);
  return diagnostics.map(({ message }) => `${line}: ${message}`);
};

describe('the guide', () => {
  it.each(generatedFiles(root))('has $path as « npm run build -- guide » writes it', ({ path, text }) => {
    expect(textOf(path)).toBe(text);
  });

  it('contains no YAML that an editor would underline', () => {
    const yaml = blocks.filter(({ language }) => language === 'yaml');
    expect(yaml.length).toBeGreaterThan(30);
    expect(
      yaml.flatMap((block) => faultsOfBlock(block).map((fault) => `${positionOf(block)} ${fault}`)),
    ).toEqual([]);
  });

  it.each([
    ['step.schema.json', true, 'tille: code\n'],
    ['step.schema.json', true, 'hints: [un seul]\n'],
    ['places.schema.json', false, '- slug: pont\n'],
    ['puzzle.schema.json', false, 'type: tuner\n'],
    ['puzzle.schema.json', false, 'a: b: c\n'],
  ])('fails this check with an error against %s', (schema, isPartial, text) => {
    expect(faultsOfBlock({ line: 1, language: 'yaml', schema, isPartial, text })).not.toEqual([]);
  });

  it('contains only valid pages, with every tag', () => {
    const pages = blocks.filter(({ language }) => language === 'mdx');
    expect(pages.flatMap(faultsOfPage)).toEqual([]);
    const shown = pages.map(({ text }) => text).join('\n');
    expect(Object.keys(pageComponents).filter((name) => !shown.includes(`<${name}`))).toEqual([]);
    expect(
      faultsOfPage({ line: 1, language: 'mdx', schema: null, isPartial: false, text: '<Picure />\n' }),
    ).not.toEqual([]);
  });

  it('shows every puzzle type with a small picture and an example of each field', () => {
    expect(
      exampledTypes()
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(Object.keys(puzzleTypes).sort());
    for (const { slug, examples } of exampledTypes()) {
      expect(existsSync(join(root, pictureOf(slug))), `npm run build -- guide --pictures: ${slug}`).toBe(
        true,
      );
      expect(statSync(join(root, pictureOf(slug))).size, slug).toBeLessThan(40 * 1024);
      const fields = fieldsOf(`puzzles/${slug}.schema.json`).filter(
        ({ path }) => !path.includes('.') && !path.includes('['),
      );
      expect(
        fields.filter(({ path }) => !examples.some(({ config }) => path in config)).map(({ path }) => path),
      ).toEqual([]);
    }
  });

  it('lists no field without a title and a description', () => {
    const bare = schemaNames.flatMap((name) =>
      fieldsOf(name)
        .filter(({ title, description }) => !title || !description)
        .map(({ path }) => `${name} ${path}`),
    );
    expect(bare).toEqual([]);
  });

  it('correctly describes what is accepted by itself', () => {
    const [, table = ''] =
      /### Acceptées d’elles-mêmes\n([^]*?)Ce qui \*\*n’est pas/u.exec(textOf('scenarios/README.md')) ?? [];
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.length).toBeGreaterThan(5);
    const { GARE } = ville.steps;
    for (const row of rows) {
      const [, typed = '', meant = ''] = row.split('|');
      const solution = meant.split(',').map((one) => one.trim());
      const type = row.includes('zone de texte') ? 'text-area' : 'text-field';
      const puzzle = { type, header: 'Qu’y a-t-il au 12 ?', placeholder: 'Lieu', solution } as const;
      const steps = { GARE: { ...GARE, puzzle, replies: [] } as Step };
      const story = createStory({ ...ville, name: 'Rochefort', steps });
      const forms = [...typed.matchAll(/`([^`]+)`/gu)].map(([, form = '']) => form);
      expect(
        forms.filter((form) => judge(story, 'GARE', form).verdict !== 'right'),
        row,
      ).toEqual([]);
    }
  });

  it('offers only inks with enough contrast', () => {
    const pairs = [
      ...textOf('scenarios/README.md').matchAll(/^\| [a-z]+ \| `(#[0-9a-f]{6})` \| `(#[0-9a-f]{6})` \|$/gmu),
    ];
    expect(pairs).toHaveLength(6);
    for (const [row, onPaper = '', onNight = ''] of pairs) {
      expect(inkContrast(onPaper, '#f4ecdb'), row).toBeGreaterThanOrEqual(7);
      expect(inkContrast(onNight, '#0b1730'), row).toBeGreaterThanOrEqual(7);
    }
  });
});
