import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { TunerPublic } from '../../../engine/puzzles/tuner.ts';
import { Button } from '../../components/actions/Button.tsx';
import { lazyScreen } from '../../components/lazy.ts';
import { classNames } from '../../components/class-names.ts';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Meter } from '../../components/status/Meter.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import { PuzzleLinksKey } from '../shared/PuzzleLinks.tsx';
import { RefusalText } from '../shared/RefusalText.tsx';
import { useHoldRepeat } from '../shared/use-hold-repeat.ts';
import { useSavedText, useStableCallback } from '../shared/use-stable-callback.ts';
import type { WidgetProps } from '../widget.ts';
import { Needle } from './Needle.tsx';
import { createRadioPlayer, type CreateRadioPlayer } from '../../state/device/radio-player.ts';
import styles from './Tuner.module.css';
import { captionAt, codeOfValue, tunerMachine } from './tuner-machine.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import { useWords } from '../../words/use-words.ts';

/** A receiver has one of the two, and suspends until it is loaded. */
const Tape = lazyScreen('tape', async () => (await import('./Tape.tsx')).Tape);
const FrequencyDials = lazyScreen('dials', async () => (await import('./FrequencyDials.tsx')).FrequencyDials);

interface TunerProps extends WidgetProps<TunerPublic> {
  /** Replaces the device's audio. */
  readonly createPlayer?: CreateRadioPlayer;
}

const devicePlayer: CreateRadioPlayer = (listener) => createRadioPlayer(listener);

/**
 * A radio receiver. Everything audible is also visible, when it is heard: needle, captions, loop; the whole text
 * after the loop, or on request.
 */
export function Tuner({
  puzzle,
  submit,
  recognise,
  draft,
  saveDraft,
  locked = false,
  createPlayer = devicePlayer,
}: TunerProps) {
  const words = useWords('game').puzzles.receiver;
  const [state, send] = useMachine(tunerMachine, {
    input: {
      puzzle,
      locked,
      draft,
      recognise: useStableCallback(recognise),
      submit: useStableCallback(submit),
      createPlayer,
    },
  });
  const { value, signal, station, real, transcript, position, refusal, reply } = state.context;
  const listening = state.matches({ loudspeaker: 'on' });
  const resting = state.matches({ pointer: 'resting' });
  const isWhole = state.matches({ text: 'whole' });
  const text = station?.transcript ?? station?.caption ?? transcript;
  const code = codeOfValue(puzzle, value);
  useSavedText(String(value), saveDraft, !resting);
  const signalText = words.signal(Math.round(signal * 10));
  const announcement = useStableAnnouncement(resting ? signalText : null);
  const steps = puzzle.steps.toSorted((a, b) => a - b);
  const withDials = puzzle.mode === 'dials';
  const move = (by: number) => send({ type: 'MOVE', by });
  const set = (to: number) => send({ type: 'SET', value: to });
  return (
    <Instrument
      fixed
      wrong={reply !== null}
      className={classNames(styles.screen, withDials && styles.withDials)}
    >
      <section className={`panel ${styles.receiver}`} aria-label={words.label}>
        <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
        <Needle signal={signal} />
        <p className={styles.readout}>
          {code}
          {puzzle.unit ? <small>{puzzle.unit}</small> : null}
        </p>
        {withDials ? null : (
          <Tape
            className={styles.tape}
            value={value}
            max={puzzle.max}
            digits={puzzle.digits}
            small={steps[0] ?? 1}
            large={steps.at(-1) ?? 1}
            disabled={locked}
            valueText={`${code}${puzzle.unit ? ` ${puzzle.unit}` : ''}, ${signalText}`}
            move={move}
            set={set}
          />
        )}
      </section>
      <Status
        text={statusText(state, words)}
        caption={listening && !isWhole ? captionAt(state.context) : ''}
        reply={listening || isWhole ? reply : null}
        isSpoken={listening && real && state.matches({ frequency: 'idle' })}
      />
      <RefusalText refusal={refusal} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className={styles.controls}>
        <Stack gap={3} inert={isWhole}>
          {withDials ? (
            <FrequencyDials code={code} disabled={locked} set={set} />
          ) : (
            <Row gap={2} className={styles.keys} role="group" aria-label={words.tuning}>
              {[...steps.toReversed().map((step) => -step), ...steps].map((by) => (
                <StepKey key={by} by={by} disabled={locked} move={move} />
              ))}
            </Row>
          )}
          <div className={styles.loop}>
            <span aria-hidden="true">{words.loop}</span>
            <Meter level={position} label={words.loop} />
          </div>
        </Stack>
        {isWhole && text !== null && <WholeText text={text} isSpoken={station?.caption === undefined} />}
      </div>
      <Row gap={3} className={styles.last}>
        <PuzzleLinksKey links={puzzle.links} />
        {text !== null && (
          <Button
            className={styles.read}
            aria-expanded={isWhole}
            aria-label={isWhole ? words.putAway : words.readAll}
            onClick={() => send({ type: isWhole ? 'PUT_AWAY' : 'READ' })}
          >
            {isWhole ? words.putAwayKey : words.readKey}
          </Button>
        )}
        <Button
          primary
          className={styles.listen}
          onClick={() => send({ type: listening ? 'STOP' : 'LISTEN' })}
        >
          <ListenIcon listening={listening} />
          {listening ? words.stop : words.listen}
        </Button>
      </Row>
    </Instrument>
  );
}

