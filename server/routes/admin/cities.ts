import { languagesOf } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { CityContent } from '../../content/content-store.ts';
import { requireCity } from '../../staff/create-order.ts';
import { presentFunnel } from '../../staff/funnel.ts';
import { markBack, markGone, picturesOf, presentPlaces } from '../../staff/places.ts';
import { readPageParameters } from '../../staff/read-filter.ts';
import type { StaffRouter } from './staff-router.ts';
import type { PlaceReport } from '../../store/orders/places.ts';
import type { Services } from '../../services/services.ts';

const USUAL_REPORTS = 100;

/** Routes about cities: steps, statistics and places. */
export function cityCalls(
  services: Pick<Services, 'clock' | 'content' | 'places' | 'staff'>,
  { get, post }: StaffRouter,
): void {
  // Cities with a letter come first, because staff print and send letters for them.
  get('/admin/cities', () =>
    services.content
      .all()
      .filter(({ scenario }) => !scenario.open)
      .map(presentCity)
      .toSorted((left, right) => Number(right.hasLetter) - Number(left.hasLetter)),
  );

  get('/admin/funnel', ({ query }) => presentFunnel(services, requireCity(services, query.city)));

  get('/admin/places', ({ query }) => presentPlaces(services, requireCity(services, query.city)));

  post('/admin/places/gone', async ({ staff, body }) => {
    const city = requireCity(services, body.cityName);
    await markGone(services, city, staff, body);
    return presentPlaces(services, city);
  });

  post('/admin/places/back', async ({ staff, body }) => {
    const city = requireCity(services, body.cityName);
    await markBack(services, city, staff, body);
    return presentPlaces(services, city);
  });

  get('/admin/reports', async ({ ctx, query }) => {
    const city = query.city?.toUpperCase() ?? null;
    const { total, reports } = await services.places.reports(city, readPageParameters(query, USUAL_REPORTS));
    ctx.set('x-total-count', String(total));
    return reports.map(presentReport);
  });
}

function presentCity(content: CityContent): ApiSchemas['StaffCity'] {
  const { city, slug, name, letter, steps } = content.scenario;
  const inOrder = Object.values(steps).sort((left, right) => left.index - right.index);
  return {
    city,
    slug,
    name,
    hasLetter: letter !== null,
    languages: languagesOf(content.scenario),
    steps: inOrder.map((step) => ({
      name: step.name,
      index: step.index,
      description: step.description,
      kind: step.kind,
    })),
    pictures: picturesOf(content).map((picture) => ({
      name: picture,
      address: content.addresses.medium(picture),
    })),
  };
}

function presentReport({
  id,
  code,
  city,
  step,
  place,
  text,
  email,
  madeAt,
}: PlaceReport): ApiSchemas['PlaceReport'] {
  return { id, code, city, step, place, text, email, at: new Date(madeAt).toISOString() };
}
