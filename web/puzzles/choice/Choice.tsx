import { useMachine } from '@xstate/react';
import { useId, type SubmitEvent } from 'react';
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
import { OptionSlip } from './OptionSlip.tsx';
import { useWords } from '../../words/use-words.ts';

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
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ type: 'SEND' });
  };
  return (
    <Instrument gap={5}>
      <InstrumentHeading id={`${id}-question`} header={header} subheader={subheader} />
      <Stack as="form" gap={4} onSubmit={onSubmit}>
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
