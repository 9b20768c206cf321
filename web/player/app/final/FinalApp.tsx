import { useMachine } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { FinalView, PuzzleLink } from '../../../../engine/public.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Row, Stack } from '../../../components/layout/layout.tsx';
import { ProgressBar } from '../../../components/status/ProgressBar.tsx';
import { typeset } from '../../../components/text/typography.tsx';
import { Instrument, InstrumentHeading } from '../../../puzzles/shared/Instrument.tsx';
import { answerInput, isFault } from '../../../puzzles/shared/outcome.ts';
import { PuzzleLinksKey } from '../../../puzzles/shared/PuzzleLinks.tsx';
import { RefusalText } from '../../../puzzles/shared/RefusalText.tsx';
import { SubmitButton } from '../../../puzzles/shared/SubmitButton.tsx';
import { useReducedMotion } from '../../../components/motion/use-reduced-motion.ts';
import { submitting } from '../../../components/forms/form-data.ts';
import { useSavedText, useStableCallback } from '../../../puzzles/shared/use-stable-callback.ts';
import type { SubmitResult } from '../../../puzzles/widget.ts';
import { type Square, finalMachine, patternOf, finalDraft, type FinalEvent } from './final-machine.ts';
import styles from './FinalApp.module.css';
import { useWords } from '../../../words/use-words.ts';

/** Rotation of each arrow in degrees, clockwise from the top. */
const DEGREES: Readonly<Record<string, number>> = { '↑': 0, '→': 90, '↓': 180, '←': 270 };

interface ArrowBoardProps {
  readonly square: Square;
  /** The final square. Intermediate ones are not read aloud. */
  readonly settled: boolean;
}

