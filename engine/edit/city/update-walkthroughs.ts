import { compileCity } from '../../city/compile.ts';
import { UNWRITTEN } from '../../city/playable-part.ts';
import { kindOf } from '../../scenario/schemas.ts';
import { optionsOf } from '../../puzzles/index.ts';
import type { Story } from '../../story/story.ts';
import { editYaml } from '../yaml/edit-yaml.ts';
import { repairWalkthrough, readWalkthrough } from '../walkthrough/update-walkthrough.ts';
import { type CitiesDraft, type CityPath, walkthroughsIn } from './draft.ts';

/**
 * The city without its walkthroughs, which need not agree with it yet; null when it is not written to its end:
 * walkthroughs wait for the rest.
 */
function storyOf(draft: CitiesDraft, slug: string): Story | null {
  const source = draft.source(slug);
  const files = source.files.filter(({ path }) => kindOf(path) !== 'walkthrough');
  const story = compileCity({ ...source, files }).part();
  return story?.scenario.steps[UNWRITTEN] ? null : story;
}

function updateOne(
  draft: CitiesDraft,
  story: Story,
  file: CityPath,
  beside: string | null,
): readonly string[] {
  const text = draft.text(file) ?? '';
  const { text: now, problem } = repairWalkthrough(
    story,
    text,
    readWalkthrough(text).name === 'main' ? beside : null,
  );
  if (problem !== null) return [`${file.path} n’a pas pu suivre : ${problem}.`];
  if (now === text) return [];
  draft.edit(file, { op: 'splice', at: 0, was: text, now });
  const more = readWalkthrough(now).moves.length - readWalkthrough(text).moves.length;
  return more === 0
    ? []
    : [
        `${file.path} : ${Math.abs(more)} geste${Math.abs(more) > 1 ? 's' : ''} de ${more > 0 ? 'plus' : 'moins'}.`,
      ];
}

/**
 * Lets the walkthroughs follow a change of the city; the main one solves the new step `beside` the route.
 * Returns what its writer must know.
 */
export function updateWalkthroughs(
  draft: CitiesDraft,
  slug: string,
  beside: string | null = null,
): readonly string[] {
  const story = storyOf(draft, slug);
  return story ? walkthroughsIn(draft, slug).flatMap((file) => updateOne(draft, story, file, beside)) : [];
}

const asWalkthroughName = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** A walkthrough for each further option of a new decision, made from the main one. */
export function addWalkthroughsOf(draft: CitiesDraft, slug: string, step: string): readonly string[] {
  const story = storyOf(draft, slug);
  const main = walkthroughsIn(draft, slug).find(
    (file) => readWalkthrough(draft.text(file) ?? '').name === 'main',
  );
  const text = main && draft.text(main);
  if (!story || text === undefined || text === null) return [];
  const at = readWalkthrough(text).moves.findIndex((move) => move.at === step);
  if (at < 0) return [];
  return optionsOf(story.scenario.steps[step]?.puzzle)
    .slice(1)
    .flatMap(({ name: option, answer }) => {
      const name = asWalkthroughName(`${step}-${option}`);
      const file = { slug, path: `walkthroughs/${name}.yaml` };
      const own = [
        { op: 'set', path: ['name'], value: name } as const,
        { op: 'set', path: ['moves', at, 'answer'], value: answer } as const,
      ].reduce(editYaml, text);
      const repaired = repairWalkthrough(story, own);
      if (draft.text(file) !== null || repaired.problem !== null)
        return [`Écrivez un parcours qui prend « ${option} ».`];
      draft.edit(file, { op: 'create', text: repaired.text });
      return [`${file.path} prend « ${option} ».`];
    });
}
