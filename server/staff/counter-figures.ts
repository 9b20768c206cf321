import { addDays, dayAt, instantAt, weekdayOf } from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';
import type { ApiQuery, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { publisherDay } from '../shop/gift.ts';
import type {
  Behind,
  LateLetter,
  CounterMeasure,
  Week,
  WeekFigures,
} from '../store/staff/counter-figures.ts';
import type { Services } from '../services/services.ts';

const DAY_MS = 24 * 3600 * 1000;

const USUAL = { weeks: 8, unposted: 3, unopened: 30 };
const NOTHING: Readonly<Record<CounterMeasure, number>> = {
  sold: 0,
  printed: 0,
  posted: 0,
  activated: 0,
  finished: 0,
};
const KINDS: readonly Behind[] = ['unposted', 'unaddressed', 'unopened', 'delivered-unopened'];

/** The counter’s figures by week and city, and the letters that stay behind. */
export async function presentFigures(
  services: Pick<Services, 'clock' | 'facts' | 'shop' | 'staff'>,
  query: ApiQuery<'/api/admin/figures'>,
): Promise<ApiSchemas['CounterFigures']> {
  const { weeks: count, unposted, unopened } = { ...USUAL, ...query };
  const { figures } = services.staff;
  const now = services.clock();
  const weeks = lastWeeks(now, count, services.facts.timeZone);
  const limits = {
    unposted: now - unposted * DAY_MS,
    unopened: now - unopened * DAY_MS,
    today: services.shop.today(),
  };
  const [counted, late] = await Promise.all([figures.byWeek(weeks), figures.behind(limits)]);
  return {
    weeks: weeks.flatMap((week, index) =>
      presentWeek(
        publisherDay(week.from, services.facts),
        counted.filter((one) => one.week === index),
      ),
    ),
    behind: KINDS.map((kind) => presentLate(kind, late)),
  };
}

function presentWeek(monday: string, counted: readonly WeekFigures[]) {
  const cities = [...new Set(counted.map(({ city }) => city))].sort();
  return cities.map((city) => {
    const measured = counted
      .filter((one) => one.city === city)
      .map(({ what, total }) => [what, total] as const);
    return { monday, city, ...NOTHING, ...Object.fromEntries(measured) };
  });
}

function presentLate(kind: Behind, late: readonly LateLetter[]) {
  const letters = late.filter((one) => one.kind === kind);
  const oldest = letters.map(({ code, city, since }) => ({ code, city, since: isoDate(since) }));
  return { kind, total: letters[0]?.total ?? 0, oldest };
}

/** The latest weeks, the current one first. */
function lastWeeks(now: number, count: number, timeZone: string): readonly Week[] {
  const today = dayAt(now, timeZone);
  const monday = (ago: number) => instantAt(addDays(today, 1 - weekdayOf(today) - 7 * ago), 0, timeZone);
  return Array.from({ length: count }, (_, ago) => ({ from: monday(ago), to: monday(ago - 1) }));
}
