import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { puzzleTypes, type AnyPuzzleType } from '../../../engine/puzzles/index.ts';
import type { PuzzleSlug } from '../../../engine/public.ts';
import { expectFitsWidth, expectNothingCut, expectStill } from '../checks.ts';
import { expectSolved, give, gesturesFor, instrumentOf, screenOf, type Canvas } from '../drivers.ts';
import { PuzzlePreview, type PuzzleCondition, type PuzzlePreviewProps } from './PuzzlePreview.tsx';
import { circumstanceControls, puzzleControls } from './puzzle-controls.ts';
import { storyNamesOf, type StoryName } from './story-names.ts';

/** A story of one puzzle type: the writer's fields, the instrument's state, and a player's actions. */
export type PuzzleStory<Slug extends PuzzleSlug> = StoryObj<PuzzlePreviewProps<Slug>>;

/** A story of any type. */
type AnyStory = StoryObj<PuzzleCondition>;
type Play = NonNullable<AnyStory['play']>;

/** A play function that receives the page's queries, the story's arguments and the root element. */
const playing =
  (part: (canvas: Canvas, args: PuzzleCondition, element: HTMLElement) => Promise<void>): Play =>
  ({ canvasElement, args }) =>
    part(screenOf(canvasElement), args, canvasElement);

const hurried = { hurried: true };

/** The ten common stories, which a type may override. */
function commonStories(slug: PuzzleSlug): Record<StoryName, AnyStory> {
  const { examples, solve }: AnyPuzzleType = puzzleTypes[slug];
  const solution = solve(examples.config);
  const wrong = examples.incorrect[0] ?? solution;
  return {
    Fresh: {},
    /** Something is entered and stored on the device. */
    Answered: {
      play: playing(async (canvas, { onSaveDraft }) => {
        await (await gesturesFor(canvas)).enter(canvas, wrong);
        await expect(onSaveDraft).toHaveBeenCalled();
      }),
    },
    /** Refused by the real engine. */
    Wrong: {
      args: hurried,
      play: playing(async (canvas) => {
        await give(canvas, wrong);
        await expect(await canvas.findByText('Code Erroné')).toBeVisible();
      }),
    },
    Solved: {
      args: hurried,
      play: playing(async (canvas) => {
        await give(canvas, solution);
        await expectSolved(canvas);
      }),
    },
    /** The city is closed: answers are still accepted, and the bar shows the hours. */
    Closed: {
      args: { closed: true },
      play: playing(async (canvas) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Horaires' }));
        const popup = within(await canvas.findByRole('dialog', { name: 'Horaires' }));
        await expect(popup.getByText('Fermé')).toBeVisible();
        await expect(popup.getByRole('alert')).toHaveTextContent(/ne peut pas être terminé/);
      }),
    },
    /** The answer is being sent: the button is busy, and pressing it again sends nothing. */
    Waiting: {
      args: { ...hurried, network: 'slow' },
      play: playing(async (canvas, { onSubmit }) => {
        const gestures = await gesturesFor(canvas);
        await give(canvas, solution);
        await expect(await canvas.findByRole('button', { busy: true })).toBeVisible();
        await gestures.send(canvas);
        await expect(onSubmit).toHaveBeenCalledTimes(1);
      }),
    },
    /** Offline: a message is displayed, and the input stays. */
    Offline: {
      args: { ...hurried, network: 'down' },
      play: playing(async (canvas) => {
        const gestures = await gesturesFor(canvas);
        await gestures.enter(canvas, solution);
        const entered = gestures.read(canvas);
        await gestures.send(canvas);
        await expect(await canvas.findByText(/Votre réponse est gardée/)).toBeVisible();
        await expect(gestures.read(canvas)).toBe(entered);
      }),
    },
    SmallScreen: {
      globals: { viewport: { value: 'small' } },
      play: playing(async (canvas, _args, element) => {
        await instrumentOf(canvas);
        await expectFitsWidth(element);
      }),
    },
    /** Text at 200 %: nothing is cut off and nothing overflows. */
    LargeText: {
      globals: { text: '200' },
      play: playing(async (canvas, _args, element) => {
        await instrumentOf(canvas);
        await expectFitsWidth(element);
        await expectNothingCut(element);
      }),
    },
    /** Reduced motion: nothing is animated. See Circumstances.tsx for the simulation. */
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

/** Merges a type's own story over the common one. */
function joined(common: AnyStory, own: AnyStory | undefined): AnyStory {
  return { ...common, ...own, args: { ...common.args, ...own?.args } };
}

export interface PuzzleStories<Slug extends PuzzleSlug> {
  readonly meta: {
    readonly component: typeof PuzzlePreview;
    readonly args: PuzzlePreviewProps<Slug>;
    readonly argTypes: object;
  };
  readonly stories: Readonly<Record<StoryName, PuzzleStory<Slug>>>;
}

/**
 * The ten stories of a puzzle type, made from the examples of its definition; `Wrong` is missing when no
 * answer is wrong. `own` overrides single stories; the controls are the fields of its JSON Schema.
 */
export function puzzleStories<Slug extends PuzzleSlug>(
  slug: Slug,
  own: Partial<Record<StoryName, PuzzleStory<Slug>>> = {},
): PuzzleStories<Slug> {
  const common = commonStories(slug);
  const names = storyNamesOf(puzzleTypes[slug].examples.incorrect);
  const stories = Object.fromEntries(
    names.map((name) => [name, joined(common[name], own[name] as AnyStory | undefined)]),
  );
  const meta = {
    component: PuzzlePreview,
    args: { ...puzzleTypes[slug].examples.config, onSubmit: fn(), onSaveDraft: fn() },
    argTypes: { ...puzzleControls(slug), ...circumstanceControls },
    parameters: { controls: { disable: false, expanded: true, sort: 'none' } },
  };
  return { meta, stories } as unknown as PuzzleStories<Slug>;
}
