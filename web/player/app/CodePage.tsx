import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router-dom';
import { Screen } from '../../components/Screen.tsx';
import { t } from '../../components/typography.tsx';
import { isFixedInstrument, PuzzleWidget } from '../../puzzles/PuzzleWidget.tsx';
import type { SubmitResult } from '../../puzzles/widget.ts';
import type { ApiFailure } from '../../api/client.ts';
import { CHECK_FAILED, recognise, refusalOf, sendAnswer, statusOf } from '../../state/answers.ts';
import { readDraft, removeDraft, writeDraft } from '../../state/drafts.ts';
import { replaceStatus } from '../../state/status.ts';
import { PageContent } from '../pages/PageContent.tsx';
import room from '../Room.module.css';
import { useStory, type Story } from '../story.ts';
import { useLeaveForReaction } from '../use-leave.ts';

const STALE = 409;

const whereNow = (index: number | undefined): string =>
  `Votre enquête a avancé ailleurs : vous en êtes à l’étape ${index ?? ''}. Cette réponse-ci n’a pas été jugée.`;

/** Wires the instrument of the step: sends, keeps drafts, and after a right answer leads on. */
function useAnswering(story: Story) {
  const leave = useLeaveForReaction();
  const [leaving, setLeaving] = useState<Story | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const refused = (failure: ApiFailure): SubmitResult => {
    const fresh = statusOf(failure);
    if (fresh) replaceStatus(fresh);
    if (failure.status === STALE && fresh) setNotice(whereNow(fresh.step?.index));
    return refusalOf(failure);
  };
  const submit = async (code: string): Promise<SubmitResult> => {
    setNotice(null);
    const result = await sendAnswer(story.status, code);
    if (!result.ok) return refused(result);
    removeDraft(story.status);
    // The screen keeps showing the step that was solved until it is left.
    flushSync(() => setLeaving(story));
    replaceStatus(result.data);
    leave(result.data);
    return { ok: true };
  };
  return { shown: leaving ?? story, notice, submit };
}

/** Where the answer of the current step is entered: the page that goes with it, and its instrument. */
export function CodePage() {
  const { shown, notice, submit } = useAnswering(useStory());
  const { status, view } = shown;
  const draft = useMemo(() => readDraft(status), [status]);
  if (!view.puzzle) return <Navigate to="/home" replace />;
  // After the end, the step's page is the one of the credits.
  const page = view.tiles[0]?.id === 'credits' ? null : view.page;
  return (
    <Screen
      title={view.tiles[0]?.label ?? 'Code'}
      back="/home"
      end={t(`Étape ${status.step?.index ?? ''}`)}
      fixed={isFixedInstrument(view.puzzle) && !page}
    >
      <div role="alert">
        {notice && (
          <p className={room.notice}>
            <b>{t(CHECK_FAILED)}</b>
            <br />
            {t(notice)}
          </p>
        )}
      </div>
      {page && (
        <div className={room.above}>
          <PageContent kind="page" page={page} code={status.code} />
        </div>
      )}
      <PuzzleWidget
        key={`${status.code}.${status.step?.name ?? ''}`}
        puzzle={view.puzzle}
        submit={submit}
        recognise={recognise}
        draft={draft}
        saveDraft={(text) => writeDraft(status, text)}
      />
    </Screen>
  );
}
