import { createElement, Suspense, useEffect, type ComponentType } from 'react';
import type { PublicPuzzle } from '../../engine/public.ts';
import { widgets } from './index.ts';
import type { WidgetProps } from './widget.ts';
import { useWords } from '../words/use-words.ts';

/** Whether the puzzle's screen must not scroll. */
export const isFixedInstrument = (puzzle: PublicPuzzle): boolean => widgets[puzzle.type].fixed;

export const isLongText = (puzzle: PublicPuzzle): boolean => widgets[puzzle.type].hasPen === true;

type Shows = (puzzle: PublicPuzzle, draft: string) => readonly string[];

/** What the others of a party see of a draft; null at a puzzle of which they see nothing. */
export const shownDraft = (puzzle: PublicPuzzle, draft: string): readonly string[] | null =>
  (widgets[puzzle.type] as { readonly shows?: Shows }).shows?.(puzzle, draft) ?? null;

/** One’s own draft once somebody else’s is taken. */
export const takenDraft = ({ type }: PublicPuzzle, own: string, theirs: string): string =>
  (widgets[type] as { joins?(own: string, theirs: string): string }).joins?.(own, theirs) ?? theirs;

/** Component of the puzzle's type. Slug and data come from the same object, so they always match. */
function componentFor(puzzle: PublicPuzzle): ComponentType<WidgetProps<PublicPuzzle>> {
  return widgets[puzzle.type].Component as unknown as ComponentType<WidgetProps<PublicPuzzle>>;
}

/** Rendered inside the Suspense boundary: calls `onMounted` once the suspended component is mounted. */
function MountSignal({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}

interface PuzzleWidgetProps extends WidgetProps<PublicPuzzle> {
  /** Called once the instrument is mounted. */
  readonly onShown?: () => void;
}

/** Renders any puzzle. Use the step's name as `key`, so that each step mounts a new instrument. */
export function PuzzleWidget({ onShown, ...props }: PuzzleWidgetProps) {
  const words = useWords('game').puzzles;
  return (
    <Suspense fallback={<p role="status">{words.warmingUp}</p>}>
      {createElement(componentFor(props.puzzle), props)}
      {onShown && <MountSignal onMounted={onShown} />}
    </Suspense>
  );
}
