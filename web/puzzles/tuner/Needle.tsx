import { Lamp } from '../../components/status/Lamp.tsx';
import styles from './Needle.module.css';
import { useWords } from '../../words/use-words.ts';

/** Half the angle of the scale, in degrees. */
const HALF = 48;
const RADIUS = 124;
const CENTRE = 150;
const MARKS = 20;
/** Swing of the needle to each side on a full signal, and how far it trembles near a station, in degrees. */
const SWING = 1.2;
const TREMOR = 1.6;

const point = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`;
};

const angleOf = (mark: number) => -HALF + (2 * HALF * mark) / MARKS;

const SCALE = Array.from(
  { length: MARKS + 1 },
  (_, mark) => `M${point(angleOf(mark), RADIUS)}L${point(angleOf(mark), RADIUS + (mark % 4 === 0 ? 16 : 9))}`,
).join('');
const ARC = `M${point(-HALF, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(HALF, RADIUS)}`;
const STRONG = `M${point(HALF / 2, RADIUS - 7)}A${RADIUS - 7} ${RADIUS - 7} 0 0 1 ${point(HALF - 2, RADIUS - 7)}`;
const FIGURES = [0, 2, 4, 6, 8, 10].map((figure) => {
  const [x, y] = point(angleOf(figure * 2), RADIUS + 27).split(' ');
  return { figure, x, y: Number(y) + 4 };
});

/** Strength of the signal, 0 to 1: the visual equivalent of the sound. */
export function Needle({ signal }: { signal: number }) {
  const words = useWords('game').puzzles.receiver;
  return (
    <div className={`window ${styles.window}`}>
      <span className={styles.label} aria-hidden="true">
        <Lamp state={signal > 0 ? 'on' : 'off'} /> {words.signalLamp}
      </span>
      <svg
        className={styles.dial}
        viewBox="22 -10 256 134"
        preserveAspectRatio="xMidYMax meet"
        role="img"
        aria-label={words.signal(Math.round(signal * 10))}
        fill="none"
        stroke="var(--paper-dim)"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d={ARC + SCALE} />
        <path d={STRONG} stroke="var(--amber)" strokeWidth="7" strokeLinecap="butt" />
        <g
          className={styles.figures}
          stroke="none"
          fill="var(--paper-white)"
          fontFamily="var(--typewriter)"
          fontSize="17"
          textAnchor="middle"
        >
          {FIGURES.map(({ figure, x, y }) => (
            <text key={figure} x={x} y={y}>
              {figure}
            </text>
          ))}
        </g>
        <g
          className={styles.breath}
          style={{ '--swing': `${SWING * signal}deg` }}
          data-alive={signal > 0 || undefined}
        >
          <g
            className={styles.tremor}
            style={{ '--tremor': `${TREMOR}deg` }}
            data-near={(signal > 0 && signal < 1) || undefined}
          >
            <path
              className={styles.needle}
              style={{ '--angle': `${-HALF + 2 * HALF * signal}deg` }}
              d="M150 122L150 22"
              stroke="var(--amber)"
              strokeWidth="3.5"
            />
          </g>
        </g>
      </svg>
    </div>
  );
}
