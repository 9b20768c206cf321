import {
  Children,
  createContext,
  isValidElement,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { SoundAddresses } from '../../../engine/puzzles/shared/sounds.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { useTypeset } from '../../components/text/typography.tsx';
import { createRadioPlayer, type RadioPlayer } from '../../state/device/radio-player.ts';
import { useWords } from '../../words/use-words.ts';
import { clockTime, startTimes } from '../dates.ts';
import { withBarsRead } from './Blackened.tsx';
import { infoNumbers, usePageContext } from './page-context.ts';
import styles from './Transcript.module.css';

/** Start and length of a line in seconds, and whether it is the one being heard. */
interface Segment {
  readonly start: number;
  readonly seconds: number;
  readonly isHeard: boolean;
}

const SegmentContext = createContext<Segment | null>(null);

/**
 * A call, line by line. The status has the length of each line; the start times are computed from them. Its sound, if
 * it has one, lasts as long as the lines, and marks the one that is heard.
 */
export function Transcript({ sound, children }: { readonly sound?: string; readonly children?: ReactNode }) {
  const { infos, media } = usePageContext();
  const [second, setSecond] = useState<number | null>(null);
  const segments = infoNumbers(infos, 'segments');
  const starts = startTimes(segments);
  const lines = Children.toArray(children).filter(isValidElement);
  const heard = second === null ? -1 : starts.findLastIndex((start) => start <= second);
  const ogg = media[`${sound}.ogg`];
  const mp3 = media[`${sound}.mp3`];
  return (
    <>
      {ogg !== undefined && mp3 !== undefined && (
        <CallSound
          sound={{ ogg, mp3 }}
          seconds={segments.reduce((sum, length) => sum + length, 0)}
          hear={setSecond}
        />
      )}
      <ol className={styles.transcript}>
        {lines.map((line, index) => (
          <SegmentContext
            key={index}
            value={
              segments[index] === undefined
                ? null
                : { start: starts[index] ?? 0, seconds: segments[index], isHeard: index === heard }
            }
          >
            {line}
          </SegmentContext>
        ))}
      </ol>
    </>
  );
}

interface CallSoundProps {
  readonly sound: SoundAddresses;
  readonly seconds: number;
  /** Tells which second is heard; null when nothing is. */
  readonly hear: (second: number | null) => void;
}

/** Plays a call once. Without audio its lines run along by the clock. */
function CallSound({ sound, seconds, hear }: CallSoundProps) {
  const words = useWords('game').pages.sound;
  const player = useRef<RadioPlayer>(null);
  const [playing, setPlaying] = useState(false);
  const [silent, setSilent] = useState(false);
  useEffect(() => () => player.current?.stop(), []);
  const stop = () => {
    player.current?.stop();
    setPlaying(false);
    hear(null);
  };
  const listen = () => {
    setSilent(false);
    setPlaying(true);
    player.current = createRadioPlayer({
      position: (share) => hear(share * seconds),
      ended: stop,
      silent: () => setSilent(true),
    });
    player.current.play({ sound, seconds });
  };
  return (
    <div className={styles.call}>
      <Button onClick={playing ? stop : listen}>{playing ? words.stop : words.play}</Button>
      <p role="status" className={silent ? undefined : 'visually-hidden'}>
        {silent && words.silent}
      </p>
    </div>
  );
}

export function Line({ voice, children }: { readonly voice: string; readonly children?: ReactNode }) {
  const segment = useContext(SegmentContext);
  const typeset = useTypeset();
  const isHeard = segment?.isHeard ?? false;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Stays where it is read already: only a line out of sight moves the page.
    if (isHeard) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isHeard]);
  return (
    <Row
      as="li"
      ref={line}
      gap={3}
      lineGap={0}
      align="start"
      className={styles.line}
      aria-current={isHeard || undefined}
    >
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
