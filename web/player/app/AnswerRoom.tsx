import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { PageView, PublicPuzzle, TileId, UnavailableView } from '../../../engine/public.ts';
import { Screen } from '../../components/screen/Screen.tsx';
import { isFixedInstrument, isLongText, PuzzleWidget } from '../../puzzles/PuzzleWidget.tsx';
import type { SubmitResult } from '../../puzzles/widget.ts';
import { askRecognise } from '../../state/game/answers.ts';
import { draftName, draftOf, writeDraft } from '../../state/device/drafts.ts';
import { startInteraction } from '../../state/game/status.ts';
import { isPenElsewhere } from '../../state/party/party.ts';
import { useClientState } from '../../state/store.ts';
import { preloadScreens, screen } from '../lazy-screens.ts';
import { PageContent } from '../pages/PageContent.tsx';
import { Unavailable } from '../popups/Unavailable.tsx';
import room from '../Room.module.css';
import type { PlayerStory } from '../story.ts';
import { lazyPicture } from '../../components/lazy.ts';
import plate from './Plate.module.css';
import { useWords } from '../../words/use-words.ts';

const Picture = lazyPicture(
  async () => (await import('../../components/engravings/TilePicture.tsx')).TilePicture,
);

interface PlateProps {
  readonly tile: TileId;
  /** Until then only its room is reserved: the question and its input load first. */
  readonly isMounted: boolean;
}

/** Picture of the step's stamp, in the room that a form leaves above it, or none. */
function Plate({ tile, isMounted }: PlateProps) {
  return (
    <div data-late className={`engraving--night ${plate.plate}`}>
      {isMounted && <Picture tile={tile} />}
    </div>
  );
}

const StepClosed = screen('StepClosed');
const InstrumentElsewhere = screen('InstrumentElsewhere');
const PartyAtStep = screen('PartyAtStep');

interface AnswerRoomProps {
  readonly story: PlayerStory;
  /** Null when another telephone has it. */
  readonly puzzle: PublicPuzzle | null;
  /** The role that has it then. */
  readonly puzzleHeldBy: string | undefined;
  /** Displayed above the puzzle. */
  readonly page: PageView | null;
  readonly unavailable: readonly UnavailableView[];
  /** When the step takes answers again; null while it takes them. */
  readonly opensAt: string | null;
  readonly title: string;
  readonly picture: TileId | undefined;
  readonly back: string;
  /** A step beside the route. */
  readonly side?: string;
  readonly submit: (code: string) => Promise<SubmitResult>;
  /** Above the page: what happened meanwhile. */
  readonly notice: ReactNode;
  /** Below the puzzle. */
  readonly children?: ReactNode;
}

/** The page and the instrument of an open step. */
export function AnswerRoom({
  story,
  puzzle,
  puzzleHeldBy,
  page,
  unavailable,
  opensAt,
  title,
  picture,
  back,
  side,
  submit,
  notice,
  children,
}: AnswerRoomProps) {
  const words = useWords('game').shared;
  const { errors } = useWords('common');
  const { status, view } = story;
  const isServerRendered = useClientState((state) => state.isServerRendered);
  const name = draftName(status, undefined, side);
  const draft = useMemo(() => (isServerRendered ? '' : draftOf(name)), [isServerRendered, name]);
  const [isInstrumentShown, setInstrumentShown] = useState(false);
  const onInstrumentShown = useCallback(() => {
    setInstrumentShown(true);
    startInteraction();
    preloadScreens();
  }, []);
  const fixed = puzzle !== null && isFixedInstrument(puzzle);
  const hasPen = puzzle !== null && isLongText(puzzle);
  const isReadOnly = useClientState(isPenElsewhere) && hasPen;
  const alone = !page && unavailable.length === 0 && !opensAt;
  return (
    <Screen
      title={title}
      back={back}
      end={words.step(view.stepNumber)}
      fixed={fixed && alone}
      className={puzzle && !fixed && alone ? plate.room : undefined}
      inert={isServerRendered}
    >
      {notice}
      {opensAt && (
        <Suspense fallback={null}>
          <StepClosed status={status} opensAt={opensAt} />
        </Suspense>
      )}
      <Unavailable places={unavailable} />
      {page && (
        <div className={room.above}>
          <PageContent kind="page" page={page} code={status.code} />
        </div>
      )}
      {picture && puzzle && !fixed && alone && <Plate tile={picture} isMounted={isInstrumentShown} />}
      {puzzle && (
        <PuzzleWidget
          key={draft ? `${name}.kept` : name}
          puzzle={puzzle}
          submit={submit}
          recognise={(code) => askRecognise(code, errors, side)}
          draft={draft}
          saveDraft={(text) => writeDraft(status, text, undefined, side)}
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
          <PartyAtStep party={status.party} step={side ?? status.step?.name ?? ''} hasPen={hasPen} />
        </Suspense>
      )}
      {children}
    </Screen>
  );
}
