import { defineEngraving } from './define-engraving.tsx';

/** Chemise cartonnée fermée par une ficelle. */
export const Folder = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
  <>
    <path d="M24 30V10h44v20M30 18h32M30 24h24" />
    <path d="M24 34V10h44v24Z" fill="var(--sheet)" />
    <path d="M31 18h30M31 25h22" />
    <path d="M10 30h26l6 8h44v46H10Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M8 28h28l6 8h46v48H8Z" fill="var(--sheet)" />
    <path d="M8 28h28l6 8h46v48H8Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M8 28h28l6 8h46v48H8Z" />
    <path d="M48 36v48" />
    <path d="M42 60a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" fill="var(--sheet)" />
    <path d="M46.4 60a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z" />
    <path d="M54 61c8 1 6 8 13 7s6 6 10 6" />
    <clipPath id={`${id}-1`}>
      <path d="M8 72h40v12H8Z" />
    </clipPath>
    <path
      clipPath={`url(#${id}-1)`}
      d="M7.1 57.1L48.9 57.1M7.1 61.7L48.9 61.7M7.1 66.3L48.9 66.3M7.1 70.9L48.9 70.9M7.1 75.5L48.9 75.5M7.1 80.1L48.9 80.1M7.1 84.7L48.9 84.7M7.1 89.3L48.9 89.3M7.1 93.9L48.9 93.9M7.1 98.5L48.9 98.5"
    />
  </>
));
