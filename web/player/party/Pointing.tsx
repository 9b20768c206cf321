import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { showMark } from '../../api/party-calls.ts';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { type Mark, MARK_MS } from '../../state/client-state.ts';
import { useClientState } from '../../state/store.ts';
import { useWords } from '../../words/use-words.ts';
import { useShownStatus } from '../story.ts';
import { memberName } from './people.ts';
import { shownPlace } from './pictures.ts';
import styles from './Pointing.module.css';
import { usePointing } from './use-pointing.ts';

interface PointedProps {
  /** « documents/slug », « messages/slug » or « step/name ». */
  readonly paper: string;
  /** The element whose pictures these are. */
  readonly surface: () => Element | null;
}

/** What the telephones of a party point at on a paper: a place is marked for ten seconds, with a name. */
function Pointed({ paper, surface }: PointedProps) {
  const words = useWords('beside').party.signs;
  const party = useShownStatus()?.party;
  const isLive = useClientState(({ live }) => live !== null);
  const marks = useClientState(({ live }) => live?.marks);
  const [own, setOwn] = useState<Mark | null>(null);
  usePointing(isLive && Boolean(party), surface, (place) => {
    setOwn({ member: party?.me ?? 0, paper, ...place });
    void showMark({ paper, ...place });
  });
  useEffect(() => {
    if (!own) return undefined;
    const timer = setTimeout(() => setOwn(null), MARK_MS);
    return () => clearTimeout(timer);
  }, [own]);
  const shown = [...(marks ?? []), ...(own ? [own] : [])].filter((mark) => mark.paper === paper);
  return (
    <>
      <Spoken>{own ? words.pointed : ''}</Spoken>
      {shown.map((mark) => (
        <MarkSign key={mark.member} mark={mark} surface={surface} />
      ))}
    </>
  );
}

/** A paper on whose pictures one points. */
export function Pointing({ paper, children }: { readonly paper: string; readonly children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const party = useShownStatus()?.party;
  if (!party) return children;
  return (
    <div ref={container} className={styles.pointing}>
      {children}
      <Pointed paper={paper} surface={() => container.current} />
    </div>
  );
}

const pictureKeys = (): Element | null => document.querySelector('[data-picture-keys]');

/** The same for the pictures of a step’s instrument, which stands elsewhere on the screen. */
export const PointingAtStep = ({ step }: { readonly step: string }) => (
  <Pointed paper={`step/${step}`} surface={pictureKeys} />
);

interface MarkSignProps extends Pick<PointedProps, 'surface'> {
  readonly mark: Mark;
}

/** Beside an edge of the screen the name stands on the other side. */
const EDGE = 0.25;

/** A ring with a name, which stays on its place while the paper scrolls or grows. */
function MarkSign({ mark, surface }: MarkSignProps) {
  const { somebody } = useWords('beside').party;
  const party = useShownStatus()?.party;
  const sign = useRef<HTMLParagraphElement>(null);
  /** An enlarged view lies above the page: marks stand on it. */
  const [view, setView] = useState<Element | null>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const paper = surface();
      const shown = paper && shownPlace(paper, mark);
      if (shown) setView(shown.view);
      if (!sign.current) return;
      const { style, dataset } = sign.current;
      style.visibility = shown ? 'visible' : 'hidden';
      if (!shown) return;
      style.left = `${shown.x}px`;
      style.top = `${shown.y}px`;
      const share = shown.x / innerWidth;
      dataset.edge = share < EDGE ? 'start' : share > 1 - EDGE ? 'end' : '';
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [mark, surface]);
  return createPortal(
    <p ref={sign} className={styles.mark} aria-hidden="true">
      <span>{typeset(party ? memberName(party, mark.member, somebody) : somebody)}</span>
    </p>,
    view ?? document.body,
  );
}
