import { defineEngraving } from './define-engraving.tsx';

/** Deux empreintes de semelles. */
export const Footprints = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
  <>
    <g transform="translate(24 66) rotate(-6) scale(1 1)">
      <path
        d="M0 0C-9-8-10-24-3-31 3-37 13-34 14-24 15-14 9-10 10-1Z"
        transform="translate(3 3)"
        fill="var(--tint)"
        stroke="none"
      />
      <path
        d="M1 6L11 5C13 12 12 20 6 20 1 20-1 13 1 6Z"
        transform="translate(3 3)"
        fill="var(--tint)"
        stroke="none"
      />
      <path d="M0 0C-9-8-10-24-3-31 3-37 13-34 14-24 15-14 9-10 10-1Z" />
      <path d="M1 6L11 5C13 12 12 20 6 20 1 20-1 13 1 6Z" />
      <clipPath id={`${id}-1`}>
        <path d="M0 0C-9-8-10-24-3-31 3-37 13-34 14-24 15-14 9-10 10-1Z" />
      </clipPath>
      <path
        clipPath={`url(#${id}-1)`}
        d="M-19.8 -39.8L24.8 -39.8M-19.8 -34.4L24.8 -34.4M-19.8 -29L24.8 -29M-19.8 -23.6L24.8 -23.6M-19.8 -18.2L24.8 -18.2M-19.8 -12.8L24.8 -12.8M-19.8 -7.4L24.8 -7.4M-19.8 -2L24.8 -2M-19.8 3.4L24.8 3.4"
      />
      <path d="M1.6 12h10" />
    </g>
    <g transform="translate(72 42) rotate(8) scale(-1 1)">
      <path
        d="M0 0C-9-8-10-24-3-31 3-37 13-34 14-24 15-14 9-10 10-1Z"
        transform="translate(3 3)"
        fill="var(--tint)"
        stroke="none"
      />
      <path
        d="M1 6L11 5C13 12 12 20 6 20 1 20-1 13 1 6Z"
        transform="translate(3 3)"
        fill="var(--tint)"
        stroke="none"
      />
      <path d="M0 0C-9-8-10-24-3-31 3-37 13-34 14-24 15-14 9-10 10-1Z" />
      <path d="M1 6L11 5C13 12 12 20 6 20 1 20-1 13 1 6Z" />
      <clipPath id={`${id}-2`}>
        <path d="M0 0C-9-8-10-24-3-31 3-37 13-34 14-24 15-14 9-10 10-1Z" />
      </clipPath>
      <path
        clipPath={`url(#${id}-2)`}
        d="M-19.8 -39.8L24.8 -39.8M-19.8 -34.4L24.8 -34.4M-19.8 -29L24.8 -29M-19.8 -23.6L24.8 -23.6M-19.8 -18.2L24.8 -18.2M-19.8 -12.8L24.8 -12.8M-19.8 -7.4L24.8 -7.4M-19.8 -2L24.8 -2M-19.8 3.4L24.8 3.4"
      />
      <path d="M1.6 12h10" />
    </g>
    <path d="M14 92h.1M34 90h.1M54 86h.1M70 76h.1" />
  </>
));
