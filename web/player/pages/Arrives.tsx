import { useShownStatus } from '../story.ts';
import { NextMail } from '../mail/NextMail.tsx';

/** A line of a page that says when the next message comes. */
export function Arrives() {
  const view = useShownStatus()?.view;
  return view ? <NextMail view={view} /> : null;
}
