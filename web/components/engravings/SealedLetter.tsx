import { defineEngraving } from './define-engraving.tsx';

/** Lettre cachetée. */
export const SealedLetter = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
  <>
    <path d="M8 24h80v52H8Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M8 24h80v52H8Z" fill="var(--sheet)" />
    <path d="M8 24L42 52M88 24L54 52" />
    <path d="M8 76L38 49M88 76L58 49" />
    <clipPath id={`${id}-1`}>
      <path d="M8 76L38 49L48 57L58 49L88 76Z" />
    </clipPath>
    <path
      clipPath={`url(#${id}-1)`}
      d="M5.3 20.3L90.7 20.3M5.3 25.3L90.7 25.3M5.3 30.3L90.7 30.3M5.3 35.3L90.7 35.3M5.3 40.3L90.7 40.3M5.3 45.3L90.7 45.3M5.3 50.3L90.7 50.3M5.3 55.3L90.7 55.3M5.3 60.3L90.7 60.3M5.3 65.3L90.7 65.3M5.3 70.3L90.7 70.3M5.3 75.3L90.7 75.3M5.3 80.3L90.7 80.3M5.3 85.3L90.7 85.3M5.3 90.3L90.7 90.3M5.3 95.3L90.7 95.3M5.3 100.3L90.7 100.3M5.3 105.3L90.7 105.3"
    />
    <path
      d="M48 40c4-3 7 0 9 1 4 0 4 4 5 6 3 3 1 6 0 8 0 4-3 5-6 6-3 3-6 2-8 1-4 1-7 0-8-3-4-1-5-4-4-7-2-3-1-6 2-8 1-4 5-5 10-4Z"
      fill="var(--accent)"
    />
    <path d="M44 57V46h5.5a3.4 3.4 0 0 1 0 6.8H44" stroke="var(--sheet)" />
  </>
));
