import type { SubmitEvent } from 'react';

/** Handler of a form that the page submits itself. */
export const submitting =
  (submit: (form: HTMLFormElement) => unknown) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

/** Text of a field, read from the form on submission: text typed before hydration counts too. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
