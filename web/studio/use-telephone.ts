import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DeskCity, DeskPhone } from '../../engine/graph/desk.ts';
import type { Language } from '../../engine/public.ts';
import { type PhoneRequest, setPhone, usePhone } from './desk.ts';
import { fileOfStep } from './files/file-names.ts';
import { placeAt, type StudioPlace } from './place-at.ts';
import { useTabState } from './tab-state.ts';
import type { Column, PresentThing } from '../../engine/graph/presence.ts';

/** Screens that the telephone can show for a chosen step. */
export const SCREENS = ['arrival', 'home', 'puzzle'] as const;
export type ScreenName = (typeof SCREENS)[number];

/** Simulated time, hints, places, mail, games in other cities, and the hand of a shared game. */
export type Circumstances = Pick<
  PhoneRequest,
  'at' | 'hints' | 'gone' | 'mailed' | 'asides' | 'elsewhere' | 'hand'
>;

const NOW: Circumstances = {};

/** A step with its file, below its city’s folder. */
export interface StepWithFile {
  readonly step: string;
  readonly file: string;
}

export interface Telephone {
  /** State of the city's player; null until loaded. */
  readonly standing: DeskPhone | null;
  /**
   * The step that was chosen last, at once; the player's own once the game goes on. Null until one is known.
   */
  readonly step: string | null;
  /** The chosen step while the desk does not have it yet; null for any other. */
  readonly awaited: StepWithFile | null;
  readonly circumstances: Circumstances;
  readonly opens: ScreenName;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Initial path of the frame. */
  readonly address: string;
  setOpens(screen: ScreenName): void;
  /**
   * Moves the player to a step and shows a screen: the given path, else the chosen kind. `needs`:
   * circumstances that this screen needs.
   */
  goTo(place: StudioPlace, path?: string, needs?: Circumstances): void;
  /**
   * Chooses a step that was just written. The player is moved there once the desk has it, unless another step
   * was chosen meanwhile, or the game went on. Null gives the awaited step up.
   */
  expect(added: StepWithFile | null): void;
  /** Shows the whole of a message that is being typed out. */
  showWhole(): void;
  /** Changes time, hints or places at the current step; the screen stays. */
  travel(circumstances: Circumstances): void;
  /** Opens the same screen in another language. */
  speak(language: Language): void;
  /** Stores the open screen for a reload. */
  saveAddress(): void;
}

/**
 * A step that the telephone was sent to. `arrived`: where that led it, or where it stands until the desk has the
 * step; null while it is under way. `file`: of a step that the desk does not have yet.
 */
interface Journey {
  readonly step: string;
  readonly arrived: Pick<DeskPhone, 'step'> | null;
  readonly file?: string;
}

const mountOf = (city: string): string => `/studio/phone/${city}`;
const HOME = '/home';

/** Telephone of a city: the player's real site in a frame, at a chosen step and time. */
export function useTelephone({
  slug: city,
  graph,
  sheet,
}: Pick<DeskCity, 'slug' | 'graph' | 'sheet'>): Telephone {
  const { data: standing, update } = usePhone(city);
  const [circumstances, setCircumstances] = useTabState<Circumstances>('circumstances', NOW);
  const [opens, setOpens] = useTabState<ScreenName>('opens', 'home');
  const [address, setAddress] = useTabState(`screen.${city}`, mountOf(city) + HOME);
  const frame = useRef<HTMLIFrameElement>(null);
  const [journey, setJourney] = useState<Journey | null>(null);
  const here = standing?.step ?? null;
  const isOnIt = journey !== null && (journey.arrived === null || journey.arrived.step === here);
  const awaited = isOnIt && journey.file !== undefined ? { step: journey.step, file: journey.file } : null;
  const sendRequest = useCallback(
    async (request: PhoneRequest): Promise<DeskPhone | null> => {
      const result = await setPhone(city, request);
      if (result.ok) update(result.data);
      return result.ok ? result.data : null;
    },
    [city, update],
  );
  const show = (path: string): void => {
    const phone = frame.current?.contentWindow;
    const isHandled =
      phone?.dispatchEvent(new CustomEvent('studio:show', { detail: path, cancelable: true })) === false;
    if (!isHandled) phone?.location.replace(mountOf(city) + path);
  };
  const goTo: Telephone['goTo'] = ({ step, taken, chosen, asked }, path, needs) => {
    const next = { ...circumstances, ...needs };
    if (needs) setCircumstances(next);
    const begun: Journey = { step, arrived: null };
    setJourney(begun);
    void sendRequest({ step, taken, chosen, asked, ...next }).then((arrived) => {
      // A step that was chosen meanwhile is where it goes.
      setJourney((now) => (now === begun ? arrived && { step, arrived } : now));
      if (arrived) show(path ?? screenOf(arrived, opens));
    });
  };
  const isThere = awaited !== null && fileOfStep({ graph }, awaited.step) !== undefined;
  useEffect(() => {
    if (isThere && sheet) goTo(placeAt(sheet.presence, awaited.step, standing));
    // Only the arrival of the step counts: `goTo` is another function at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere, awaited?.step]);
  return {
    standing,
    circumstances,
    opens,
    frame,
    address,
    setOpens,
    step: isOnIt ? journey.step : here,
    awaited,
    goTo,
    expect: (added) => setJourney(added && { ...added, arrived: { step: here } }),
    showWhole: () => {
      const { pathname = '' } = frame.current?.contentWindow?.location ?? {};
      show(pathname.slice(mountOf(city).length));
    },
    travel: (next) => {
      setCircumstances(next);
      void sendRequest(next);
    },
    speak: (language) => {
      const phone = frame.current?.contentWindow;
      phone?.location.replace(`${phone.location.pathname}?language=${language}`);
    },
    saveAddress: () => {
      const { pathname } = frame.current?.contentWindow?.location ?? {};
      if (pathname?.startsWith(mountOf(city))) setAddress(pathname);
    },
  };
}

const screenOf = ({ arrival, puzzle }: DeskPhone, screen: ScreenName): string =>
  ({ arrival, puzzle, home: HOME })[screen];

/** The page that is shown for a thing at a step; undefined where it is not there. */
export const pageIn = (
  { there, withHelp, withAllAsidesSolved }: Column,
  { id }: PresentThing,
): string | undefined => there[id] ?? withHelp[id] ?? withAllAsidesSolved[id];

/** Circumstances without which the telephone would not have the thing; undefined when any will do. */
export function needsOf(
  { there, withHelp }: Column,
  { id, isLate }: PresentThing,
): Circumstances | undefined {
  const isBeside = there[id] === undefined && withHelp[id] === undefined;
  return isLate || isBeside
    ? { ...(isLate && { mailed: true }), ...(isBeside && { asides: true }) }
    : undefined;
}

/** The steps at which a hint must have been asked for the thing to be there. */
export const askedFor = ({ there, helpAt }: Column, { id }: PresentThing): readonly string[] =>
  there[id] === undefined ? helpAt : [];
