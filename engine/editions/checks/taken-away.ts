import type { About } from '../../prove/context.ts';
import { currentName } from '../../story/former-names.ts';
import { ALL_ARRIVED } from '../../unlock/arrival.ts';
import { unlockedDocuments, unlockedMessages } from '../../unlock/papers.ts';
import { unlockedTiles } from '../../unlock/unlock.ts';
import type { StandingChange, Effect } from '../standing-change.ts';

const SCENARIO = 'scenario.yaml';

/** A message that its replacement hides does not count as taken away. */
export function checkMessages({ after, standingBefore, standingAfter }: StandingChange): readonly Effect[] {
  const { messages } = after.story.scenario;
  const takenAt = (now: number): readonly string[] => {
    const unlocked = new Set(unlockedMessages(standingAfter, now).map(({ message }) => message.slug));
    return unlockedMessages(standingBefore, now)
      .map(({ message }) => currentName(after.story, 'message', message.slug))
      .filter(
        (slug) =>
          !unlocked.has(slug) &&
          !unlocked.has(messages.find((message) => message.slug === slug)?.replacedBy ?? ''),
      );
  };
  const onArrival = standingAfter.progress.lastStepDate ?? ALL_ARRIVED;
  return [...new Set([...takenAt(onArrival), ...takenAt(ALL_ARRIVED)])].map((slug) =>
    takenAwayEffect('message-taken-away', `Le message « ${slug} »`, slug, 'messages', messages),
  );
}

export function checkDocuments({ after, standingBefore, standingAfter }: StandingChange): readonly Effect[] {
  const unlocked = new Set(unlockedDocuments(standingAfter).map(({ document }) => document.slug));
  return unlockedDocuments(standingBefore)
    .map(({ document }) => currentName(after.story, 'document', document.slug))
    .filter((slug) => !unlocked.has(slug))
    .map((slug) =>
      takenAwayEffect(
        'document-taken-away',
        `Le document « ${slug} »`,
        slug,
        'documents',
        after.story.scenario.documents,
      ),
    );
}

/** Tiles are identified by their application. */
export function checkTiles({ after, standingBefore, standingAfter }: StandingChange): readonly Effect[] {
  const unlocked = new Set(unlockedTiles(standingAfter).map(({ app }) => app));
  return unlockedTiles(standingBefore)
    .filter(({ app }) => !unlocked.has(app))
    .map(({ app, label }) => {
      const index = after.story.scenario.tiles.findIndex((tile) => tile.app === app);
      const about: About = { file: SCENARIO, path: index === -1 ? ['tiles'] : ['tiles', index, 'label'] };
      const message = `La tuile « ${label} » quitte le bureau de joueurs qui l’ont.`;
      return {
        code: 'tile-taken-away',
        what: app,
        about,
        message,
        wayOut: 'Vérifiez ses champs from, after, until et also.',
      };
    });
}

type TakenAway = 'message-taken-away' | 'document-taken-away';
type Listed = readonly { readonly slug: string }[];

function takenAwayEffect(
  code: TakenAway,
  name: string,
  slug: string,
  list: 'messages' | 'documents',
  today: Listed,
): Effect {
  const index = today.findIndex((one) => one.slug === slug);
  const isThere = index !== -1;
  return {
    code,
    what: slug,
    about: { file: SCENARIO, path: isThere ? [list, index, 'slug'] : [list] },
    message: isThere
      ? `${name} se referme à des joueurs qui l’ont.`
      : `${name} n’existe plus, et des joueurs l’ont.`,
    wayOut: isThere
      ? 'Laissez-le arriver aussi tôt qu’avant (from, after).'
      : `Gardez-le, ou écrivez « formerly: [${slug}] » dans celui qui le remplace.`,
  };
}
