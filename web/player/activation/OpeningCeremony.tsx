import { useEffect } from 'react';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { Stamp } from '../../components/papers/Stamp.tsx';
import { setState } from '../../state/store.ts';
import { postmarkOf } from '../dates.ts';
import type { PlayerStory } from '../story.ts';
import styles from './OpeningCeremony.module.css';
import { useWords } from '../../words/use-words.ts';

/** Equal to `--opening` in the style sheet. */
const OPENING_MS = 3000;

const end = () => setState({ opening: false });

/** Ends after its time, on a touch and on any key. */
function useEnd(): void {
  useEffect(() => {
    const timer = setTimeout(end, OPENING_MS);
    // Deferred until the key has had its own effect; else Tab would leave the tutorial, which takes the focus
    // next.
    const onKey = () => void setTimeout(end);
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}

/** Diagonal strokes on the lining of the flap and the back, as on the picture of the letter. */
const LINING = Array.from({ length: 15 }, (_, index) => `M${index * 24 - 30} 122L${index * 24 + 50} 8`).join(
  '',
);

function Sheets({ city }: { readonly city: string }) {
  const [name, address] = useWords('game').hub.address;
  return (
    <svg viewBox="0 0 300 320" className={styles.sheets} aria-hidden="true" focusable="false">
      <clipPath id="opening-flap">
        <path d="M0 122L150 8L300 122Z" />
      </clipPath>
      <g className={styles.opened}>
        <path d="M0 122L150 8L300 122Z" className={styles.inside} />
        <path d={LINING} clipPath="url(#opening-flap)" className={styles.lining} />
      </g>
      <path d="M1 121H299V319H1Z" className={styles.inside} />
      <g className={styles.letter}>
        <path d="M20 26H280V220H20Z" className={styles.paper} />
        <text x={36} y={58}>
          {name}
        </text>
        <text x={36} y={82}>
          {address}
        </text>
        <text x={36} y={106} className={styles.city}>
          {city.toLocaleUpperCase('fr')}
        </text>
        <path d="M36 132H200M36 148H230M36 164H214" />
      </g>
      <path d="M1 121V319H299V121L150 226Z" className={styles.envelope} />
      <path d="M1 319L122 206M299 319L178 206" />
      <g className={styles.flap}>
        <path d="M1 121H299L158 232Q150 238 142 232Z" className={styles.envelope} />
        <path
          className={styles.wax}
          d="M150 208c6-5 11 0 14 2 6 0 6 6 8 9 5 5 2 10 0 13 0 6-5 8-10 10-5 5-10 3-13 1-6 2-11 0-13-5-6-1-8-6-6-11-3-3-2-10 3-13 2-6 8-8 17-6Z"
        />
      </g>
    </svg>
  );
}

/**
 * Decorative animation after the activation: the envelope opens, the letter slides out and is stamped. It
 * lies over the desk, which is already usable by keyboard and screen reader, and ends at the first touch.
 */
export function OpeningCeremony({ status, view }: PlayerStory) {
  useEnd();
  const [tile] = view.tiles;
  return (
    <div className={styles.ceremony} aria-hidden="true" data-opening onClick={end}>
      <div className={styles.scene}>
        <Sheets city={view.city.name} />
        {tile && <Stamp className={styles.stamp} picture={tile.id} label="" />}
        <Postmark className={styles.mark} {...postmarkOf(view.city, status.startDate)} />
      </div>
    </div>
  );
}
