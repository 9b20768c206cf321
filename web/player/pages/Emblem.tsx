import { useId } from 'react';
import { useWords } from '../../words/use-words.ts';

const FINS =
  'M72.2 44.3L82.5 48.6L81.2 53.5L70.1 52.1ZM67.8 56.1L74.5 65L71 68.5L62.1 61.8ZM58.1 64.1L59.5 75.2L54.6 76.5L50.3 66.2ZM45.7 66.2L41.4 76.5L36.5 75.2L37.9 64.1ZM33.9 61.8L25 68.5L21.5 65L28.2 56.1ZM25.9 52.1L14.8 53.5L13.5 48.6L23.8 44.3ZM23.8 39.7L13.5 35.4L14.8 30.5L25.9 31.9ZM28.2 27.9L21.5 19L25 15.5L33.9 22.2ZM37.9 19.9L36.5 8.8L41.4 7.5L45.7 17.8ZM50.3 17.8L54.6 7.5L59.5 8.8L58.1 19.9ZM62.1 22.2L71 15.5L74.5 19L67.8 27.9ZM70.1 31.9L81.2 30.5L82.5 35.4L72.2 39.7Z';
const BALL = 'M23 42a25 25 0 1 0 50 0a25 25 0 1 0 -50 0Z';
const SHADE =
  'M40 16L92 16M40 20L92 20M40 24L92 24M40 28L92 28M40 32L92 32M40 36L92 36M40 40L92 40M40 44L92 44M40 48L92 48M40 52L92 52M40 56L92 56M40 60L92 60M40 64L92 64M40 68L92 68';
const OUTLINES =
  'M23 42a25 25 0 1 0 50 0a25 25 0 1 0 -50 0ZM23 42C32 50 64 50 73 42M39 23.5a9 4 0 1 0 18 0a9 4 0 1 0 -18 0ZM40 24v3c0 4 16 4 16 0v-3M29.3 50a.7 .7 0 1 0 1.4 0a.7 .7 0 1 0 -1.4 0ZM38.3 53a.7 .7 0 1 0 1.4 0a.7 .7 0 1 0 -1.4 0ZM47.3 54a.7 .7 0 1 0 1.4 0a.7 .7 0 1 0 -1.4 0ZM56.3 53a.7 .7 0 1 0 1.4 0a.7 .7 0 1 0 -1.4 0Z';
const WATER =
  'M4 81q5.5 -5 11 0t11 0q5.5 -5 11 0t11 0q5.5 -5 11 0t11 0q5.5 -5 11 0t11 0M15 90q5.5 -5 11 0t11 0q5.5 -5 11 0t11 0q5.5 -5 11 0t11 0';

/** The Company's emblem, on letterheads and mission orders only. */
export function Emblem({ className }: { className?: string | undefined }) {
  const words = useWords('game').pages;
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="0 0 96 96"
      role="img"
      aria-label={words.emblem}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <clipPath id={`${id}ball`}>
        <path d={BALL} />
      </clipPath>
      <clipPath id={`${id}shade`}>
        <path d="M60 20C76 32 76 54 60 64C66 54 68 30 60 20Z" />
      </clipPath>
      <path d={FINS + BALL} fill="var(--sheet)" />
      <g clipPath={`url(#${id}ball)`}>
        <path d={BALL} transform="translate(3 3)" fill="var(--tint)" stroke="none" />
      </g>
      <path clipPath={`url(#${id}shade)`} d={SHADE} />
      <path d={OUTLINES + WATER} />
    </svg>
  );
}
