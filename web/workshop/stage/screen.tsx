import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import { Screens } from '../../App.tsx';
import { ErrorBoundary } from '../../components/status/ErrorBoundary.tsx';
import { startScene, type PreparedScene } from './start-scene.ts';
import { expectFitsWidth } from '../checks.ts';
import { shownLanguage } from '../language/shown-language.ts';
import { type ViewportName, viewport } from './frames.tsx';

interface ScreenStory extends PreparedScene {
  readonly path?: string;
  /** Text displayed once the screen is ready. */
  readonly shows: string | RegExp;
  /** The visitor's action: after `shows`, before `then`. */
  readonly does?: NonNullable<StoryObj['play']>;
  /** Text displayed after that; the action's result, so it must not be there before. */
  readonly then?: string | RegExp;
  readonly on?: ViewportName;
}

/** Ignores spaces, apostrophes and case. */
const plain = (text: string): string =>
  text
    .replace(/[\u00A0\u202F\s]+/g, ' ')
    .replaceAll('’', "'")
    .toLocaleLowerCase('fr');

const wanted = (words: string | RegExp): string | RegExp =>
  typeof words === 'string' ? plain(words) : words;

const expectText = (canvas: HTMLElement, words: string | RegExp): Promise<void> =>
  waitFor(() => expect(plain(canvas.innerText)).toMatch(wanted(words)));

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
 * Makes stories of the screen at an address: `screen('/home', { role: 'player', arrive: atStart })` returns a
 * function that makes each of them. Every story waits for its text, and checks that nothing is wider than the
 * phone.
 */
export function screen(path: string, defaults: Partial<ScreenStory> = {}) {
  return (given: Partial<ScreenStory> = {}): StoryObj => {
    const { path: at = path, shows, does, then, on, ...scene } = { ...defaults, ...given };
    if (!shows) throw new Error(`A story of ${at} must say which words it shows`);
    return {
      render: () => <Site path={at} />,
      beforeEach: ({ globals }) => startScene({ language: shownLanguage(globals), ...scene }),
      ...viewport(on),
      play: async (context) => {
        // The words that a story waits for are French.
        if (shownLanguage(context.globals) !== 'fr') return;
        await expectText(context.canvasElement, shows);
        if (does && then !== undefined)
          await expect(plain(context.canvasElement.innerText)).not.toMatch(wanted(then));
        await does?.(context);
        if (then !== undefined) await expectText(context.canvasElement, then);
        await expectFitsWidth(context.canvasElement);
      },
    };
  };
}
