import { useEffect, useRef, useState } from 'react';
import type { Telephone } from '../use-telephone.ts';
import styles from './Phone.module.css';

const WIDTH = 390;
const HEIGHT = 844;

/** A telephone as large as its place allows, and in it the player's site as wide as on a real one. */
export function Phone({ city, telephone }: { readonly city: string; readonly telephone: Telephone }) {
  const { frame, address, keep } = telephone;
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place);
  const [first] = useState(address);
  useEffect(() => {
    // The frame says nothing of the screens that its own links open.
    const timer = setInterval(keep, 1000);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
    };
  });
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.body} style={{ '--scale': scale }}>
        <iframe
          key={city}
          ref={frame}
          className={styles.screen}
          src={first}
          width={WIDTH}
          height={HEIGHT}
          title="Téléphone du joueur"
          onLoad={keep}
        />
      </div>
    </div>
  );
}

/** How much smaller than life it must be. */
function useScale(place: React.RefObject<HTMLDivElement | null>): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const bezel = 20;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setScale(Math.min(1, (width - bezel) / WIDTH, Math.max(0.5, (height - bezel) / HEIGHT)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return scale;
}
