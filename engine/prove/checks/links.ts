import type { PlayerView } from '../../view/types.ts';
import type { Checker, Fault } from '../context.ts';
import { tellPosition } from '../context.ts';
import type { Sight } from '../sights.ts';

/** Wherever a screen leads, something is there: message, document, instrument, application. */
export const checkLinks: Checker = ({ sights }) => {
  const faults = new Map<string, Fault>();
  for (const sight of sights.screens) {
    for (const route of routesIn(sight.view)) {
      const name = `${sight.state.position.step} ${route}`;
      if (!faults.has(name) && !isThere(sight.view, route)) faults.set(name, dangling(sight, route));
    }
  }
  return [...faults.values()];
};

/** Every `to` of a view, however deep. */
function routesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'to') return [child].flat().filter((route) => typeof route === 'string');
    return routesIn(child);
  });
}

/** Where a route needs something to be there; the screens that are always there ask for nothing. */
const NEEDS: readonly (readonly [RegExp, (view: PlayerView, name: string) => boolean])[] = [
  [/^\/home\/messages\/([^/?]+)/u, ({ messages }, name) => messages.some(({ slug }) => slug === name)],
  [/^\/document\/([^/?]+)/u, ({ documents }, name) => documents.some(({ slug }) => slug === name)],
  [/^\/home\/app\/(final)$/u, ({ final }) => final !== null],
  [/^\/home\/app\/(frequencies)$/u, ({ analyser }) => analyser !== null],
  [/^\/home\/app\/(code)$/u, ({ puzzle }) => puzzle !== null],
];

function isThere(view: PlayerView, route: string): boolean {
  return NEEDS.every(([form, need]) => {
    const [, name] = form.exec(route) ?? [];
    return name === undefined || need(view, name);
  });
}

function dangling({ state }: Sight, route: string): Fault {
  const step = state.position.step ?? '';
  const where = tellPosition(state);
  return {
    code: 'link-leads-nowhere',
    about: { step },
    message: `L’écran mène à « ${route} », qui n’est pas là ${where}.`,
    wayOut: 'Faites arriver plus tôt ce que le lien ouvre, ou menez ailleurs.',
    state,
  };
}
