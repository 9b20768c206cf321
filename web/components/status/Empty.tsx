import { Row } from '../layout/layout.tsx';
import styles from './Empty.module.css';
import { typeset } from '../text/typography.tsx';
import { defineEngraving } from '../engravings/define-engraving.tsx';
import { PaperSheet, Tint, Hatch, type Corner } from '../engravings/strokes.tsx';

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

interface EmptyProps {
  readonly children: string;
  /** A comment in the Company's voice. */
  readonly more?: string;
}

export function Empty({ children, more }: EmptyProps) {
  return (
    <Row gap={5} lineGap={3} align="center" className={styles.empty} role="status">
      <EmptyPigeonhole className={styles.picture} />
      <div className={styles.words}>
        <p>{typeset(children)}</p>
        {more && <p>{typeset(more)}</p>}
      </div>
    </Row>
  );
}
