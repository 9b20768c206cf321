import { defineEngraving } from './define-engraving.tsx';

/** Lanterne de ronde. */
export const Lantern = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
  <>
    <path d="M33 36h30l4 38H29Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M33 20C33 4 63 4 63 20" />
    <path d="M38 20h20l7 12H31Z" />
    <path d="M33 32L29 74h38L63 32" />
    <path d="M25 74h46v9H25Z" />
    <path d="M41 32L39 74M55 32L57 74M31 53h34" />
    <path d="M48 66C41 62 43 54 48 46 53 54 55 62 48 66Z" fill="var(--sheet)" />
    <path d="M48 66v-7" />
    <path d="M14 38L20 41M10 54h8M14 70L20 67M82 38L76 41M86 54h-8M82 70L76 67" />
  </>
));
