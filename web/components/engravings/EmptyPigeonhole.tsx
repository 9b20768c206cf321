import { defineEngraving } from './define-engraving.tsx';
import { Pigeonhole } from './Pigeonhole.tsx';
import { PaperSheet, Tint } from './strokes.tsx';

/** In the upper corner. */
const COBWEB =
  'M26 13L56 25M26 13L47 40M26 13L33 48M48 13Q46 22 45 21Q38 27 36 26Q31 34 29 33M60 13Q55 27 52 27Q45 36 41 37Q35 44 31 44';

export const EmptyPigeonhole = defineEngraving({ viewBox: '0 0 122 96', stroke: 2 }, () => (
  <>
    <Tint d="M6 5h110v82h-110Z" by={[4, 4]} />
    <PaperSheet d="M6 5h110v82h-110Z" />
    <Pigeonhole at={[26, 13]} />
    <path d="M16 13v66M106 13v66" strokeDasharray="1 5" />
    <PaperSheet d="M26 13h-1v36Z" />
    <path d={COBWEB} stroke="var(--sheet)" strokeWidth={4.5} />
    <path d={COBWEB} strokeWidth={1.2} />
    <PaperSheet d="M43 75h36v9h-36Z" />
    <path d="M55 79.500h12" />
  </>
));
