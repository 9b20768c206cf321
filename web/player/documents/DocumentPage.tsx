import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { cameFrom } from '../../components/actions/Link.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { playHand } from '../../state/device/sounds.ts';
import { PaperElsewhere } from '../hands/PaperElsewhere.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import { useStory } from '../story.ts';
import { pin, usePinned, useTable } from '../table/pinned.ts';
import styles from './DocumentPage.module.css';
import { useWords } from '../../words/use-words.ts';

interface PinKeyProps {
  readonly code: string;
  readonly slug: string;
}

/** Where there is room, a document can lie beside the screen from which it was opened. */
function PinKey({ code, slug }: PinKeyProps) {
  const words = useWords('game').documents;
  const isPinned = usePinned(code) === slug;
  const navigate = useNavigate();
  const from = cameFrom(useLocation().state);
  if (!useTable()) return null;
  const onPin = () => {
    pin(code, slug);
    void (from === null ? navigate('/document') : navigate(-1));
  };
  return (
    <Button className="button--small" onClick={isPinned ? () => pin(code, null) : onPin}>
      {isPinned ? words.unpin : words.pin}
    </Button>
  );
}

/** Which way the papers were turned to come to this one; undefined for the first. */
function useTurn(index: number): 'on' | 'back' | undefined {
  const [last, setLast] = useState<{ index: number; turn?: 'on' | 'back' }>({ index });
  if (last.index === index) return last.turn;
  const turn = index > last.index ? 'on' : 'back';
  setLast({ index, turn });
  return turn;
}

/** One document, with links to the previous and the next one. */
export function DocumentPage() {
  const words = useWords('game').documents;
  const { slug } = useParams();
  const state: unknown = useLocation().state;
  const { status, view } = useStory();
  const index = view.documents.findIndex((entry) => entry.slug === slug);
  const shown = view.documents[index];
  const turn = useTurn(index);
  useEffect(() => playHand('paper'), [slug]);
  if (!shown) {
    const held = view.hands?.documents.find((entry) => entry.slug === slug);
    return <PaperElsewhere paper={held} screen={words.title} back="/document" />;
  }
  const previous = view.documents[index - 1];
  const next = view.documents[index + 1];
  return (
    <Screen
      title={words.title}
      back="/document"
      end={
        <Row gap={3} align="center">
          <PinKey code={status.code} slug={shown.slug} />
          <span>{words.place(index + 1, view.documents.length)}</span>
        </Row>
      }
      className={styles.room}
    >
      <div key={shown.slug} className={styles.sheet} data-turn={turn}>
        <DocumentSheet status={status} view={view} document={shown} />
      </div>
      {(previous ?? next) && (
        <nav className={styles.pages} aria-label={words.others}>
          {previous && (
            <ButtonLink to={`/document/${previous.slug}`} state={state} replace rel="prev">
              {typeset(`‹\u00A0${previous.title}`)}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={`/document/${next.slug}`} state={state} replace rel="next">
              {typeset(`${next.title}\u00A0›`)}
            </ButtonLink>
          )}
        </nav>
      )}
    </Screen>
  );
}
