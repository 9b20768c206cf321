import { useCallback, useRef, type RefObject } from 'react';
import type { DeskPhone } from '../../engine/graph/desk.ts';
import { setPhone, usePhone, type Wish } from './desk.ts';
import { usePlace } from './place.ts';

/** What a telephone shows when a step is chosen. */
export const SCREENS = ['arrival', 'home', 'puzzle'] as const;
export type ScreenName = (typeof SCREENS)[number];

/** When the writer is, and what the player has been told. */
export type Circumstances = Pick<Wish, 'at' | 'hints' | 'gone'>;

const NOW: Circumstances = {};

export interface Telephone {
  /** Where the city's player stands; null until it is known. */
  readonly standing: DeskPhone | null;
  readonly circumstances: Circumstances;
  readonly opens: ScreenName;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The path at which the frame begins. */
  readonly address: string;
  setOpens(screen: ScreenName): void;
  /** Puts the player at a step and shows a screen there: the one given, else the one that opens. */
  goTo(step: string, alternativeFrom: string | null, path?: string): void;
  /** Travels in time, or gives hints, where the player stands: the screen stays. */
  travel(circumstances: Circumstances): void;
  /** Notes which screen is open, for after a reload. */
  keep(): void;
}

const mountOf = (city: string): string => `/studio/phone/${city}`;
const HOME = '/home';

/** The telephone of a city: the player's real site in a frame, at a step, at an hour. */
export function useTelephone(city: string): Telephone {
  const { data: standing, learn } = usePhone(city);
  const [circumstances, setCircumstances] = usePlace<Circumstances>('circumstances', NOW);
  const [opens, setOpens] = usePlace<ScreenName>('opens', 'home');
  const [address, setAddress] = usePlace(`screen.${city}`, mountOf(city) + HOME);
  const frame = useRef<HTMLIFrameElement>(null);
  const ask = useCallback(
    async (wish: Wish): Promise<DeskPhone | null> => {
      const result = await setPhone(city, wish);
      if (result.ok) learn(result.data);
      return result.ok ? result.data : null;
    },
    [city, learn],
  );
  const show = (path: string): void => {
    const phone = frame.current?.contentWindow;
    const isTaken = phone?.dispatchEvent(new CustomEvent('studio:show', { detail: path, cancelable: true })) === false;
    if (!isTaken) phone?.location.replace(mountOf(city) + path);
  };
  return {
    ...{ standing, circumstances, opens, frame, address, setOpens },
    goTo: (step, alternativeFrom, path) =>
      void ask({ step, alternativeFrom, ...circumstances }).then((arrived) => {
        if (arrived) show(path ?? screenOf(arrived, opens));
      }),
    travel: (next) => {
      setCircumstances(next);
      void ask(next);
    },
    keep: () => {
      const { pathname } = frame.current?.contentWindow?.location ?? {};
      if (pathname?.startsWith(mountOf(city))) setAddress(pathname);
    },
  };
}

const screenOf = ({ arrival, puzzle }: DeskPhone, screen: ScreenName): string => ({ arrival, puzzle, home: HOME })[screen];
