import { Children, createContext, isValidElement, useContext, type ReactNode } from 'react';
import { Row } from '../../components/layout/layout.tsx';
import { useTypeset } from '../../components/text/typography.tsx';
import { clockTime, startTimes } from '../dates.ts';
import { withBarsRead } from './Blackened.tsx';
import { infoNumbers, usePageContext } from './page-context.ts';
import styles from './Transcript.module.css';

/** Start and length of a line, in seconds. */
const SegmentContext = createContext<{ readonly start: number; readonly seconds: number } | null>(null);

/** A call, line by line. The status has the length of each line; the start times are computed from them. */
export function Transcript({ children }: { readonly children?: ReactNode }) {
  const segments = infoNumbers(usePageContext().infos, 'segments');
  const starts = startTimes(segments);
  const lines = Children.toArray(children).filter(isValidElement);
  return (
    <ol className={styles.transcript}>
      {lines.map((line, index) => (
        <SegmentContext
          key={index}
          value={
            segments[index] === undefined ? null : { start: starts[index] ?? 0, seconds: segments[index] }
          }
        >
          {line}
        </SegmentContext>
      ))}
    </ol>
  );
}

export function Line({ voice, children }: { readonly voice: string; readonly children?: ReactNode }) {
  const segment = useContext(SegmentContext);
  const typeset = useTypeset();
  return (
    <Row as="li" gap={3} lineGap={0} align="start" className={styles.line}>
      {segment ? (
        <span className={styles.time}>
          <time>{clockTime(segment.start)}</time>{' '}
          <span className={styles.length}>{typeset(`${segment.seconds} s`)}</span>
        </span>
      ) : null}
      <div className={styles.said}>
        <b className={styles.voice}>{voice}</b>
        <div>{typeof children === 'string' ? withBarsRead(typeset(children)) : children}</div>
      </div>
    </Row>
  );
}
