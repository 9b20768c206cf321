import { defineEngraving } from '../../components/engravings/define-engraving.tsx';
import { Hatch, PaperSheet, Tint } from '../../components/engravings/strokes.tsx';

const RIM = 'M69 80a47 47 0 1 0 94 0a47 47 0 1 0 -94 0Z';
const LENS = 'M74 80a42 42 0 1 0 84 0a42 42 0 1 0 -84 0Z';

/** Waves of the cancellation; under the lens they become a fingerprint. */
const WAVES = [46, 54, 62, 70, 78, 86].map((y) => `M22 ${y}${'q4.5 -7 9 0t9 0'.repeat(9)}`).join('');

/** One ridge of the fingerprint: an arch, wider and higher by the same steps each time. */
function ridge(turn: number): string {
  const wide = 4.6 * turn;
  const foot = 5.1 * turn;
  const top = 80 - 5.4 * turn;
  const arch = `C${113 - wide} ${top} ${119 + wide} ${top} ${119 + wide} 86`;
  return `M${113 - foot} ${122 + 1.5 * turn}C${111 - 4.6 * turn} 102 ${113 - wide} 88 ${113 - wide} 84${arch}C${119 + wide} 98 ${120 + wide} 108 ${118 + wide} 128`;
}

const FINGERPRINT = Array.from({ length: 11 }, (_, turn) => ridge(turn)).join('');

function Cover() {
  return (
    <g transform="rotate(-5 120 90)">
      <Tint d="M16 22h170v112h-170Z" by={[4, 4]} />
      <PaperSheet d="M16 22h170v112h-170Z" />
      <path d="M30 100h38M30 110h30M30 120h44" />
      <PaperSheet d="M142 32h34v40h-34Z" />
      <path d="M147 37h24v30h-24Z" />
      <path d={WAVES} />
    </g>
  );
}

function Handle() {
  return (
    <g transform="translate(116 80) rotate(42)">
      <PaperSheet d="M47 -5h12v10h-12Z" />
      <path d="M59 -8h58c8 0 8 16 0 16h-58Z" fill="var(--accent)" />
      <path d="M66 -8v16M73 -8v16" />
      <Hatch d="M76 0h44v8h-44Z" at={[98, 4]} reach={24} gap={3.6} />
    </g>
  );
}

export const Resolve = defineEngraving(
  {
    viewBox: '0 0 240 180',
    stroke: 2,
  },
  (id) => (
    <>
      <Cover />
      <Tint d={RIM} by={[4, 4]} />
      <PaperSheet d={RIM} />
      <clipPath id={id}>
        <path d={LENS} />
      </clipPath>
      <path clipPath={`url(#${id})`} d={FINGERPRINT} strokeDasharray="34 4 60 4 22 4" />
      <path d={RIM} />
      <path d={LENS} />
      <path d="M84 62C88 52 96 46 104 43" stroke="var(--sheet)" />
      <Handle />
    </>
  ),
);
