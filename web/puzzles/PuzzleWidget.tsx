import { createElement, Suspense, useEffect, type ComponentType } from 'react';
import type { PublicPuzzle } from '../../engine/public.ts';
import { widgets } from './index.ts';
import type { WidgetProps } from './widget.ts';

/** Whether the screen that holds this puzzle must not scroll. */
export const isFixedInstrument = (puzzle: PublicPuzzle): boolean => widgets[puzzle.type].fixed;

/** The widget of the puzzle's type. Slug and shape come from the same object, so the pair always fits. */
function componentFor(puzzle: PublicPuzzle): ComponentType<WidgetProps<PublicPuzzle>> {
  return widgets[puzzle.type].Component as unknown as ComponentType<WidgetProps<PublicPuzzle>>;
}

/** Beside something that is waited for, it tells when that has come. */
function Shown({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

interface PuzzleWidgetProps extends WidgetProps<PublicPuzzle> {
  /** Called once the instrument is on the screen. */
  readonly onShown?: () => void;
}

/** Draws any puzzle. Give it the step's name as `key`: a new step is a new instrument. */
export function PuzzleWidget({ onShown, ...props }: PuzzleWidgetProps) {
  return (
    <Suspense fallback={<p role="status">L’instrument chauffe…</p>}>
      {createElement(componentFor(props.puzzle), props)}
      {onShown && <Shown tell={onShown} />}
    </Suspense>
  );
}
