import { defineEngraving } from './define-engraving.tsx';

/** Compteur à quatre molettes. */
export const Counter = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
  <>
    <path d="M8 34h80v34H8Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M8 30h80v38H8Z" />
    <path d="M14 68v8h68v-8" />
    <path d="M20 76v6M76 76v6" />
    <path d="M13 35h16v28h-16Z" fill="var(--sheet)" />
    <path d="M13 39h16M13 59h16" />
    <path d="M6 14V0L0 9.5H8" transform="translate(17.4 42.6) scale(0.9)" vectorEffect="non-scaling-stroke" />
    <path d="M15 30v-8c0-3 12-3 12 0v8M19 20.6v9M23 20.6v9" />
    <path d="M31 35h16v28h-16Z" fill="var(--sheet)" />
    <path d="M31 39h16M31 59h16" />
    <path
      d="M4 0C7 0 8 3 8 7S7 14 4 14 0 11 0 7 1 0 4 0Z"
      transform="translate(35.4 42.6) scale(0.9)"
      vectorEffect="non-scaling-stroke"
    />
    <path d="M33 30v-8c0-3 12-3 12 0v8M37 20.6v9M41 20.6v9" />
    <path d="M49 35h16v28h-16Z" fill="var(--sheet)" />
    <path d="M49 39h16M49 59h16" />
    <path d="M0 0H8L3 14" transform="translate(53.4 42.6) scale(0.9)" vectorEffect="non-scaling-stroke" />
    <path d="M51 30v-8c0-3 12-3 12 0v8M55 20.6v9M59 20.6v9" />
    <path d="M67 35h16v28h-16Z" fill="var(--sheet)" />
    <path d="M67 39h16M67 59h16" />
    <path
      d="M0 3L4 0V14M0 14H8"
      transform="translate(71.4 42.6) scale(0.9)"
      vectorEffect="non-scaling-stroke"
    />
    <path d="M69 30v-8c0-3 12-3 12 0v8M73 20.6v9M77 20.6v9" />
  </>
));
