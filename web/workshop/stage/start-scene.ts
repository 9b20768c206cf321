import { city as usualCity } from 'virtual:stage-city/final';
import type { Status } from '../../../engine/public.ts';
import type { WorkshopCity } from '../city/city.ts';
import { type ImportPage, loadPage } from '../../player/pages/load-page.ts';
import { type ClientState, initialState } from '../../state/client-state.ts';
import { deviceStorage } from '../../state/device/storage.ts';
import { setState } from '../../state/store.ts';
import type { ShownLanguage } from '../language/shown-language.ts';
import { connect } from './network.ts';
import { pagesIn } from './pages-in.ts';
import { type Scene, createStage, statusOf } from './stage.ts';

/** A scene with its client state. */
export interface PreparedScene extends Scene {
  readonly clientState?: Partial<ClientState>;
  /** By default a city with a final application. */
  readonly place?: WorkshopCity;
  /** What the device has kept. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The city's pages cannot be loaded. */
  readonly hasNoPages?: boolean;
  readonly language?: ShownLanguage;
}

/** The same city with invalid page addresses. */
const withoutPages = (city: WorkshopCity): WorkshopCity => ({
  ...city,
  addresses: { ...city.addresses, page: (key) => `/nowhere/${key}.mdx` },
});

type Answer = ReturnType<typeof createStage>['answer'];

/** Loads the pages named in a response before a screen requests them. */
function withPages(answer: Answer, importPage: ImportPage): Answer {
  return (call) => {
    const reply = answer(call);
    if (typeof reply !== 'string')
      pagesIn(reply.json).forEach((address) => void loadPage(address, importPage).catch(() => undefined));
    return reply;
  };
}

/** Installs device, network and client state of a scene. Returns a function that restores them. */
export function startScene({
  clientState = {},
  place = usualCity,
  hasNoPages = false,
  stored = {},
  language = 'fr',
  ...scene
}: PreparedScene): () => void {
  const restoreDevice = freshDevice((scene.role ?? 'visitor') !== 'visitor', language);
  for (const [name, text] of Object.entries(stored)) deviceStorage.write(name, text);
  const told = place.in(language);
  const setting = hasNoPages ? withoutPages(told) : told;
  const network = connect(withPages(createStage(setting, scene).answer, place.importPage));
  setState({ ...initialState, ...clientState });
  return () => {
    network.restore();
    restoreDevice();
    if (network.mistakes.length > 0) throw network.mistakes[0];
  };
}

/** Status of a scene in the usual city. */
export const statusOnStage = (scene: Scene): Status => statusOf(usualCity, scene);

/** Scenario of the default city, for the names of its pages. */
export const scenarioOnStage = usualCity.scenario;

/** Empty storage; its own enumerable keys are the stored ones, as in a browser. */
function freshStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

type Restore = () => void;

/** Replaces a property and returns a function that restores it. */
function replace(target: object, name: string, descriptor: PropertyDescriptor): Restore {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    Reflect.deleteProperty(target, name);
    if (before) Object.defineProperty(target, name, before);
  };
}

/** Readable cookies; only the session's companion and the language matter here. */
function cookieJar(hasSession: boolean, language: ShownLanguage): PropertyDescriptor {
  let cookie = hasSession ? 'session=1' : '';
  return {
    get: () => (language === 'fr' ? cookie : `${cookie}; language=en`),
    set: (text: string) => {
      if (text.startsWith('session=')) cookie = text.includes('max-age=0') ? '' : 'session=1';
    },
  };
}

/**
 * Isolates a scene: storage and cookies are empty, and not shared with other scenes. Blocking windows are
 * answered « yes ».
 */
function freshDevice(hasSession: boolean, language: ShownLanguage): Restore {
  const restores = [
    replace(window, 'localStorage', { value: freshStorage() }),
    replace(window, 'sessionStorage', { value: freshStorage() }),
    replace(document, 'cookie', cookieJar(hasSession, language)),
    replace(window, 'alert', { value: () => undefined }),
    replace(window, 'confirm', { value: () => true }),
    replace(window, 'print', { value: () => undefined }),
  ];
  return () => restores.reverse().forEach((restore) => restore());
}
