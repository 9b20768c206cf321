import { defineEngraving } from './define-engraving.tsx';

/** Bulle de message pliée comme une enveloppe. */
export const SpeechEnvelope = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
  <>
    <path d="M10 16L48 46L86 16Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M10 16h76v50H46L26 84V66H10Z" />
    <path d="M10 16L48 46L86 16" />
    <path d="M10 66L36 36.6M86 66L60 36.6" />
    <clipPath id={`${id}-1`}>
      <path d="M86 66L60 36.6L86 16Z" />
    </clipPath>
    <path
      clipPath={`url(#${id}-1)`}
      d="M42.1 10.1L103.9 10.1M42.1 15.1L103.9 15.1M42.1 20.1L103.9 20.1M42.1 25.1L103.9 25.1M42.1 30.1L103.9 30.1M42.1 35.1L103.9 35.1M42.1 40.1L103.9 40.1M42.1 45.1L103.9 45.1M42.1 50.1L103.9 50.1M42.1 55.1L103.9 55.1M42.1 60.1L103.9 60.1M42.1 65.1L103.9 65.1M42.1 70.1L103.9 70.1"
    />
  </>
));
