import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { RecogniseAnswer } from '../../../engine/public.ts';
import type { SubmitResult, WidgetProps } from '../../../web/puzzles/widget.ts';
import { teachDialogs } from './dialogs.ts';

/** Each test has a stopped clock and an empty page. */
export function freshWidgets(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    teachDialogs();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

interface Given {
  readonly result?: SubmitResult;
  readonly answer?: RecogniseAnswer;
  readonly draft?: string;
}

/** The props of a puzzle's widget, with the server's reply to an answer and to a question. */
export function widgetProps<Public>(
  puzzle: Public,
  { result = { ok: true }, answer = { recognised: false }, draft = '' }: Given = {},
) {
  return {
    puzzle,
    submit: vi.fn((_code: string) => Promise.resolve(result)),
    recognise: vi.fn((_code: string) => Promise.resolve({ ok: true as const, answer })),
    draft,
    saveDraft: vi.fn(),
  } satisfies WidgetProps<Public>;
}

export const inRoute = (element: ReactNode) => render(<MemoryRouter>{element}</MemoryRouter>);
