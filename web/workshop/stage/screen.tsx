import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import { Screens } from '../../App.tsx';
import { ErrorBoundary } from '../../components/status/ErrorBoundary.tsx';
import { raise, type Play } from './raise.ts';
import { fits } from './fits.ts';
import { viewport, type ViewportName } from './viewport.ts';

interface ScreenStory extends Play {
  readonly path?: string;
  /** Words that are there once the screen is as the story means it. */
  readonly shows: string | RegExp;
  /** What the visitor does then; `shows` is awaited before, `then` after. */
  readonly does?: NonNullable<StoryObj['play']>;
  readonly then?: string | RegExp;
  readonly on?: ViewportName;
}

/** Spaces, apostrophes and capitals set aside: stories look for words, not for their setting. */
const plain = (text: string): string =>
  text
    .replace(/[\u00A0\u202F\s]+/g, ' ')
    .replaceAll('’', "'")
    .toLocaleLowerCase('fr');

const WAIT = { timeout: 20_000 };

async function awaits(canvas: HTMLElement, words: string | RegExp): Promise<void> {
  const wanted = typeof words === 'string' ? plain(words) : words;
  await waitFor(() => expect(plain(canvas.innerText)).toMatch(wanted), WAIT);
}

/** The real site at one of its addresses, with the stage behind it. */
function Site({ path }: { readonly path: string }) {
  return (
    <ErrorBoundary>
      <MemoryRouter initialEntries={[path]}>
        <Screens />
      </MemoryRouter>
    </ErrorBoundary>
  );
}

/**
 * The stories of the screen at an address: `screen('/home', { role: 'player', arrive: begun })` gives a function that
 * makes each of them. Every one waits for its words, and holds that nothing is wider than the telephone.
 */
export function screen(path: string, usual: Partial<ScreenStory> = {}) {
  return (given: Partial<ScreenStory> = {}): StoryObj => {
    const { path: at = path, shows, does, then, on, ...scene } = { ...usual, ...given };
    if (!shows) throw new Error(`A story of ${at} must say which words it shows`);
    return {
      render: () => <Site path={at} />,
      beforeEach: () => raise(scene),
      ...viewport(on),
      play: async (context) => {
        await awaits(context.canvasElement, shows);
        await does?.(context);
        if (then !== undefined) await awaits(context.canvasElement, then);
        await fits(context.canvasElement);
      },
    };
  };
}
