import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import { Screens } from '../../App.tsx';
import { ErrorBoundary } from '../../components/status/ErrorBoundary.tsx';
import { startScene, type PreparedScene } from './start-scene.ts';
import { fits } from './fits.ts';
import { viewport, type ViewportName } from './viewport.ts';

interface ScreenStory extends PreparedScene {
  readonly path?: string;
  /** Text displayed once the screen is ready. */
  readonly shows: string | RegExp;
  /** The visitor's action: after `shows`, before `then`. */
  readonly does?: NonNullable<StoryObj['play']>;
  readonly then?: string | RegExp;
  readonly on?: ViewportName;
}

/** Ignores spaces, apostrophes and case. */
const plain = (text: string): string =>
  text
    .replace(/[\u00A0\u202F\s]+/g, ' ')
    .replaceAll('’', "'")
    .toLocaleLowerCase('fr');

async function expectText(canvas: HTMLElement, words: string | RegExp): Promise<void> {
  const wanted = typeof words === 'string' ? plain(words) : words;
  await waitFor(() => expect(plain(canvas.innerText)).toMatch(wanted));
}

/** The real site at an address, on the simulated server. */
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
 * Makes stories of the screen at an address: `screen('/home', { role: 'player', arrive: atStart })` returns a function that makes each of
 * them. Every story waits for its text, and checks that nothing is wider than the phone.
 */
export function screen(path: string, defaults: Partial<ScreenStory> = {}) {
  return (given: Partial<ScreenStory> = {}): StoryObj => {
    const { path: at = path, shows, does, then, on, ...scene } = { ...defaults, ...given };
    if (!shows) throw new Error(`A story of ${at} must say which words it shows`);
    return {
      render: () => <Site path={at} />,
      beforeEach: () => startScene(scene),
      ...viewport(on),
      play: async (context) => {
        await expectText(context.canvasElement, shows);
        await does?.(context);
        if (then !== undefined) await expectText(context.canvasElement, then);
        await fits(context.canvasElement);
      },
    };
  };
}
