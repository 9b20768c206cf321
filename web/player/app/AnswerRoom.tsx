import { Suspense, useCallback, useMemo, useState } from 'react';
import type { SideStepView, TileId } from '../../../engine/public.ts';
import { Screen } from '../../components/screen/Screen.tsx';
import {
  isFixedInstrument,
  isLongText,
  PuzzleWidget,
  shownDraft,
  takenDraft,
} from '../../puzzles/PuzzleWidget.tsx';
import { askRecognise } from '../../state/game/answers.ts';
import { draftName, draftOf, writeDraft } from '../../state/device/drafts.ts';
import { startInteraction } from '../../state/game/status.ts';
import { isPenElsewhere, shareHand } from '../../state/party/party.ts';
import { useClientState } from '../../state/store.ts';
import { preloadScreens, screen } from '../lazy-screens.ts';
import { PageContent } from '../pages/PageContent.tsx';
import { Unavailable } from '../popups/Unavailable.tsx';
import room from '../Room.module.css';
import { lazyPicture } from '../../components/lazy.ts';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { CODE_LENGTH } from '../../state/session/activation-code.ts';
import styles from './AnswerRoom.module.css';
import { StaleNotice } from './StaleNotice.tsx';
import type { Answering } from './use-answering.ts';
import { useWords } from '../../words/use-words.ts';

const Picture = lazyPicture(async () => (await import('../../components/papers/Stamp.tsx')).StepPicture);

interface PlateProps {
  readonly picture: TileId;
  readonly art: SideStepView['stamp'];
  readonly value: string;
  /** Until then only its room is reserved: the question and its input load first. */
  readonly isMounted: boolean;
}

/** The step's stamp, in the room that a form leaves above it, or none. */
function Plate({ isMounted, ...stamp }: PlateProps) {
  return (
    <div data-late className={classNames(!stamp.art && 'engraving--night', styles.plate)}>
      {isMounted && <Picture {...stamp} />}
    </div>
  );
}

/**
 * Offer for an answer that is the code of another letter. The status element is always mounted, so that its
 * text is announced.
 */
function OtherLetterOffer({ code }: { readonly code: string | null }) {
  const words = useWords('game').app.otherLetter;
  return (
    <div role="status">
      {code && (
        <Stack gap={3} align="start" className={classNames(room.notice, styles.offer)}>
          <p>{typeset(code.length > CODE_LENGTH ? words.longOffer(code) : words.offer(code))}</p>
          <ButtonLink to={`/a/${encodeURIComponent(code)}`}>{words.begin}</ButtonLink>
        </Stack>
      )}
    </div>
  );
}

const StepClosed = screen('StepClosed');
const InstrumentElsewhere = screen('InstrumentElsewhere');
const PartyAtStep = screen('PartyAtStep');
const PartyNews = screen('PartyNews');

interface AnswerRoomProps {
  readonly answering: Answering;
  /** The step; its page is displayed above the puzzle. */
  readonly open: Pick<SideStepView, 'puzzle' | 'puzzleHeldBy' | 'page' | 'unavailable' | 'opensAt'>;
  readonly title: string;
  readonly picture: TileId | undefined;
  readonly art: SideStepView['stamp'];
  readonly back: string;
  /** A step beside the route. */
  readonly side?: string;
  /** The sentence of a step beside the route: the desk has that of the player’s own step. */
  readonly note?: string;
}

/** The page and the instrument of an open step. */
export function AnswerRoom({ answering, open, title, picture, art, back, side, note }: AnswerRoomProps) {
  const { puzzle, puzzleHeldBy, page, unavailable, opensAt } = open;
  const { status, view } = answering.shown;
  const words = useWords('game').shared;
  const { errors } = useWords('common');
  const isServerRendered = useClientState((state) => state.isServerRendered);
  const name = draftName(status, undefined, side);
  const kept = useMemo(() => (isServerRendered ? '' : draftOf(name)), [isServerRendered, name]);
  /** Somebody else’s draft, with which the instrument begins again. */
  const [taken, setTaken] = useState({ name: '', text: '', times: 0 });
  const draft = taken.name === name ? taken.text : kept;
  const step = side ?? status.step?.name ?? '';
  const saveDraft = (text: string): void => {
    writeDraft(status, text, undefined, side);
    if (status.party && puzzle && shownDraft(puzzle, text)) shareHand(step, text);
  };
  const take = (theirs: string): void => {
    if (!puzzle) return;
    const text = takenDraft(puzzle, draftOf(name), theirs);
    saveDraft(text);
    setTaken({ name, text, times: taken.times + 1 });
  };
  const [isInstrumentShown, setInstrumentShown] = useState(false);
  const onInstrumentShown = useCallback(() => {
    setInstrumentShown(true);
    startInteraction();
    preloadScreens();
  }, []);
  const fixed = puzzle !== null && isFixedInstrument(puzzle);
  const hasPen = puzzle !== null && isLongText(puzzle);
  const isReadOnly = useClientState(isPenElsewhere) && hasPen;
  const sentence = note !== undefined && (
    <p className={classNames('paper paper--buff', room.above, styles.note)}>{typeset(note)}</p>
  );
  const alone = !page && unavailable.length === 0 && !opensAt;
  return (
    <Screen
      title={title}
      back={back}
      end={words.step(view.stepNumber)}
      fixed={fixed && alone}
      className={puzzle && !fixed && alone ? styles.room : undefined}
      inert={isServerRendered}
    >
      {opensAt && (
        <Suspense fallback={null}>
          <StepClosed status={status} opensAt={opensAt} />
        </Suspense>
      )}
      <Unavailable places={unavailable} />
      {page && (
        <div className={room.above}>
          {sentence}
          <PageContent kind="page" page={page} code={status.code} />
        </div>
      )}
      <div>
        {!page && sentence}
        <StaleNotice text={answering.notice} />
        {status.party && (
          <Suspense fallback={null}>
            <PartyNews party={status.party} step={step} puzzle={puzzle} onTake={take} />
          </Suspense>
        )}
      </div>
      {picture && puzzle && !fixed && alone && (
        <Plate
          picture={picture}
          art={art}
          value={words.faceValue(view.stepNumber)}
          isMounted={isInstrumentShown}
        />
      )}
      {puzzle && (
        <PuzzleWidget
          key={`${name} ${draft ? 'kept' : ''} ${taken.times}`}
          puzzle={puzzle}
          submit={answering.submit}
          recognise={(code) => askRecognise(code, errors, side)}
          draft={draft}
          saveDraft={saveDraft}
          isBeside={side !== undefined}
          onShown={onInstrumentShown}
          readOnly={isReadOnly}
        />
      )}
      {puzzleHeldBy !== undefined && (
        <Suspense fallback={null}>
          <InstrumentElsewhere role={puzzleHeldBy} onShown={onInstrumentShown} />
        </Suspense>
      )}
      {status.party && !fixed && (
        <Suspense fallback={null}>
          <PartyAtStep
            party={status.party}
            step={step}
            hasPen={hasPen}
            longText={hasPen ? puzzle : null}
            onTake={isReadOnly ? undefined : take}
          />
        </Suspense>
      )}
      <OtherLetterOffer code={answering.otherLetter} />
    </Screen>
  );
}
