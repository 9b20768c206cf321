import { currentName, dayAt, isCheckDue } from '../../engine/index.ts';
import type { Remedy, Story } from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { CityContent } from '../content/content-store.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { PlaceEntry } from '../store/orders/places.ts';
import { invalid, notGone, placeChangedMeanwhile, unknownPlace } from './refusals.ts';
import { isAbsent, readLine, readReason, readTextField, readWhole } from './read-fields.ts';
import type { Fields } from './read-fields.ts';

/** Places of a city with the steps that use them and their history. */
export async function presentPlaces(services: Services, { story, scenario }: CityContent): Promise<ApiSchemas['Place'][]> {
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
      steps: steps.map((step) => ({ name: step.name, index: step.index, hints: Math.max(step.hints.length - 1, 0) })),
      version: history[0]?.id ?? 0,
      gone: history[0]?.gone ? presentEntry(history[0]) : null,
      history: history.map(presentEntry),
    };
  });
}

/** Rows contain the place's name at their time. */
const isAbout = (story: Story, slug: string) => (entry: Pick<PlaceEntry, 'place'>) => currentName(story, 'place', entry.place) === slug;

function presentEntry({ id, gone, sentence, remedy, by, reason, madeAt }: PlaceEntry) {
  return { id, isGone: gone, sentence, remedy, by, reason, at: new Date(madeAt).toISOString() };
}

/** Marks a place as gone: players at its steps see the sentence and the remedy. */
export async function markGone(services: Services, city: CityContent, staff: Account, fields: Fields): Promise<void> {
  const place = readPlace(city, fields);
  const announcement = { sentence: readTextField(fields, 'sentence', 'MISSING_SENTENCE'), remedy: readRemedy(city, fields.remedy) };
  await addEntry(services, city, staff, fields, { place, gone: true, ...announcement });
}

/** Marks a place as available again. */
export async function markBack(services: Services, city: CityContent, staff: Account, fields: Fields): Promise<void> {
  const place = readPlace(city, fields);
  const gone = await services.places.goneIn(city.scenario.city, (name) => currentName(city.story, 'place', name));
  if (!gone.some((one) => one.place === place)) throw notGone();
  await addEntry(services, city, staff, fields, { place, gone: false, sentence: null, remedy: null });
}

type Announcement = Pick<PlaceEntry, 'place' | 'gone' | 'sentence' | 'remedy'>;

async function addEntry(
  services: Services,
  { story, scenario }: CityContent,
  staff: Account,
  fields: Fields,
  announcement: Announcement,
): Promise<void> {
  const journal = await services.places.journal(scenario.city);
  const last = journal.find(isAbout(story, announcement.place))?.id ?? 0;
  const expected = isAbsent(fields.version) ? last : readWhole(fields.version, 'version', 'INVALID_VERSION');
  if (expected !== last) throw placeChangedMeanwhile();
  const entry = {
    ...announcement,
    city: scenario.city,
    actorId: staff.id,
    follows: last,
    reason: readReason(fields),
    madeAt: services.clock(),
  };
  if (!(await services.places.add(entry))) throw placeChangedMeanwhile();
}

function readPlace({ scenario }: CityContent, fields: Fields): string {
  const slug = readLine(fields, 'place', 'MISSING_PLACE');
  if (!scenario.places.some((place) => place.slug === slug)) throw unknownPlace();
  return slug;
}

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** Pictures that can replace a place. */
export function picturesOf({ scenario }: CityContent): string[] {
  return scenario.media.filter((name) => PICTURE.test(name));
}

function readRemedy(city: CityContent, value: unknown): Remedy {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Fields;
  if (fields.kind === 'solution') return { kind: 'solution' };
  if (fields.kind === 'hint') return { kind: 'hint', hint: readHint(fields.hint) };
  if (fields.kind !== 'photo') throw invalid('INVALID_REMEDY', 'Le remède est un indice, une image ou la solution.');
  const photo = readLine(fields, 'photo', 'INVALID_REMEDY');
  if (!picturesOf(city).includes(photo)) throw invalid('INVALID_REMEDY', 'Cette ville n’a pas d’image de ce nom.');
  return { kind: 'photo', photo, alt: readLine(fields, 'alt', 'INVALID_REMEDY', 500) };
}

function readHint(value: unknown): number {
  const hint = readWhole(value, 'hint', 'INVALID_REMEDY');
  if (hint < 1) throw invalid('INVALID_REMEDY', 'Les indices se comptent à partir de 1.');
  return hint;
}
