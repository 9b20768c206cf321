import { advance, freshProgress, judge, presentStatus, type Progress, type Scenario } from '../../engine/index.ts';
import type { Row } from './row.ts';

/** The engine's doors alone, as ratios to parsing a status of JSON. */
export function engineRows(scenario: Scenario): Row[] {
  const now = Date.UTC(2026, 5, 2, 10);
  const sent = advance(scenario, freshProgress, { type: 'SEND' }, now).progress;
  const progress: Progress = advance(scenario, sent, { type: 'ACTIVATE' }, now).progress;
  const addresses = { medium: (name: string) => `/media/${name}`, page: (kind: string, slug: string) => `/pages/${kind}/${slug}` };
  const order = { code: 'ABCDEF', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };
  const present = (): unknown => presentStatus({ scenario, order, progress, now, addresses, debug: false });
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
    ['judge', () => judge(scenario, scenario.start, 'une réponse fausse')],
    ['advance (wrong answer)', () => advance(scenario, progress, { type: 'ANSWER', code: 'une réponse fausse' }, now)],
  ];
  const measured = rows
    .map(([what, once]) => ({ what, perSecond: time(once) }))
    .map(({ what, perSecond }) => ({ what, perSecond, ratio: perSecond / base }));
  return [{ what: 'JSON.parse of a status', perSecond: base, ratio: 1 }, ...measured];
}
