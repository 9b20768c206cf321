import type { DeskPhone } from '../../../engine/graph/desk.ts';
import type { Presence } from '../../../engine/graph/presence.ts';
import { withoutVariant } from '../../../engine/scenario/page-variants.ts';
import { isHere, type StudioPlace } from '../place-at.ts';
import { askedFor, needsOf, pageIn } from '../present-at.ts';
import type { Circumstances } from '../use-telephone.ts';

/** Where the telephone has to stand to open a message with one of its texts. */
export interface MessageReplay {
  readonly place: StudioPlace;
  /** The message’s screen. */
  readonly path: string;
  readonly needs: Circumstances | undefined;
}

/**
 * How a player comes to read the page `messages/<page>.mdx`: at the step of the telephone if it is read
 * there, else where it is first read. Null for a page that nobody reads.
 */
export function replayOf(
  { things, columns }: Presence,
  file: string,
  here: DeskPhone | null,
): MessageReplay | null {
  const page = file.replace(/\.mdx$/u, '');
  const found = things
    .filter(({ kind }) => kind === 'message')
    .flatMap((thing) =>
      columns.flatMap((column) =>
        withoutVariant(pageIn(column, thing) ?? '') === page ? [{ thing, column }] : [],
      ),
    );
  const { thing, column } = found.find((one) => isHere(one.column, here)) ?? found[0] ?? {};
  if (!thing || !column) return null;
  const { step, taken, chosen } = column;
  return {
    place: { step, taken, chosen, asked: askedFor(column, thing) },
    path: `/home/messages/${thing.name}`,
    needs: needsOf(column, thing),
  };
}
