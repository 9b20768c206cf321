import { defineEngraving } from './define-engraving.tsx';

/** Poste de radio, antenne déployée. */
export const Receiver = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
  <>
    <path d="M10 38h76v42H10Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M8 36h80v44H8Z" fill="var(--sheet)" />
    <path
      d="M19 58a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z"
      transform="translate(2.5 2.5)"
      fill="var(--tint)"
      stroke="none"
    />
    <path d="M16 80v5h12v-5M68 80v5h12v-5" />
    <path d="M24 36v-6h30v6" />
    <path d="M70 36L80 10" />
    <path d="M77.6 8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z" fill="var(--ink)" />
    <path d="M70 6a11 11 0 0 0 3 12M62 2a20 20 0 0 0 5 20" />
    <path d="M19 58a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z" />
    <path d="M34 58L42 48" />
    <path d="M31.8 58a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z" />
    <path d="M24.2 63L20.6 64.8" />
    <path d="M23.2 55.7L19.3 54.9" />
    <path d="M27 49.5L24.5 46.4" />
    <path d="M33.9 47L33.9 43" />
    <path d="M40.9 49.4L43.3 46.3" />
    <path d="M44.7 55.6L48.6 54.7" />
    <path d="M43.9 62.9L47.4 64.6" />
    <path d="M58 46h22M58 52h22M58 58h22" />
    <path d="M58.4 69a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z" />
    <path d="M72.4 69a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z" />
    <path d="M62 66v3M76 69l2.6-2.4" />
  </>
));
