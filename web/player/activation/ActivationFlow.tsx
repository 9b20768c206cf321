import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { findCode } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/client.ts';
import { clearActivationCode, rememberActivationCode } from '../../state/activation-code.ts';
import { activate } from '../../state/story-moves.ts';
import { getState, setState } from '../../state/store.ts';
import { tooMany, wordsFor } from '../../state/words.ts';
import { activationMachine, type ActivationInput, type Found } from './activation-machine.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import { WAIVER_VERSION } from './waiver.ts';

interface ActivationFlowProps {
  readonly hasStory: boolean;
  /** The story has begun, or the running one goes on. */
  readonly onEnd: () => void;
}

/** Why nothing is known of a code: no answer came, or too many were asked for. */
function reasonOf(failure: ApiFailure): string | null {
  if (failure.status === 0) return wordsFor(failure.error);
  return failure.status === 429 ? tooMany(failure.seconds) : null;
}

async function find(code: string): Promise<Found> {
  const result = await findCode(code);
  if (!result.ok) return { ok: false, reason: reasonOf(result) };
  const { status } = getState().status;
  const tied = status?.code === code ? status.giftFrom : null;
  // Reading the terms of sale, or a reload, must not lose it.
  rememberActivationCode(code);
  return { ok: true, giftFrom: result.data?.giftFrom ?? tied };
}

/** The tutorial begins with the story. */
async function begin(code: string): Promise<string | null> {
  const error = await activate(code, WAIVER_VERSION);
  if (error !== null) return error;
  clearActivationCode();
  setState({ tutorialStep: 1 });
  return null;
}

const inputFor = (hasStory: boolean): ActivationInput => ({
  code: getState().activationCode ?? '',
  hasStory,
  find,
  activate: begin,
  forget: clearActivationCode,
});

/** From the code on the letter to the first step. */
export function ActivationFlow({ hasStory, onEnd }: ActivationFlowProps) {
  const [input] = useState(() => inputFor(hasStory));
  const [state, send] = useMachine(activationMachine, { input });
  const { context } = state;
  const done = state.status === 'done';
  useEffect(() => {
    if (done) onEnd();
  }, [done, onEnd]);
  if (state.matches('confirming') || state.matches('activating')) {
    return (
      <ConfirmScreen
        code={context.code}
        hasStory={context.hasStory}
        giftFrom={context.giftFrom}
        waived={context.waived}
        pending={state.matches('activating')}
        onWaive={(waived) => send({ type: 'WAIVE', waived })}
        onConfirm={() => send({ type: 'CONFIRM' })}
        onRefuse={() => send({ type: 'REFUSE' })}
      />
    );
  }
  return (
    <CodeScreen
      code={context.code}
      error={context.error}
      detail={context.detail}
      pending={state.matches('searching')}
      onType={(text) => send({ type: 'TYPE', text })}
      onSubmit={() => send({ type: 'SUBMIT' })}
      onLeave={context.hasStory ? () => send({ type: 'REFUSE' }) : null}
    />
  );
}
