import type { DocumentView } from '../../../engine/public.ts';
import { PageContent } from '../pages/PageContent.tsx';
import { Pointing } from '../party/Pointing.tsx';
import type { PlayerStory } from '../story.ts';
import { useOpened } from '../use-opened.ts';

interface DocumentSheetProps extends PlayerStory {
  readonly document: DocumentView;
}

/** A document on its sheet of paper: on its own screen, or beside another one. */
export function DocumentSheet({ status, view, document }: DocumentSheetProps) {
  useOpened('documents', document);
  const filing = {
    city: view.city,
    piece: document.piece,
    letter: view.city.reference ?? status.code,
    date: status.startDate,
  };
  return (
    <Pointing paper={`documents/${document.slug}`}>
      <PageContent
        key={document.slug}
        kind="document"
        page={document.page}
        infos={status.infos[document.slug]}
        filing={filing}
        stamp={document.stamp}
        title={document.title}
        code={status.code}
      />
    </Pointing>
  );
}
