import { currentName, dayAt, isCheckDue, type Story } from '../../engine/index.ts';
import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { CityContent } from '../content/content-store.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { PlaceEntry } from '../store/orders/places.ts';
import { invalid, notGone, placeChangedMeanwhile, unknownPlace } from './refusals.ts';
import type { Services } from '../services/services.ts';

/** Places of a city with the steps that use them and their history. */
export async function presentPlaces(
  services: Pick<Services, 'clock' | 'places'>,
  { story, scenario }: CityContent,
): Promise<ApiSchemas['Place'][]> {
  const journal = await services.places.journal(scenario.city);
  const today = dayAt(services.clock(), scenario.timeZone);
  return scenario.places.map(({ slug, name, ifGone, lastChecked }) => {
    const history = journal.filter(isAbout(story, slug));
    const steps = Object.values(scenario.steps).filter(({ places }) => places.includes(slug));
    return {
      city: scenario.city,
      place: slug,
      name,
      ifGone: ifGone ?? null,
      lastChecked: lastChecked === 'never' ? null : lastChecked,
      isCheckDue: isCheckDue({ lastChecked }, today),
      steps: steps.map((step) => ({
        name: step.name,
        index: step.index,
        hints: Math.max(step.hints.length - 1, 0),
      })),
      version: history[0]?.id ?? 0,
      gone: history[0]?.gone ? presentEntry(history[0]) : null,
      history: history.map(presentEntry),
    };
  });
}

/** Rows contain the place's name at their time. */
const isAbout = (story: Story, slug: string) => (entry: Pick<PlaceEntry, 'place'>) =>
  currentName(story, 'place', entry.place) === slug;

function presentEntry({ id, gone, sentence, remedy, by, reason, madeAt }: PlaceEntry) {
  return { id, isGone: gone, sentence, remedy, by, reason, at: new Date(madeAt).toISOString() };
}

type GoneBody = ApiBody<'/api/admin/places/gone'>;
type BackBody = ApiBody<'/api/admin/places/back'>;

/** Marks a place as gone: players at its steps see the sentence and the remedy. */
export async function markGone(
  services: Pick<Services, 'clock' | 'places'>,
  city: CityContent,
  staff: Account,
  body: GoneBody,
): Promise<void> {
  const place = requirePlace(city, body);
  const { sentence, remedy } = body;
  if (remedy.kind === 'photo' && !picturesOf(city).includes(remedy.photo))
    throw invalid('INVALID_REMEDY', 'Cette ville n’a pas d’image de ce nom.');
  await addEntry(services, city, staff, body, { place, gone: true, sentence, remedy });
}

/** Marks a place as available again. */
export async function markBack(
  services: Pick<Services, 'clock' | 'places'>,
  city: CityContent,
  staff: Account,
  body: BackBody,
): Promise<void> {
  const place = requirePlace(city, body);
  const gone = await services.places.goneIn(city.scenario.city, (name) =>
    currentName(city.story, 'place', name),
  );
  if (!gone.some((one) => one.place === place)) throw notGone();
  await addEntry(services, city, staff, body, { place, gone: false, sentence: null, remedy: null });
}

type Announcement = Pick<PlaceEntry, 'place' | 'gone' | 'sentence' | 'remedy'>;

async function addEntry(
  services: Pick<Services, 'clock' | 'places'>,
  { story, scenario }: CityContent,
  staff: Account,
  { version, reason }: BackBody,
  announcement: Announcement,
): Promise<void> {
  const journal = await services.places.journal(scenario.city);
  const last = journal.find(isAbout(story, announcement.place))?.id ?? 0;
  if ((version ?? last) !== last) throw placeChangedMeanwhile();
  const entry = {
    ...announcement,
    city: scenario.city,
    actorId: staff.id,
    follows: last,
    reason: reason || null,
    madeAt: services.clock(),
  };
  if (!(await services.places.add(entry))) throw placeChangedMeanwhile();
}

function requirePlace({ scenario }: CityContent, { place }: BackBody): string {
  if (!scenario.places.some(({ slug }) => slug === place)) throw unknownPlace();
  return place;
}

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** Pictures that can replace a place. */
export function picturesOf({ scenario }: CityContent): string[] {
  return scenario.media.filter((name) => PICTURE.test(name));
}
