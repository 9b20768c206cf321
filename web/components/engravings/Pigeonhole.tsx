import { Hatch, type Corner } from './strokes.tsx';

/** A hole of the sorting rack seen from the front: opening, back, two shaded sides. 70 by 60. */
export function Pigeonhole({ at: [x, y] }: { readonly at: Corner }) {
  const back = 'M12 12h46v40h-46Z';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0h70v60h-70Z${back}M0 0l12 12M70 0l-12 12M0 60l12 -8M70 60l-12 -8`} />
      <Hatch d="M0 0l12 12v40l-12 8Z" at={[35, 30]} reach={36} gap={3.6} angle={90} />
      <Hatch d="M0 0h70l-12 12h-46Z" at={[35, 8]} reach={36} gap={3.6} />
      <Hatch d={back} at={[35, 32]} reach={31} gap={4} angle={45} />
    </g>
  );
}
