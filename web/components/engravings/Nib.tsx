import { defineEngraving } from './define-engraving.tsx';

/** Plume qui signe. */
export const Nib = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
  <>
    <path d="M30 62L40 34L60 14L78 32L58 52Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M28 64L38 34L60 12L80 32L58 54Z" />
    <path d="M60 12L70 2M80 32L90 22M66 6L86 26" />
    <path d="M28 64L49 43" />
    <path d="M48 40a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z" />
    <clipPath id={`${id}-1`}>
      <path d="M58 54L80 32L70 22L55 42L28 64Z" />
    </clipPath>
    <path
      clipPath={`url(#${id}-1)`}
      d="M4.8 43L55 -7.2M8.4 46.5L58.5 -3.6M11.9 50.1L62.1 -0.1M15.4 53.6L65.6 3.4M19 57.1L69.1 7M22.5 60.7L72.7 10.5M26.1 64.2L76.2 14.1M29.6 67.7L79.7 17.6M33.1 71.3L83.3 21.1M36.7 74.8L86.8 24.7M40.2 78.4L90.4 28.2M43.7 81.9L93.9 31.7M47.3 85.4L97.4 35.3M50.8 89L101 38.8M54.3 92.5L104.5 42.3"
    />
    <path d="M28 64C18 78 10 72 8 82C20 92 30 68 38 78S46 90 56 80S66 84 72 82S84 76 90 82" />
  </>
));
