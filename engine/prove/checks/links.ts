import type { PlayerView } from '../../view/types.ts';
import { visitStrings } from '../address-book.ts';
import { type Checker, type Fault, describePosition } from '../context.ts';
import type { StateView } from '../shown-content.ts';

/**
 * Checks that every link of a screen leads to something available: message, document, puzzle, application.
 */
export const checkLinks: Checker = ({ shown }) => {
  const faults = new Map<string, Fault>();
  for (const stateView of shown.screens) {
    visitStrings(stateView.view, (route, field) => {
      if (field !== 'to') return;
      const name = `${stateView.state.position.step} ${route}`;
      if (!faults.has(name) && !isThere(stateView.view, route)) faults.set(name, dangling(stateView, route));
    });
  }
  return [...faults.values()];
};

/** The condition of each route; other screens are always available. */
const NEEDS: readonly (readonly [RegExp, (view: PlayerView, name: string) => boolean])[] = [
  [/^\/home\/messages\/([^/?]+)/u, ({ messages }, name) => messages.some(({ slug }) => slug === name)],
  [/^\/document\/([^/?]+)/u, ({ documents }, name) => documents.some(({ slug }) => slug === name)],
  [/^\/home\/app\/(final)$/u, ({ final }) => final !== null],
  [/^\/home\/app\/(frequencies)$/u, ({ analyser }) => analyser !== null],
  [/^\/home\/app\/(code)$/u, ({ puzzle, gathering }) => puzzle !== null || gathering !== undefined],
  [/^\/home\/app\/code\/([^/?]+)/u, ({ beside = [] }, name) => beside.some((side) => side.name === name)],
];

function isThere(view: PlayerView, route: string): boolean {
  return NEEDS.every(([form, need]) => {
    const [, name] = form.exec(route) ?? [];
    return name === undefined || need(view, name);
  });
}

function dangling({ state }: StateView, route: string): Fault {
  const step = state.position.step ?? '';
  const where = describePosition(state);
  return {
    code: 'link-leads-nowhere',
    about: { step },
    message: `L’écran mène à « ${route} », qui n’est pas là ${where}.`,
    wayOut: 'Faites arriver plus tôt ce que le lien ouvre, ou menez ailleurs.',
    state,
  };
}
