import { useEffect, useRef, useState } from 'react';
import type { Telephone } from '../use-telephone.ts';
import styles from './Phone.module.css';

const WIDTH = 390;
const HEIGHT = 844;

/** The player's site in a frame of a phone's width, scaled to the available room. */
export function Phone({ city, telephone }: { readonly city: string; readonly telephone: Telephone }) {
  const { frame, address, saveAddress } = telephone;
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place);
  const [first] = useState(address);
  useEffect(() => {
    // The frame sends no event when its own links navigate.
    const timer = setInterval(saveAddress, 1000);
    window.addEventListener('pagehide', saveAddress);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', saveAddress);
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
          onLoad={saveAddress}
        />
      </div>
    </div>
  );
}

/** Scale that fits the phone into its place. */
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
