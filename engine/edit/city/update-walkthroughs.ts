import { compileCity } from '../../city/compile.ts';
import { UNWRITTEN } from '../../city/playable-part.ts';
import { kindOf } from '../../scenario/schemas.ts';
import type { Story } from '../../story/story.ts';
import { readWalkthrough, repairWalkthrough } from '../walkthrough/update-walkthrough.ts';
import { type CitiesDraft, type CityPath, walkthroughsIn } from './draft.ts';

/**
 * The city without its walkthroughs, which need not agree with it yet; null when it is not written to its end:
 * walkthroughs wait for the rest.
 */
export function storyOf(draft: CitiesDraft, slug: string): Story | null {
  const source = draft.source(slug);
  const files = source.files.filter(({ path }) => kindOf(path) !== 'walkthrough');
  const story = compileCity({ ...source, files }).part();
  return story?.scenario.steps[UNWRITTEN] ? null : story;
}

/** The name of a walkthrough, which is that of its file. */
const walkthroughOf = ({ path }: CityPath): string => path.replace(/^walkthroughs\/|\.yaml$/gu, '');

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
  const walk = `Parcours ${walkthroughOf(file)}`;
  if (problem !== null) return [`${walk}, qui n’a pas pu suivre : ${problem}.`];
  if (now === text) return [];
  draft.edit(file, { op: 'splice', at: 0, was: text, now });
  const more = readWalkthrough(now).moves.length - readWalkthrough(text).moves.length;
  return more === 0
    ? []
    : [
        `${walk} : ${Math.abs(more)} geste${Math.abs(more) > 1 ? 's' : ''} de ${more > 0 ? 'plus' : 'moins'}.`,
      ];
}

/**
 * Lets the walkthroughs follow a change of the city; the main one solves the new step `beside` the route.
 * Returns what its writer must know.
 */
export function updateWalkthroughs(
  draft: CitiesDraft,
  slug: string,
  beside: string | null,
): readonly string[] {
  const story = storyOf(draft, slug);
  return story ? walkthroughsIn(draft, slug).flatMap((file) => updateOne(draft, story, file, beside)) : [];
}
