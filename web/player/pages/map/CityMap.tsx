import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Row, Stack } from '../../../components/layout/layout.tsx';
import { FullView } from '../../../components/overlays/full-view/FullView.tsx';
import { useTypeset } from '../../../components/text/typography.tsx';
import { NotOpened } from '../NotOpened.tsx';
import { postmarkOf } from '../../dates.ts';
import { useMedium, usePageContext } from '../page-context.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './CityMap.module.css';
import { fetchMap, type MapData } from './map-data.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { useInkedWalk, WalkNote } from './Walk.tsx';
import { useWords } from '../../../words/use-words.ts';

/** The city's map, drawn from coordinates, with a text version under it. */
export function CityMap({ data }: { data: string }) {
  const words = useWords('game').pages.map;
  const { state, retry } = useLoaded(useMedium(data) ?? '', fetchMap);
  if (state.status === 'ready') return <MapSheet map={state.value} />;
  if (state.status === 'loading') return <p role="status">{words.loading}</p>;
  return <NotOpened retry={retry}>{words.failed}</NotOpened>;
}

/** Width in pixels at which the smallest word of the sheet is as large as the game's other text. */
const LEGIBLE_WIDTH = 1084;

/** A map whose data is there. */
export function MapSheet({ map }: { map: MapData }) {
  const typeset = useTypeset();
  const words = useWords('game').pages.map;
  const [isOpen, setOpen] = useState(false);
  const { filing } = usePageContext();
  const cancelled = filing?.date ? postmarkOf(filing.city, filing.date) : null;
  const walk = useInkedWalk();
  return (
    <Stack as="figure" gap={3} className={styles.map}>
      <div className={styles.frame} data-enlarged={isOpen || undefined}>
        <MapDrawing map={map} cancelled={cancelled} walk={walk} className={styles.drawing} />
      </div>
      <Button className={styles.key} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.enlarge}
      </Button>
      {isOpen && (
        <FullView title={map.title} legibleWidth={LEGIBLE_WIDTH} onClose={() => setOpen(false)}>
          <MapDrawing map={map} cancelled={cancelled} walk={walk} className={styles.enlarged} />
        </FullView>
      )}
      {walk && <WalkNote />}
      <Margin map={map} />
      <details className={styles.words}>
        <summary>{words.text}</summary>
        {map.text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{typeset(paragraph.trim())}</p>
        ))}
      </details>
      <Row as="figcaption" gap={4} lineGap={1} justify="between" className={styles.source}>
        {map.note ? <span>{typeset(map.note)}</span> : null}
        <span>{map.credit}</span>
      </Row>
    </Stack>
  );
}

/** Text printed in the margin, as HTML, so that it is readable on a phone. */
function Margin({ map }: { map: MapData }) {
  const words = useWords('game').pages.map;
  return (
    <>
      {(map.margin ?? []).map(({ title, lines }) => (
        <aside key={title} className={styles.margin} aria-label={words.margin(title)}>
          <b>{title}</b>
          <Row as="ul" gap={4} lineGap={0} className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Row>
        </aside>
      ))}
    </>
  );
}
