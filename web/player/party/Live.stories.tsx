import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PartyView, PublicPuzzle } from '../../../engine/public.ts';
import type { StreamEvent } from '../../api/party-stream.ts';
import { inOrder, press, type StoryAction } from '../../workshop/stage/actions.ts';
import { cityWithNumbers } from '../../workshop/stage/changed-cities.ts';
import { partyOnStage } from '../../workshop/stage/party-calls.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atEnd, atStart, type SceneStart, where } from '../../workshop/stage/standing.ts';
import { scenarioOnStage, statusOnStage } from '../../workshop/stage/start-scene.ts';

export default { title: 'Écrans/Joueur/En direct' };

/** At a step whose instrument has such parts. */
const atInstrument = (part: string): SceneStart =>
  where(({ puzzle }: { readonly puzzle: PublicPuzzle | null }) => puzzle !== null && part in puzzle);
const nameAt = (arrive: SceneStart): string => statusOnStage({ arrive }).step?.name ?? '';

const [atDials, atPictures] = [atInstrument('dials'), atInstrument('pictures')];
const places = cityWithNumbers();
const CAMILLE = 2;
const told = (name: string, data: object): readonly StreamEvent[] => [
  { name, data: { member: CAMILLE, ...data } },
];
const pointing = (paper: string, picture = 0) => told('mark', { paper, picture, x: 0.6, y: 0.4 });

const player = { role: 'player', party: partyOnStage() } as const;
const instrument = screen('/home/app/code', player);
const desk = screen('/home', { ...player, arrive: atStart });

const dialsTurned = {
  arrive: atDials,
  told: told('hand', { step: nameAt(atDials), value: 'MARBRE' }),
  shows: 'Camille : M A R B R E',
};
export const DialsOfAFriend = instrument(dialsTurned);
export const DialsOfAFriendSmall = instrument({ ...dialsTurned, on: 'small' });

interface Pictures {
  readonly pictures?: readonly { readonly id: string }[];
}
const { pictures = [] } = (statusOnStage({ arrive: atPictures }).view?.puzzle ?? {}) as Pictures;
const ids = pictures.map(({ id }) => id);
const lit = {
  arrive: atPictures,
  told: told('hand', { step: nameAt(atPictures), value: ids.slice(0, 2).join('-') }),
  shows: 'Camille : 1 2',
};
export const PicturesOfAFriend = instrument(lit);
export const PicturesOfAFriendSmall = instrument({ ...lit, on: 'small' });

const brought = {
  place: places,
  arrive: atStart,
  told: [
    ...told('tried', { step: places.scenario.start, right: 2, of: 3 }),
    ...told('hand', { step: places.scenario.start, value: '17--1790' }),
  ],
  shows: 'Camille a essayé : deux justes sur trois.',
};
export const NumbersOfAFriend = instrument(brought);
export const NumbersOfAFriendSmall = instrument({ ...brought, on: 'small' });
export const NumbersTaken = instrument({
  ...brought,
  shows: 'Camille : 17 … 1790',
  does: press('Reprendre ce que règle Camille'),
});

/** The greatest number of fields, while nobody may answer. */
const six = cityWithNumbers(6);
export const SixNumbersWaiting = instrument({
  place: six,
  arrive: atStart,
  party: partyOnStage({
    waits: [{ step: six.scenario.start, member: CAMILLE, until: '2026-06-16T09:02:00.000Z' }],
  }),
  told: told('hand', { step: six.scenario.start, value: '1712--1790---' }),
  shows: 'Camille a essayé : attendez',
  on: 'small',
});

const pointed = {
  arrive: atPictures,
  told: pointing(`step/${nameAt(atPictures)}`, 1),
  shows: 'Camille montre quelque chose',
};
export const PointingAtAPicture = instrument(pointed);
export const PointingAtAPictureSmall = instrument({ ...pointed, on: 'small' });

const drawings = scenarioOnStage.documents.filter(({ slug }) =>
  scenarioOnStage.pages[`documents/${slug}`]?.media.some((name) => name.endsWith('.svg')),
);
const on = (drawing = drawings[0]) => ({
  path: `/document/${drawing?.slug ?? ''}`,
  arrive: atEnd,
  told: pointing(`documents/${drawing?.slug ?? ''}`),
  shows: 'Camille montre quelque chose',
});
const onPaper = on();
export const PointingAtADocument = desk(onPaper);
export const PointingAtADocumentSmall = desk({ ...onPaper, on: 'small' });

/** Anne points too: the marks lie on the enlarged picture, not below its view. */
const pointInView: StoryAction = async () => {
  const view = within(await within(document.body).findByRole('dialog'));
  await userEvent.keyboard('m');
  await waitFor(() => expect(view.getByText('Anne')).toBeVisible());
};
const enlarged = {
  // The first one has a seal, which is seen at its size.
  ...on(drawings.at(-1)),
  does: inOrder(press(/^Agrandir/u), pointInView),
};
export const PointingInFullView = desk(enlarged);
export const PointingInFullViewSmall = desk({ ...enlarged, on: 'small' });

const [first] = statusOnStage({ arrive: atStart }).view?.documents ?? [];
export const PointingElsewhere = desk({
  told: pointing(`documents/${first?.slug ?? ''}`),
  shows: 'Camille montre quelque chose sur',
});

export const Sign = desk({ told: told('sign', { sign: 'look' }), shows: 'Camille : « Regardez ça »' });
export const SignSmall = desk({
  told: told('sign', { sign: 'wait' }),
  shows: 'Camille : « Attendez-moi »',
  on: 'small',
});
export const GivingASign = screen('/home/party', { ...player, arrive: atStart })({
  told: told('sign', { sign: 'here' }),
  shows: 'Faire un signe',
  does: press('J’y suis'),
  then: 'les autres l’ont sous les yeux',
});

const FOUND = ['2026-06-16T08:10:00.000Z', '2026-06-16T08:30:00.000Z', '2026-06-16T08:50:00.000Z'];
const finds: PartyView['finds'] = FOUND.map((at, index) => ({
  member: index === 1 ? 3 : CAMILLE,
  name: index === 1 ? 'Jo' : 'Camille',
  kind: 'answer',
  number: index + 1,
  at,
}));
const away = {
  stored: { 'finds.PLI417': '2026-06-16T08:00:00.000Z' },
  party: partyOnStage({ finds }),
  shows: 'Camille a trouvé les étapes 1 et 3 et Jo a trouvé l’étape 2.',
};
export const WhoWasAway = desk(away);
export const WhoWasAwaySmall = desk({ ...away, on: 'small' });

const toldOfNobody: StoryAction = async ({ canvasElement }) => {
  await expect(canvasElement.innerText).not.toMatch(/a trouvé|avancé ailleurs/u);
};
/** Staff set the letter back while this telephone shows a later step. */
const corrected = {
  arrive: atPictures,
  corrected: atStart,
  party: partyOnStage({ finds }),
  shows: 'L’étape a été changée : vous en êtes à l’étape 1.',
  does: toldOfNobody,
};
export const Corrected = instrument(corrected);
export const CorrectedSmall = instrument({ ...corrected, on: 'small' });
export const CorrectedOnTheDesk = desk(corrected);