/** The square of arrows; the final one also in words, row by row, for screen readers. */
function ArrowBoard({ square, settled }: ArrowBoardProps) {
  const words = useWords('game').app.final;
  return (
    <div className={`window ${styles.board}`} data-settled={settled || undefined}>
      <div className={styles.square} style={{ '--size': square.length }} aria-hidden="true">
        {square.flatMap((row, y) => [...row].map((arrow, x) => <Arrow key={`${y}.${x}`} arrow={arrow} />))}
      </div>
      {settled ? (
        <ol className="visually-hidden" aria-label={words.square}>
          {square.map((row, index) => (
            <li key={index}>
              {words.row(
                index + 1,
                [...row].map((arrow) => words.arrows[arrow] ?? ''),
              )}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function Arrow({ arrow }: { arrow: string }) {
  return (
    <svg viewBox="0 0 24 24" data-arrow={arrow}>
      <path d="M12 21V4M5 11l7-7 7 7" transform={`rotate(${DEGREES[arrow] ?? 0} 12 12)`} />
    </svg>
  );
}

/** A document that is read together with the arrows. */
export interface BesidePaper {
  readonly link: PuzzleLink;
  readonly isOpen: boolean;
  toggle(): void;
  /** The document, where it lies in this screen. */
  readonly sheet: ReactNode;
}

interface FinalAppProps {
  readonly final: FinalView;
  submit(code: string): Promise<SubmitResult>;
  readonly draft: string;
  saveDraft(text: string): void;
  /** Somebody else of the party writes the code. */
  readonly readOnly?: boolean;
  readonly beside?: BesidePaper | undefined;
  /** Below the code. */
  readonly children?: ReactNode;
}

/** The player chooses a size, a square of arrows loads, and a code can be entered. */
export function FinalApp({
  final,
  submit,
  draft,
  saveDraft,
  readOnly = false,
  beside,
  children,
}: FinalAppProps) {
  const { documents } = useWords('game');
  const [state, send] = useMachine(finalMachine, {
    input: { final, draft, still: useReducedMotion(), submit: useStableCallback(submit) },
  });
  const { size, done, square } = state.context;
  const loading = state.matches('loading');
  const sending = state.matches('sending') || state.matches('sent');
  const complete = state.matches('complete') || sending;
  const open = state.matches({ complete: 'open' }) || sending;
  const settled = complete && patternOf(state.context) !== null;
  useSavedText(finalDraft(state.context), saveDraft);
  return (
    <Instrument fixed className={styles.screen}>
      <InstrumentHeading header={final.header} subheader={final.subheader ?? undefined} />
      <SizeChoice size={size} resize={(by) => send({ type: 'RESIZE', by })} />
      <ArrowBoard square={square} settled={settled} />
      {beside?.sheet ? <div className={styles.beside}>{beside.sheet}</div> : null}
      <Loading
        done={done}
        state={loading ? 'loading' : !complete ? 'choose' : settled ? 'settled' : 'unsettled'}
        bar={!open}
      />
      <Row gap={3} className={styles.keys}>
        <PuzzleLinksKey links={final.links.filter((link) => link !== beside?.link)} />
        {beside ? (
          <Button onClick={() => beside.toggle()}>
            {beside.isOpen ? documents.unpin : typeset(beside.link.label)}
          </Button>
        ) : null}
        {/* One button loads, then opens the code's input, so that the focus stays in place. */}
        {complete ? (
          <Button primary={!open} aria-expanded={open} onClick={() => send({ type: 'TOGGLE' })}>
            {typeset(final.open)}
          </Button>
        ) : (
          <Button
            primary={!loading}
            aria-busy={loading || undefined}
            held={loading}
            onClick={() => send({ type: 'SELECT' })}
          >
            {typeset(final.select)}
          </Button>
        )}
      </Row>
      {open ? <CodeLine context={state.context} busy={sending} readOnly={readOnly} send={send} /> : null}
      {children && <div className={styles.below}>{children}</div>}
    </Instrument>
  );
}

function SizeChoice({ size, resize }: { size: number; resize(by: number): void }) {
  const words = useWords('game').app.final;
  return (
    <div className={styles.size} role="group" aria-label={words.squareSize}>
      <Button aria-label={words.smaller} onClick={() => resize(-1)}>
        −
      </Button>
      <p role="status">
        <small>{words.size}</small> <b>{size}</b>
      </p>
      <Button aria-label={words.larger} onClick={() => resize(1)}>
        +
      </Button>
    </div>
  );
}

interface LoadingProps {
  readonly done: number;
  readonly state: 'loading' | 'choose' | 'settled' | 'unsettled';
  readonly bar: boolean;
}

/** Progress; once the code's input is open, the square needs the room of the bar. */
function Loading({ done, state, bar }: LoadingProps) {
  const { shared, app } = useWords('game');
  return (
    <Stack gap={1} className={styles.loading}>
      <p>
        <span role="status">{app.final[state]}</span>
        <span className="typed">{shared.percent(done)}</span>
      </p>
      {bar ? <ProgressBar value={done} label={app.final.loading} /> : null}
    </Stack>
  );
}

interface CodeLineProps {
  readonly context: SnapshotFrom<typeof finalMachine>['context'];
  readonly busy: boolean;
  readonly readOnly: boolean;
  send(event: FinalEvent): void;
}

function CodeLine({ context: { final, text, refusal, secondsLeft }, busy, readOnly, send }: CodeLineProps) {
  const id = useId();
  return (
    <form
      className={classNames('field', isFault(refusal) && 'field--wrong')}
      onSubmit={submitting(() => send({ type: 'SEND' }))}
      noValidate
    >
      <label htmlFor={id}>{typeset(final.placeholder)}</label>
      <Row gap={2} className={styles.line}>
        <input
          type="text"
          value={text}
          placeholder={final.placeholder}
          readOnly={readOnly}
          onChange={(event) => send({ type: 'TYPE', text: event.target.value })}
          autoCapitalize="characters"
          enterKeyHint="send"
          {...answerInput(id, refusal)}
        />
        <SubmitButton pending={busy} secondsLeft={secondsLeft} held={readOnly} />
      </Row>
      <RefusalText id={`${id}-error`} refusal={refusal} />
    </form>
  );
}
