import { Suspense, useEffect, useMemo } from 'react';
import { Screen } from '../../../components/screen/Screen.tsx';
import { readAnswerDraft, writeDraft } from '../../../state/device/drafts.ts';
import { isPenElsewhere } from '../../../state/party/party.ts';
import { useClientState } from '../../../state/store.ts';
import { ApplicationElsewhere } from '../../hands/PaperElsewhere.tsx';
import { preloadScreens, screen } from '../../lazy-screens.ts';
import { pin, usePinned, useTable } from '../../table/pinned.ts';
import { type PlayerStory, useStory } from '../../story.ts';
import { StaleNotice } from '../StaleNotice.tsx';
import { useAnswering } from '../use-answering.ts';
import { FinalApp, type BesidePaper } from './FinalApp.tsx';
import { useWords } from '../../../words/use-words.ts';

const PartyAtStep = screen('PartyAtStep');
const PartyNews = screen('PartyNews');
const DocumentSheet = screen('DocumentSheet');

/** The document that the arrows are laid on: it is pinned beside them, or under them where there is no room. */
function useBeside({ status, view }: PlayerStory): BesidePaper | undefined {
  const pinned = usePinned(status.code);
  const isTable = useTable();
  for (const link of view.final?.links ?? []) {
    const document = view.documents.find(({ slug }) => link.to === `/document/${slug}`);
    if (!document) continue;
    const isOpen = pinned === document.slug;
    return {
      link,
      isOpen,
      toggle: () => pin(status.code, isOpen ? null : document.slug),
      sheet: isOpen && !isTable && (
        <Suspense fallback={null}>
          <DocumentSheet status={status} view={view} document={document} />
        </Suspense>
      ),
    };
  }
  return undefined;
}

/** The final application, where the story has one. It answers the player's current step. */
export function FinalPage() {
  const words = useWords('game').shared;
  const { shown, notice, submit } = useAnswering(useStory());
  const { status, view } = shown;
  const draft = useMemo(() => readAnswerDraft(status, 'final'), [status]);
  const isReadOnly = useClientState(isPenElsewhere);
  const step = status.step?.name ?? '';
  const beside = useBeside(shown);
  useEffect(preloadScreens, []);
  if (!view.final) return <ApplicationElsewhere tile={view.tiles.find(({ id }) => id === 'final')} />;
  return (
    <Screen title={view.final.label} back="/home" end={words.step(view.stepNumber)} fixed>
      <div>
        <StaleNotice text={notice} />
        {status.party && (
          <Suspense fallback={null}>
            <PartyNews party={status.party} step={step} puzzle={null} />
          </Suspense>
        )}
      </div>
      <FinalApp
        key={`${status.code}.${step}`}
        final={view.final}
        submit={submit}
        draft={draft}
        saveDraft={(text) => writeDraft(status, text, 'final')}
        readOnly={isReadOnly}
        beside={beside}
      >
        {status.party && (
          <Suspense fallback={null}>
            <PartyAtStep party={status.party} step={step} hasPen />
          </Suspense>
        )}
      </FinalApp>
    </Screen>
  );
}
