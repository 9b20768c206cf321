import type { SubmitEvent } from 'react';

/** Handler of a form that the page submits itself. */
export const submitting = (submit: () => Promise<unknown>) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  void submit();
};
