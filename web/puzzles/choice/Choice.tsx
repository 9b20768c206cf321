import { useMachine } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { ChoicePublic } from '../../../engine/puzzles/choice.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { ConfirmFinal } from '../shared/ConfirmFinal.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import { PuzzleLinks } from '../shared/PuzzleLinks.tsx';
import { RefusalText } from '../shared/RefusalText.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useStableCallback } from '../shared/use-stable-callback.ts';
import type { WidgetProps } from '../widget.ts';
import styles from './Choice.module.css';
import { decisionMachine } from './decision-machine.ts';
import { useWords } from '../../words/use-words.ts';
import { classNames } from '../../components/class-names.ts';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { submitting } from '../../components/forms/form-data.ts';

interface OptionSlipProps {
  readonly label: string;
  /** The wax seal is on it. */
  readonly sealed: boolean;
  /** The seal comes down in an animation. */
  readonly struck?: boolean;
  /** Id of the label's text. */
  readonly labelId?: string;
  /** The radio button, which covers the slip. */
  readonly children?: ReactNode;
}

/** A slip of paper with an option. */
function OptionSlip({ label, sealed, struck = false, labelId, children }: OptionSlipProps) {
  return (
    <Surface
      as={children ? 'label' : 'p'}
      kind="buff"
      className={classNames(styles.slip, sealed && styles.sealed)}
    >
      <span className={styles.place} aria-hidden="true">
        {sealed ? <Wax struck={struck} /> : null}
      </span>
      <span id={labelId} className={styles.label}>
        {typeset(label)}
      </span>
      {children}
    </Surface>
  );
}

function Wax({ struck }: { readonly struck: boolean }) {
  return (
    <svg className={classNames(styles.wax, struck && 'is-struck')} viewBox="32 36 32 29">
      <path d="M48 40c4-3 7 0 9 1 4 0 4 4 5 6 3 3 1 6 0 8 0 4-3 5-6 6-3 3-6 2-8 1-4 1-7 0-8-3-4-1-5-4-4-7-2-3-1-6 2-8 1-4 5-5 10-4Z" />
      <path d="M45 57V45h4.500a3.700 3.700 0 0 1 0 7.400H45" className={styles.mark} />
    </svg>
  );
}

/** A decision: slips of paper to choose from, and a button that sends the chosen one. */
export function Choice({ puzzle, submit, draft, saveDraft, locked = false }: WidgetProps<ChoicePublic>) {
  const { shared, puzzles } = useWords('game');
  const { header, subheader, confirm, options, links } = puzzle;
  const id = useId();
  const [state, send] = useMachine(decisionMachine, {
    input: { names: options.map(({ name }) => name), confirm, draft, submit: useStableCallback(submit) },
  });
  const { chosen, refusal, secondsLeft } = state.context;
  const pending = state.matches('sending') || state.matches('sent');
  const stored = state.matches('stored');
  const settled = pending || stored;
  const choose = (name: string) => {
    if (settled) return;
    saveDraft(name);
    send({ type: 'CHOOSE', name });
  };
  return (
    <Instrument gap={5}>
      <InstrumentHeading id={`${id}-question`} header={header} subheader={subheader} />
      <Stack as="form" gap={4} onSubmit={submitting(() => send({ type: 'SEND' }))}>
        <Stack
          gap={3}
          role="radiogroup"
          className={styles.slips}
          aria-labelledby={`${id}-question`}
          aria-disabled={locked || settled || undefined}
        >
          {options.map(({ name, label }) => (
            <OptionSlip key={name} label={label} sealed={name === chosen} struck={name !== draft}>
              <input
                type="radio"
                name={id}
                value={name}
                className={styles.radio}
                checked={name === chosen}
                disabled={locked}
                onChange={() => choose(name)}
              />
            </OptionSlip>
          ))}
        </Stack>
        <RefusalText refusal={refusal} />
        {locked ? null : (
          <SubmitButton
            button={stored ? shared.retry : puzzles.decision.decide}
            pending={pending}
            secondsLeft={secondsLeft}
            disabled={chosen === null}
            held={pending}
          />
        )}
      </Stack>
      <PuzzleLinks links={links} />
      {state.matches('confirming') ? (
        <ConfirmFinal
          words={puzzles.decision}
          onYes={() => send({ type: 'CONFIRM' })}
          onNo={() => send({ type: 'CANCEL' })}
        >
          {(labelId) => (
            <div className={styles.decision}>
              <OptionSlip
                label={options.find(({ name }) => name === chosen)?.label ?? ''}
                labelId={labelId}
                sealed
              />
            </div>
          )}
        </ConfirmFinal>
      ) : null}
    </Instrument>
  );
}
