import { readDay } from '../../hours/zoned.ts';
import type { LinkContext } from './context.ts';

const MAX_LATITUDE = 90;

/** Checks beyond the schema: dates and latitudes. */
export function checkPlaces({ draft, report }: LinkContext): void {
  for (const { file, value } of draft.places) {
    value.forEach(({ lastChecked, at: [latitude] }, index) => {
      if (lastChecked !== 'never' && !readDay(lastChecked)) {
        const wayOut = 'Écrivez le jour de la dernière visite, AAAA-MM-JJ, ou never.';
        report(
          'bad-date',
          file.valueAt([index, 'lastChecked']),
          `Le « ${lastChecked} » n’existe pas.`,
          wayOut,
        );
      }
      if (Math.abs(latitude) <= MAX_LATITUDE) return;
      const message = `La latitude ${latitude} n’existe pas : elle va de −90 à 90.`;
      report(
        'out-of-range',
        file.valueAt([index, 'at', 0]),
        message,
        'Écrivez la latitude d’abord, la longitude ensuite.',
      );
    });
  }
}

type Coordinates = readonly [latitude: number, longitude: number];

/** In degrees: farther than anybody walks in a game. */
const FAR = 1;

const isFar = ([latitude, longitude]: Coordinates, [fromLatitude, fromLongitude]: Coordinates): boolean =>
  Math.abs(latitude - fromLatitude) > FAR || Math.abs(longitude - fromLongitude) > FAR;

/** Mainland Europe and its islands, for zones named Europe/…. */
const isInEurope = ([latitude, longitude]: Coordinates): boolean =>
  latitude > 34 && latitude < 72 && longitude > -32 && longitude < 70;

const swapped = ([latitude, longitude]: Coordinates): Coordinates => [longitude, latitude];

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;

/** Reports places whose latitude and longitude were exchanged: put right, they are in the city. */
export function checkCoordinates({ draft, scenario, report }: LinkContext): void {
  const isEuropean = scenario.timeZone.startsWith('Europe/');
  for (const { file, value } of draft.places) {
    const centre: Coordinates = [middle(value.map(({ at }) => at[0])), middle(value.map(({ at }) => at[1]))];
    value.forEach(({ name, at }, index) => {
      const place: Coordinates = [at[0], at[1]];
      const isAway = isFar(place, centre) && !isFar(swapped(place), centre);
      const isAbroad = isEuropean && !isInEurope(place) && isInEurope(swapped(place));
      if (!isAway && !isAbroad) return;
      const message = `« ${name} » est loin de la ville : la latitude et la longitude semblent échangées.`;
      report(
        'swapped-coordinates',
        file.valueAt([index, 'at', 0]),
        message,
        `Écrivez at: [${at[1]}, ${at[0]}], la latitude d’abord.`,
      );
    });
  }
}
