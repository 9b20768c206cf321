import type { TileId } from '../../../engine/public.ts';
import { type Engraving, defineEngraving } from './define-engraving.tsx';

const Footprints = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
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

const SurveyMark = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
  <>
    <path
      d="M21 48a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z"
      transform="translate(3 3)"
      fill="var(--tint)"
      stroke="none"
    />
    <path d="M13 48a35 35 0 1 0 70 0a35 35 0 1 0 -70 0Z" />
    <path d="M21 48a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z" />
    <path d="M48 4v17M48 75v17M4 48h17M75 48h17" />
    <path d="M78.4 54L82.3 54.8" />
    <path d="M76.6 59.9L80.3 61.4" />
    <path d="M73.8 65.2L77.1 67.4" />
    <path d="M69.9 69.9L72.7 72.7" />
    <path d="M65.2 73.8L67.4 77.1" />
    <path d="M59.9 76.6L61.4 80.3" />
    <path d="M54 78.4L54.8 82.3" />
    <path d="M42 78.4L41.2 82.3" />
    <path d="M36.1 76.6L34.6 80.3" />
    <path d="M30.8 73.8L28.6 77.1" />
    <path d="M26.1 69.9L23.3 72.7" />
    <path d="M22.2 65.2L18.9 67.4" />
    <path d="M19.4 59.9L15.7 61.4" />
    <path d="M17.6 54L13.7 54.8" />
    <path d="M17.6 42L13.7 41.2" />
    <path d="M19.4 36.1L15.7 34.6" />
    <path d="M22.2 30.8L18.9 28.6" />
    <path d="M26.1 26.1L23.3 23.3" />
    <path d="M30.8 22.2L28.6 18.9" />
    <path d="M36.1 19.4L34.6 15.7" />
    <path d="M42 17.6L41.2 13.7" />
    <path d="M54 17.6L54.8 13.7" />
    <path d="M59.9 19.4L61.4 15.7" />
    <path d="M65.2 22.2L67.4 18.9" />
    <path d="M69.9 26.1L72.7 23.3" />
    <path d="M73.8 30.8L77.1 28.6" />
    <path d="M76.6 36.1L80.3 34.6" />
    <path d="M78.4 42L82.3 41.2" />
    <path d="M63 35C59 50 53 61 44 61 36 61 32 55 32 48S36 35 44 35C54 35 57 58 65 61M67 35C63 50 56 61 44 61M44 35C56 35 60 57 69 60" />
    <path d="M63 35h4M65 61l4-1" />
  </>
));

const Receiver = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
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

const Counter = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
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

const SpeechEnvelope = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
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

const SealedLetter = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
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

const PunchedCard = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
  <>
    <path d="M26 14H86V82H10V30Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M26 14H86V82H10V30Z" />
    <path d="M10 24V30" />
    <path d="M20 38h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M30 38h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M50 38h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M70 38h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M40 48h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M50 48h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M60 48h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M20 58h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M40 58h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M70 58h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M30 68h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M50 68h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M60 68h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M70 68h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M34 22h44M34 29h28" />
  </>
));

const Nib = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
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

const Lantern = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
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

const Folder = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, (id) => (
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

/** Picture of each kind of stamp. */
export const tileEngravings: Readonly<Record<TileId, Engraving>> = {
  alpha: SurveyMark,
  code: Counter,
  sms: SpeechEnvelope,
  'last-sms': SpeechEnvelope,
  frequencies: Receiver,
  'secret-app': PunchedCard,
  trail: Footprints,
  credits: Nib,
  analyser: Receiver,
  final: PunchedCard,
  aside: Lantern,
  messages: SealedLetter,
  documents: Folder,
};
