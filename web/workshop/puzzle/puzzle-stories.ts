import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { puzzleTypes, type AnyPuzzleType } from '../../../engine/puzzles/index.ts';
import type { PuzzleSlug } from '../../../engine/public.ts';
import { expectFitsWidth, expectNothingCut, expectStill } from '../checks.ts';
import { expectSolved, give, handsOn, instrumentOf, PATIENCE, screenOf, type Canvas } from '../drivers.ts';
import { PuzzleBench, type FoundPuzzle, type PuzzleBenchProps } from './PuzzleBench.tsx';
import { circumstanceControls, puzzleControls } from './puzzle-controls.ts';
import type { StoryName } from './story-names.ts';

/** A story of one puzzle type: what its writer wrote, how it is found, and what a player then does. */
export type PuzzleStory<Slug extends PuzzleSlug> = StoryObj<PuzzleBenchProps<Slug>>;

/** The same, whatever the type. */
type AnyStory = StoryObj<FoundPuzzle>;
type Play = NonNullable<AnyStory['play']>;

/** The player's part, with the page to look at and the story's own arguments. */
const playing =
  (part: (canvas: Canvas, args: FoundPuzzle, element: HTMLElement) => Promise<void>): Play =>
  ({ canvasElement, args }) =>
    part(screenOf(canvasElement), args, canvasElement);

const hurried = { hurried: true };

/** The ten stories as they are where a type says nothing else. */
function commonStories(slug: PuzzleSlug): Record<StoryName, AnyStory> {
  const { examples, solve }: AnyPuzzleType = puzzleTypes[slug];
  const solution = solve(examples.config);
  const wrong = examples.incorrect[0] ?? '';
  return {
    /** As it is found. */
    Fresh: {},
    /** Something is entered, and kept on the device. */
    Answered: {
      play: playing(async (canvas, { onKeep }) => {
        await (await handsOn(canvas)).enter(canvas, wrong);
        await expect(onKeep).toHaveBeenCalled();
      }),
    },
    /** Refused by the real engine, in its own words. */
    Wrong: {
      args: hurried,
      play: playing(async (canvas) => {
        await give(canvas, wrong);
        await expect(await canvas.findByText('Code Erroné', {}, PATIENCE)).toBeVisible();
      }),
    },
    Solved: {
      args: hurried,
      play: playing(async (canvas) => {
        await give(canvas, solution);
        await expectSolved(canvas);
      }),
    },
    /** The city is shut: an answer may still be given, and the bar says when it opens. */
    Closed: {
      args: { closed: true },
      play: playing(async (canvas) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Horaires' }));
        const popup = within(await canvas.findByRole('dialog', { name: 'Horaires' }));
        await expect(popup.getByText('Fermé')).toBeVisible();
        await expect(popup.getByRole('alert')).toHaveTextContent(/ne peut pas être terminé/);
      }),
    },
    /** The answer is on its way: the key says so, and pressing it again sends nothing more. */
    Waiting: {
      args: { ...hurried, network: 'slow' },
      play: playing(async (canvas, { onSubmit }) => {
        const hands = await handsOn(canvas);
        await give(canvas, solution);
        await expect(await canvas.findByRole('button', { busy: true })).toBeVisible();
        await hands.send(canvas);
        await expect(onSubmit).toHaveBeenCalledTimes(1);
      }),
    },
    /** No network: the player is told so, and what was entered is still there. */
    Offline: {
      args: { ...hurried, network: 'down' },
      play: playing(async (canvas) => {
        const hands = await handsOn(canvas);
        await hands.enter(canvas, solution);
        const entered = hands.read(canvas);
        await hands.send(canvas);
        await expect(await canvas.findByText(/Votre réponse est gardée/, {}, PATIENCE)).toBeVisible();
        await expect(hands.read(canvas)).toBe(entered);
      }),
    },
    SmallScreen: {
      globals: { viewport: { value: 'small' } },
      play: playing(async (canvas, _args, element) => {
        await instrumentOf(canvas);
        await expectFitsWidth(element);
      }),
    },
    /** Twice the text, as somebody sets it who sees badly: nothing is cut, and nothing is pushed over the edge. */
    LargeText: {
      globals: { text: '200' },
      play: playing(async (canvas, _args, element) => {
        await instrumentOf(canvas);
        await expectFitsWidth(element);
        await expectNothingCut(element);
      }),
    },
    /** Less motion: what would have moved is simply there. See reduced-motion.ts for how a page comes to ask for it. */
    ReducedMotion: {
      globals: { motion: 'reduced' },
      args: hurried,
      play: playing(async (canvas, _args, element) => {
        await instrumentOf(canvas);
        await expectStill(element);
      }),
    },
  };
}

/** What a type says of its own of a story goes over what all have in common. */
function joined(common: AnyStory, own: AnyStory | undefined): AnyStory {
  return { ...common, ...own, args: { ...common.args, ...own?.args } };
}

export interface PuzzleStories<Slug extends PuzzleSlug> {
  readonly meta: { readonly component: typeof PuzzleBench; readonly args: PuzzleBenchProps<Slug>; readonly argTypes: object };
  readonly stories: Readonly<Record<StoryName, PuzzleStory<Slug>>>;
}

/**
 * The ten stories of a puzzle type, made from the examples of its engine's face. `own` says what is particular to the
 * type; the controls are the fields of its JSON Schema.
 */
export function puzzleStories<Slug extends PuzzleSlug>(
  slug: Slug,
  own: Partial<Record<StoryName, PuzzleStory<Slug>>> = {},
): PuzzleStories<Slug> {
  const common = commonStories(slug);
  const names = Object.keys(common) as StoryName[];
  const stories = Object.fromEntries(names.map((name) => [name, joined(common[name], own[name] as AnyStory | undefined)]));
  const meta = {
    component: PuzzleBench,
    args: { ...puzzleTypes[slug].examples.config, onSubmit: fn(), onKeep: fn() },
    argTypes: { ...puzzleControls(slug), ...circumstanceControls },
    parameters: { controls: { disable: false, expanded: true, sort: 'none' } },
  };
  return { meta, stories } as unknown as PuzzleStories<Slug>;
}
