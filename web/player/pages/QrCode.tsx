import { useMemo } from 'react';
import { encode } from 'uqr';
import { useWords } from '../../words/use-words.ts';

function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1Z`] : [])));
  return { path: path.join(''), size };
}

export function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const words = useWords('game').pages;
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.qrCode}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="var(--ink)" />
    </svg>
  );
}
