import * as usualCity from 'virtual:stage-city/final';
import type { Status } from '../../../engine/public.ts';
import type { WorkshopCity } from '../city/city.ts';
import { loadPage, type ImportPage } from '../../player/pages/load-page.ts';
import { initialState, type ClientState } from '../../state/client-state.ts';
import { setState } from '../../state/store.ts';
import { freshDevice } from './device.ts';
import { connect } from './network.ts';
import { createStage, type Scene } from './stage.ts';

/** Where a scene is played: most of them in the city that has an application of the end. */
export interface Breakpoint {
  readonly city: WorkshopCity;
  readonly importPage: ImportPage;
}

/** A scene, and what the screens remember as it begins. */
export interface Play extends Scene {
  readonly remembers?: Partial<ClientState>;
  readonly place?: Breakpoint;
  /** No page of the city can be had. */
  readonly isTorn?: boolean;
}

/** The same city, whose pages are nowhere. */
const tear = (city: WorkshopCity): WorkshopCity => ({
  ...city,
  addresses: { ...city.addresses, page: (kind, slug) => `/nowhere/${kind}/${slug}.mdx` },
});

/** Every page that an answer names, wherever it stands in it. */
function pagesIn(body: unknown): readonly string[] {
  if (Array.isArray(body)) return body.flatMap(pagesIn);
  if (typeof body !== 'object' || body === null) return [];
  const { address } = body as { address?: unknown };
  const own = typeof address === 'string' && address.endsWith('.mdx') ? [address] : [];
  return [...own, ...Object.values(body).flatMap(pagesIn)];
}

type Answer = ReturnType<typeof createStage>['answer'];

/** The pages are parts of the stage: what a status names is at hand before a screen asks the network for it. */
function withPages(answer: Answer, importPage: ImportPage): Answer {
  return (call) => {
    const reply = answer(call);
    if (typeof reply !== 'string') pagesIn(reply.body).forEach((address) => void loadPage(address, importPage).catch(() => undefined));
    return reply;
  };
}

/** The curtain rises: device, network and memory are those of the scene. What it gives back lets the curtain fall. */
export function raise({ remembers = {}, place = usualCity, isTorn = false, ...scene }: Play): () => void {
  const restoreDevice = freshDevice((scene.role ?? 'visitor') !== 'visitor');
  const { city, importPage } = place;
  const network = connect(withPages(createStage(isTorn ? tear(city) : city, scene).answer, importPage));
  setState({ ...initialState, ...remembers });
  return () => {
    network.restore();
    restoreDevice();
    if (network.mistakes.length > 0) throw network.mistakes[0];
  };
}

/** The status of a scene, for a component that is drawn without its screen. */
export function statusOnStage(scene: Scene): Status {
  const reply = createStage(usualCity.city, scene).answer({ method: 'GET', path: 'user/status/current', body: {} });
  if (typeof reply === 'string' || reply.status !== 200) throw new Error('The scene has no status');
  return reply.body as Status;
}

/** The city of the stage, for the names of its pages. */
export const scenarioOnStage = usualCity.city.scenario;
