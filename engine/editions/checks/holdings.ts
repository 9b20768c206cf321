import type { About } from '../../prove/context.ts';
import { currentName } from '../../story/former-names.ts';
import { unlockedDocuments } from '../../unlock/documents.ts';
import { unlockedMessages } from '../../unlock/messages.ts';
import { unlockedTiles } from '../../unlock/tiles.ts';
import type { Crossing, Effect } from '../crossing.ts';

const SCENARIO = 'scenario.yaml';

/** A message that its replacement has driven out was not taken away. */
export function checkMessages({ after, stood, stands }: Crossing): readonly Effect[] {
  const { messages } = after.story.scenario;
  const held = new Set(unlockedMessages(stands).map(({ message }) => message.slug));
  return unlockedMessages(stood)
    .map(({ message }) => currentName(after.story, 'message', message.slug))
    .filter((slug) => !held.has(slug) && !held.has(messages.find((message) => message.slug === slug)?.replacedBy ?? ''))
    .map((slug) => takenAway('message-taken-away', `Le message « ${slug} »`, slug, 'messages', messages));
}

export function checkDocuments({ after, stood, stands }: Crossing): readonly Effect[] {
  const held = new Set(unlockedDocuments(stands).map(({ document }) => document.slug));
  return unlockedDocuments(stood)
    .map(({ document }) => currentName(after.story, 'document', document.slug))
    .filter((slug) => !held.has(slug))
    .map((slug) => takenAway('document-taken-away', `Le document « ${slug} »`, slug, 'documents', after.story.scenario.documents));
}

/** Tiles have no names but their applications'. */
export function checkTiles({ after, stood, stands }: Crossing): readonly Effect[] {
  const held = new Set(unlockedTiles(stands).map(({ app }) => app));
  return unlockedTiles(stood)
    .filter(({ app }) => !held.has(app))
    .map(({ app, label }) => {
      const index = after.story.scenario.tiles.findIndex((tile) => tile.app === app);
      const about: About = { file: SCENARIO, path: index === -1 ? ['tiles'] : ['tiles', index, 'label'] };
      const message = `La tuile « ${label} » quitte le bureau de joueurs qui l’ont.`;
      return { code: 'tile-taken-away', what: app, about, message, wayOut: 'Vérifiez ses champs from, after, until et also.' };
    });
}

type TakenAway = 'message-taken-away' | 'document-taken-away';
type Listed = readonly { readonly slug: string }[];

function takenAway(code: TakenAway, name: string, slug: string, list: 'messages' | 'documents', today: Listed): Effect {
  const index = today.findIndex((one) => one.slug === slug);
  const isThere = index !== -1;
  return {
    code,
    what: slug,
    about: { file: SCENARIO, path: isThere ? [list, index, 'slug'] : [list] },
    message: isThere ? `${name} se referme à des joueurs qui l’ont.` : `${name} n’existe plus, et des joueurs l’ont.`,
    wayOut: isThere
      ? 'Laissez-le arriver aussi tôt qu’avant (from, after).'
      : `Gardez-le, ou écrivez « formerly: [${slug}] » dans celui qui le remplace.`,
  };
}
