import { useMachine } from '@xstate/react';
import { useId, type SubmitEvent } from 'react';
import type { ChoicePublic } from '../../../engine/puzzles/choice.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import { PuzzleLinks } from '../shared/PuzzleLinks.tsx';
import { ButtonText, RefusalText } from '../shared/RefusalText.tsx';
import { useStableCallback } from '../shared/use-stable-callback.ts';
import type { WidgetProps } from '../widget.ts';
import styles from './Choice.module.css';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { decisionMachine } from './decision-machine.ts';
import { OptionSlip } from './OptionSlip.tsx';
import { useWords } from '../../words/use-words.ts';

interface ConfirmDecisionProps {
  readonly label: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Says that the decision is final, and quotes it. Escape cancels. */
function ConfirmDecision({ label, onConfirm, onCancel }: ConfirmDecisionProps) {
  const { shared, puzzles } = useWords('game');
  const id = useId();
  return (
    <ConfirmPopup
      title={puzzles.decision.final}
      yes={shared.confirm}
      no={puzzles.back}
      surface="paper"
      describedBy={id}
      onYes={onConfirm}
      onNo={onCancel}
    >
      <p>{puzzles.decision.quote}</p>
      <div className={styles.decision}>
        <OptionSlip label={label} labelId={id} sealed />
      </div>
    </ConfirmPopup>
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
          <Button
            type="submit"
            primary
            disabled={chosen === null}
            held={pending || secondsLeft > 0}
            aria-busy={pending || undefined}
          >
            <ButtonText
              button={stored ? shared.retry : puzzles.decision.decide}
              pending={pending}
              secondsLeft={secondsLeft}
            />
          </Button>
        )}
      </Stack>
      <PuzzleLinks links={links} />
      {state.matches('confirming') ? (
        <ConfirmDecision
          label={options.find(({ name }) => name === chosen)?.label ?? ''}
          onConfirm={() => send({ type: 'CONFIRM' })}
          onCancel={() => send({ type: 'CANCEL' })}
        />
      ) : null}
    </Instrument>
  );
}