/** Text under the scale: an instruction, or what a decoy lets hear. Nothing is told of a station that is not heard. */
function statusText(
  state: SnapshotFrom<typeof tunerMachine>,
  words: Catalogue<'game'>['puzzles']['receiver'],
): string {
  const { station, real, silent, locked, puzzle, value } = state.context;
  if (state.matches({ frequency: 'sent' })) return words.sent;
  if (!state.matches({ loudspeaker: 'on' })) return locked ? words.locked(codeOfValue(puzzle, value)) : '';
  if (station?.caption) return words.caption(station.caption);
  if (silent) return words.silent;
  if (real) return puzzle.sends ? words.receivedToSend : words.received;
  return words.nothing;
}

interface StatusProps {
  readonly text: string;
  /** What the voice is saying. The voice itself is announced, not this. */
  readonly caption: string;
  /** The author's reply to a wrong frequency. */
  readonly reply: string | null;
  /** The voice has the place: instructions are read aloud only, and a silence is one for the eye too. */
  readonly isSpoken: boolean;
}

function Status({ text, caption, reply, isSpoken }: StatusProps) {
  return (
    <div className={styles.status}>
      <div role="status" className={isSpoken ? 'visually-hidden' : undefined}>
        {text ? <p>{typeset(text)}</p> : null}
        {reply ? (
          <p>
            <b>{typeset(reply)}</b>
          </p>
        ) : null}
      </div>
      {caption ? (
        <p className={styles.caption} data-caption>
          {typeset(caption)}
        </p>
      ) : null}
    </div>
  );
}

/** A slip over the controls, so that the gauge keeps its place and its size. */
function WholeText({ text, isSpoken }: { readonly text: string; readonly isSpoken: boolean }) {
  const words = useWords('game').puzzles.receiver;
  const title = isSpoken ? words.transcript : words.heard;
  return (
    <section className={`paper ${styles.slip}`} aria-label={title} tabIndex={0}>
      <h3>{title}</h3>
      <p>{typeset(text)}</p>
    </section>
  );
}

function StepKey({ by, disabled, move }: { by: number; disabled: boolean; move(by: number): void }) {
  const hold = useHoldRepeat(() => move(by), disabled);
  return (
    <Button disabled={disabled} {...hold}>
      {by < 0 ? `−${-by}` : `+${by}`}
    </Button>
  );
}

function ListenIcon({ listening }: { listening: boolean }) {
  return (
    <svg width="20" viewBox="0 0 20 22" aria-hidden="true">
      <path d={listening ? 'M3 3h14v16H3Z' : 'M3 2l15 9L3 20Z'} fill="currentColor" />
    </svg>
  );
}

/**
 * Text for screen readers, unchanged while there is nothing new: setting the same text again would repeat it.
 */
function useStableAnnouncement(words: string | null): string {
  const [announcement, setAnnouncement] = useState('');
  if (words !== null && words !== announcement) setAnnouncement(words);
  return announcement;
}
