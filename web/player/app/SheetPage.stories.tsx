import { press } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { applyEvent, atEnd, atStart, type SceneStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Planche de timbres' };

const sheet = screen('/home/planche', { role: 'player', arrive: atEnd, shows: 'timbres oblitérés' });

/** The first stamp is torn: its solution was asked. */
const tornAtStart: SceneStart = (story) => {
  const start = atStart(story);
  const step = story.scenario.steps[story.scenario.start];
  const asked = (step?.hints ?? []).reduce(
    (standing) => applyEvent(story, { ...standing, now: standing.now + 60_000 }, { type: 'ASK_CLUE' }),
    start,
  );
  return asked;
};

const tornAtEnd: SceneStart = (story) => {
  const { progress, ...end } = atEnd(story);
  const torn = story.scenario.mainRoute.slice(1, 3);
  return { ...end, progress: { ...progress, asked: [...torn, ...torn] } };
};

export const AtTheEnd = sheet();
export const Torn = sheet({ arrive: tornAtEnd, then: 'Un timbre déchiré' });
export const FirstStep = sheet({ arrive: atStart, shows: 'Aucun timbre oblitéré' });
export const TornAtStart = sheet({ arrive: tornAtStart, shows: 'Un timbre déchiré' });
export const Wide = sheet({ arrive: tornAtEnd, on: 'wide' });
export const SmallScreen = sheet({ arrive: tornAtEnd, long: true, on: 'small' });
export const KeptAsPicture = sheet({ does: press(/hauteur/u), then: 'dans vos téléchargements' });
export const KeptAsPostcard = sheet({ does: press(/carte postale/u), then: 'dans vos téléchargements' });
