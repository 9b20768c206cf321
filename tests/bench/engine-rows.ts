import { advance, begin, judge, presentStatus, type Story } from '../../engine/index.ts';
import type { Row } from './row.ts';

/** The engine's main functions, as ratios to parsing the JSON of a status. */
export function engineRows(story: Story): Row[] {
  const now = Date.UTC(2026, 5, 2, 10);
  const standing = begin(story, now);
  const addresses = { medium: (name: string) => `/media/${name}`, page: (key: string) => `/pages/${key}` };
  const order = { code: 'ABCDEF', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };
  const present = (): unknown => presentStatus({ standing, order, now, addresses, debug: false, anotherCity: null });
  const text = JSON.stringify(present());
  const time = (once: () => unknown): number => {
    for (let warm = 0; warm < 200; warm += 1) once();
    const start = performance.now();
    for (let count = 0; count < 2000; count += 1) once();
    return (2000 * 1000) / (performance.now() - start);
  };
  const base = time(() => JSON.parse(text) as unknown);
  const rows: readonly (readonly [string, () => unknown])[] = [
    ['presentStatus', present],
    ['judge', () => judge(story, story.scenario.start, 'une réponse fausse')],
    ['advance (wrong answer)', () => advance(standing, { type: 'ANSWER', code: 'une réponse fausse' }, now)],
  ];
  const measured = rows
    .map(([what, once]) => ({ what, perSecond: time(once) }))
    .map(({ what, perSecond }) => ({ what, perSecond, ratio: perSecond / base }));
  return [{ what: 'JSON.parse of a status', perSecond: base, ratio: 1 }, ...measured];
}
