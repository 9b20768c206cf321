import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { currentWaiver, type Language } from '../../../engine/public.ts';
import { findCode } from '../../api/calls.ts';
import { isTooMany, type ApiFailure } from '../../api/client.ts';
import { clearActivationCode, rememberActivationCode } from '../../state/session/activation-code.ts';
import { oneTimeValue } from '../../state/device/drafts.ts';
import { adviceFor } from '../../state/game/outcome.ts';
import { activate } from '../../state/game/story-moves.ts';
import { getState, setState } from '../../state/store.ts';
import { activationMachine, type ActivationInput, type FoundLetter, REFUSALS } from './activation-machine.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { type ConfirmedLetter, ConfirmScreen } from './ConfirmScreen.tsx';
import { useLanguage, useWords } from '../../words/use-words.ts';
import type { ErrorWords } from '../../state/words.ts';
import type { Catalogue } from '../../words/catalogues.ts';

type CodeWords = Catalogue<'beside'>['activation']['code'];

interface ActivationFlowProps {
  readonly hasStory: boolean;
  /** Called when the story has started, or the running one continues. */
  readonly onEnd: () => void;
}

/** Form of an activation in progress, stored while the player reads the terms of sale. */
const pendingReceipt = oneTimeValue<ConfirmedLetter>();

/** Without a response, or after too many requests, the code may still be valid: it stays stored. */
function notFound(failure: ApiFailure, { advice }: CodeWords, errors: ErrorWords): FoundLetter {
  if (failure.status === 0 || isTooMany(failure))
    return { ok: false, isRefused: false, advice: adviceFor(failure, errors) };
  return { ok: false, isRefused: true, advice: advice[String(failure.body.reason)] ?? null };
}

async function find(code: string, words: CodeWords, errors: ErrorWords): Promise<FoundLetter> {
  const result = await findCode(code);
  if (!result.ok) return notFound(result, words, errors);
  const { status } = getState().status;
  const tied = status?.code === code ? status.giftFrom : null;
  // Survives a visit to the terms of sale, and a reload.
  rememberActivationCode(code);
  return {
    ok: true,
    giftFrom: result.data?.giftFrom ?? tied,
    isPhrase: result.data?.isPhrase ?? false,
    letterLanguage: result.data?.language ?? 'fr',
  };
}

/** Starts the story with the opening animation and the tutorial. A code refused for good is removed. */
async function begin(code: string, language: Language, errors: ErrorWords): Promise<string | null> {
  const error = await activate(code, currentWaiver(language).version, errors);
  if (error === null || error in REFUSALS) clearActivationCode();
  if (error === null) setState({ tutorialStep: 1, opening: true });
  return error;
}

function inputFor(
  hasStory: boolean,
  language: Language,
  words: CodeWords,
  errors: ErrorWords,
): ActivationInput {
  const code = getState().activationCode ?? '';
  const stored = pendingReceipt.take();
  const confirmation = stored?.code === code ? stored : null;
  return {
    code,
    hasStory,
    confirmation,
    find: (typed) => find(typed, words, errors),
    activate: (typed) => begin(typed, language, errors),
    forget: clearActivationCode,
  };
}

export function ActivationFlow({ hasStory, onEnd }: ActivationFlowProps) {
  const words = useWords('beside').activation.code;
  const { errors } = useWords('common');
  const language = useLanguage();
  const [input] = useState(() => inputFor(hasStory, language, words, errors));
  const [state, send] = useMachine(activationMachine, { input });
  const { context } = state;
  const done = state.status === 'done';
  useEffect(() => {
    if (done) onEnd();
  }, [done, onEnd]);
  if (state.matches('confirming') || state.matches('activating')) {
    const { code, giftFrom, isPhrase, letterLanguage, waived } = context;
    const letter = { code, giftFrom, isPhrase, letterLanguage, waived };
    return (
      <ConfirmScreen
        letter={letter}
        hasStory={context.hasStory}
        pending={state.matches('activating')}
        onWaive={(isTicked) => send({ type: 'WAIVE', waived: isTicked })}
        onConfirm={() => send({ type: 'CONFIRM' })}
        onRefuse={() => send({ type: 'REFUSE' })}
        onReadTerms={() => pendingReceipt.set(letter)}
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
