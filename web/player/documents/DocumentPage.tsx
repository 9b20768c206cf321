import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { playHand } from '../../state/device/sounds.ts';
import { PaperElsewhere } from '../hands/PaperElsewhere.tsx';
import { PageContent } from '../pages/PageContent.tsx';
import { Pointing } from '../party/Pointing.tsx';
import { useStory } from '../story.ts';
import { useOpened } from '../use-opened.ts';
import styles from './DocumentPage.module.css';
import { useWords } from '../../words/use-words.ts';

/** One document, with links to the previous and the next one. */
export function DocumentPage() {
  const words = useWords('game').documents;
  const { slug } = useParams();
  const state: unknown = useLocation().state;
  const { status, view } = useStory();
  const index = view.documents.findIndex((entry) => entry.slug === slug);
  const shown = view.documents[index];
  useOpened('documents', shown);
  useEffect(() => playHand('paper'), [slug]);
  if (!shown) {
    const held = view.hands?.documents.find((entry) => entry.slug === slug);
    return <PaperElsewhere paper={held} screen={words.title} back="/document" />;
  }
  const filing = {
    city: view.city,
    piece: shown.piece,
    letter: view.city.reference ?? status.code,
    date: status.startDate,
  };
  const previous = view.documents[index - 1];
  const next = view.documents[index + 1];
  return (
    <Screen
      title={words.title}
      back="/document"
      end={words.place(index + 1, view.documents.length)}
      className={styles.room}
    >
      <Pointing paper={`documents/${shown.slug}`}>
        <PageContent
          key={shown.slug}
          kind="document"
          page={shown.page}
          infos={status.infos[shown.slug]}
          filing={filing}
          stamp={shown.stamp}
          title={shown.title}
          code={status.code}
        />
      </Pointing>
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
