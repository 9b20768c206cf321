import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { t } from '../../../components/typography.tsx';
import { NotOpened } from '../NotOpened.tsx';
import { postmarkDate } from '../../dates.ts';
import { infoNumbers, useMedium, usePageContext } from '../page-context.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './CityMap.module.css';
import { isMapData, type MapData } from './map-data.ts';
import { MapDrawing } from './MapDrawing.tsx';

async function fetchMap(address: string): Promise<MapData> {
  if (!address) throw new Error('The page names no such map');
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`The map answered ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isMapData(data)) throw new TypeError('The map is not one');
  return data;
}

/** The city's map, drawn from its coordinates, with the same map in words under it. */
export function CityMap({ data }: { data: string }) {
  const { state, retry } = useLoaded(useMedium(data) ?? '', fetchMap);
  if (state.status === 'ready') return <Sheet map={state.value} />;
  if (state.status === 'loading') return <p role="status">Le plan se déplie…</p>;
  return <NotOpened retry={retry}>Le plan ne s’ouvre pas : vérifiez votre connexion.</NotOpened>;
}

const ZOOMS = [1, 1.75, 2.75, 4] as const;

function Sheet({ map }: { map: MapData }) {
  const [zoom, setZoom] = useState(0);
  const frame = useZoomedFrame(map, zoom);
  const { filing } = usePageContext();
  const cancelled = filing?.date ? { city: `${filing.city} R.P.`, ...postmarkDate(filing.date) } : null;
  return (
    <figure className={styles.map}>
      <div className={styles.frame} ref={frame} tabIndex={0} role="region" aria-label="Plan, à faire glisser une fois agrandi">
        <div style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}>
          <MapDrawing map={map} cancelled={cancelled} className={styles.drawing} />
        </div>
      </div>
      <div className={styles.keys} role="group" aria-label="Taille du plan">
        <Button held={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          Réduire
        </Button>
        <Button held={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          Agrandir
        </Button>
      </div>
      <Margin map={map} />
      <figcaption className={styles.source}>
        {map.note ? <span>{t(map.note)}</span> : null}
        <span>{map.credit}</span>
      </figcaption>
      <details className={styles.words}>
        <summary>Le plan en toutes lettres</summary>
        {map.text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{t(paragraph.trim())}</p>
        ))}
      </details>
    </figure>
  );
}

/** When the sheet grows, what was in the middle stays there; at first that is the centre the city gives. */
function useZoomedFrame(map: MapData, zoom: number) {
  const frame = useRef<HTMLDivElement>(null);
  const middle = useRef(useCentre(map));
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2;
    const remember = () => {
      if (box.scrollWidth <= box.clientWidth) return;
      middle.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      };
    };
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, [zoom]);
  return frame;
}

/** The centre told by the status, as shares of the sheet. */
function useCentre({ bounds }: MapData): { x: number; y: number } {
  const [latitude, longitude] = infoNumbers(usePageContext().infos, 'center');
  if (latitude === undefined || longitude === undefined) return { x: 0.5, y: 0.5 };
  return { x: (longitude - bounds.west) / (bounds.east - bounds.west), y: (bounds.north - latitude) / (bounds.north - bounds.south) };
}

/** What is printed in the margin: type of its own, so that it stays readable on a phone. */
function Margin({ map }: { map: MapData }) {
  return (
    <>
      {(map.margin ?? []).map(({ title, lines }) => (
        <aside key={title} className={styles.margin} aria-label={`En marge : ${title}`}>
          <b>{title}</b>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </aside>
      ))}
    </>
  );
}
