import type { ComponentType } from 'react';
import type { PublicPuzzles, PuzzleSlug, RecogniseAnswer } from '../../engine/public.ts';
import { lazyScreen } from '../components/chunk.ts';

/** What became of an answer. On success the shell goes where the new step says, and the widget is gone. */
export type SubmitResult =
  | { readonly ok: true }
  /** `seconds`: nothing is judged before. `advice` stands under the message. `kept`: it waits for its judge, and nothing is wrong. */
  | { readonly ok: false; readonly message: string; readonly advice?: string; readonly seconds?: number; readonly kept?: true };

export type RecogniseResult =
  | { readonly ok: true; readonly answer: RecogniseAnswer }
  /** `seconds`: asked too soon; ask again after that. */
  | { readonly ok: false; readonly message: string; readonly seconds?: number };

/** All that an instrument knows of the world. `Public` is what its type lets out of the server. */
export interface WidgetProps<Public> {
  readonly puzzle: Public;
  /** Sends an answer as the screen formats it. */
  submit(code: string): Promise<SubmitResult>;
  /** Asks whether a value is the right one, without advancing. */
  recognise(code: string): Promise<RecogniseResult>;
  /** What was kept on this device for this step, '' at first; its form belongs to the widget. */
  readonly draft: string;
  saveDraft(text: string): void;
  /** Shown again after it was solved: nothing is sent any more. */
  readonly locked?: boolean;
}

/** The web's face of a puzzle type. */
export interface Widget<Slug extends PuzzleSlug> {
  readonly slug: Slug;
  /** An instrument whose keys stay under the thumb: the screen does not scroll round it, the reading shrinks. */
  readonly fixed: boolean;
  readonly Component: ComponentType<WidgetProps<PublicPuzzles[Slug]>>;
  /** Further components of its folder that it waits for before it shows itself: a page that is drawn ahead asks for them at once. */
  parts?(puzzle: PublicPuzzles[Slug]): readonly string[];
}

interface WidgetDefinition<Slug extends PuzzleSlug> extends Omit<Widget<Slug>, 'Component'> {
  /** Imports the component of `<slug>/<Slug>.tsx`. */
  load(): Promise<Widget<Slug>['Component']>;
}

/** Makes the web's face of a puzzle type. Its component is a chunk of its own. */
export function defineWidget<Slug extends PuzzleSlug>({ load, ...widget }: WidgetDefinition<Slug>): Widget<Slug> {
  return { ...widget, Component: lazyScreen(widget.slug, load) };
}
