import type { ComponentType } from 'react';
import type { PublicPuzzles, PuzzleSlug, RecogniseAnswer } from '../../engine/public.ts';
import { lazyScreen } from '../components/lazy.ts';

/** Result of an answer. After success the page navigates away, and the widget is unmounted. */
export type SubmitResult =
  | { readonly ok: true }
  /**
   * `seconds`: wait before the next answer is judged. `advice`: displayed under the message. `stored`: stored
   * until it can be judged, not wrong.
   */
  | {
      readonly ok: false;
      readonly message: string;
      readonly advice?: string;
      readonly seconds?: number;
      readonly stored?: true;
    };

export type RecogniseResult =
  | { readonly ok: true; readonly answer: RecogniseAnswer }
  /**
   * `message`: the reason, if there is one to tell. `seconds`: wait before the next request. `lost`: no server
   * answered.
   */
  | { readonly ok: false; readonly message: string | null; readonly seconds?: number; readonly lost?: true };

/** Everything that a widget receives. `Public` is the part of its puzzle that leaves the server. */
export interface WidgetProps<Public> {
  readonly puzzle: Public;
  /** Submits an answer in the format of its type. */
  submit(code: string): Promise<SubmitResult>;
  /** Asks the server whether a value is right, without advancing. */
  recognise(code: string): Promise<RecogniseResult>;
  /** Text stored on this device for this step, '' at first; its format belongs to the widget. */
  readonly draft: string;
  saveDraft(text: string): void;
  /** Displayed again after it was solved: nothing can be submitted. */
  readonly locked?: boolean;
  /** Beside the route: its answer leads to no further step. */
  readonly isBeside?: boolean;
  /** Somebody else of the party writes: the text can be read, not changed or submitted. */
  readonly readOnly?: boolean;
}

/** Web part of a puzzle type. */
export interface Widget<Slug extends PuzzleSlug> {
  readonly slug: Slug;
  /** A fixed-height instrument: the screen does not scroll, the content shrinks. */
  readonly fixed: boolean;
  /** A long text: of a party, only whoever has the pen writes it. */
  readonly hasPen?: boolean;
  readonly Component: ComponentType<WidgetProps<PublicPuzzles[Slug]>>;
  /** The parts of a draft that the others of a party see while it is made; undefined where they see none. */
  shows?(puzzle: PublicPuzzles[Slug], draft: string): readonly string[];
  /** One’s own draft with what somebody else has brought; else theirs replaces it. */
  joins?(own: string, theirs: string): string;
  /** Further components of its folder that it suspends on: a server-rendered page preloads them. */
  parts?(puzzle: PublicPuzzles[Slug]): readonly string[];
}

interface WidgetDefinition<Slug extends PuzzleSlug> extends Omit<Widget<Slug>, 'Component'> {
  /** Imports the component of `<slug>/<Slug>.tsx`. */
  load(): Promise<Widget<Slug>['Component']>;
}

/** Defines the web part of a puzzle type. Its component is a chunk of its own. */
export function defineWidget<Slug extends PuzzleSlug>({
  load,
  ...widget
}: WidgetDefinition<Slug>): Widget<Slug> {
  return { ...widget, Component: lazyScreen(widget.slug, load) };
}
