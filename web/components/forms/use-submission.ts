import { useRef, useState } from 'react';

interface Submission<Outcome> {
  readonly pending: boolean;
  readonly outcome: Outcome | null;
}

const IDLE = { pending: false, outcome: null };

/** Sends a form, one request at a time: submissions during a request are ignored. */
export function useSubmission<Given extends readonly unknown[], Outcome>(
  send: (...given: Given) => Promise<Outcome>,
) {
  const [state, setState] = useState<Submission<Outcome>>(IDLE);
  const busy = useRef(false);
  const submit = async (...given: Given): Promise<Outcome | null> => {
    if (busy.current) return null;
    busy.current = true;
    setState({ pending: true, outcome: null });
    const outcome = await send(...given);
    busy.current = false;
    setState({ pending: false, outcome });
    return outcome;
  };
  return { ...state, submit, clear: () => setState(IDLE) };
}
