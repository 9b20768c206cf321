import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';

const BARS = /(▇[▇\s]*▇|▇)/u;

/** Words under ink: bars for the eye, a word for the ear. */
function Blackened({ children }: { readonly children: string }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{useWords('game').pages.blackened}</span>
    </>
  );
}

/** A text of a page, in which a row of bars may be read aloud. */
export function withBarsRead(text: string): ReactNode {
  if (!text.includes('▇')) return text;
  return text
    .split(BARS)
    .map((part, index) =>
      part.startsWith('▇') ? (
        <Blackened key={index}>{part}</Blackened>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}
