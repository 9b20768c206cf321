import { useRef, useState } from 'react';

interface Submission<Outcome> {
  readonly pending: boolean;
  readonly outcome: Outcome | null;
}

const IDLE = { pending: false, outcome: null };

/** Sends a form, one request at a time: submissions during a request are ignored. */
export function useSubmission<Input, Outcome>(send: (input: Input) => Promise<Outcome>) {
  const [state, setState] = useState<Submission<Outcome>>(IDLE);
  const busy = useRef(false);
  const submit = async (input: Input): Promise<Outcome | null> => {
    if (busy.current) return null;
    busy.current = true;
    setState({ pending: true, outcome: null });
    const outcome = await send(input);
    busy.current = false;
    setState({ pending: false, outcome });
    return outcome;
  };
  return { ...state, submit, clear: () => setState(IDLE) };
}
