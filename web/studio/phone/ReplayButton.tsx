import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { DeskCity, DeskPhone } from '../../../engine/graph/desk.ts';
import { Row } from '../../components/layout/layout.tsx';
import { useReducedMotion } from '../../components/motion/use-reduced-motion.ts';
import { typeset } from '../../components/text/typography.tsx';
import { hasUnsent } from '../files/file-draft.ts';
import type { FileEditor } from '../files/file-editor.ts';
import { type Circumstances, type Telephone, askedFor, needsOf, pageIn } from '../use-telephone.ts';
import styles from './PhoneBar.module.css';
import type { Presence } from '../../../engine/graph/presence.ts';
import { withoutVariant } from '../../../engine/scenario/page-variants.ts';
import { type StudioPlace, isHere } from '../place-at.ts';

interface ReplayButtonProps {
  readonly city: Pick<DeskCity, 'sheet'>;
  /** The page of a message, below the city’s folder. */
  readonly path: string;
  readonly editor: FileEditor;
  readonly telephone: Telephone;
}

const KEY = 'F8';
const UNREAD = 'Aucun joueur ne reçoit encore ce texte : le téléphone ne peut pas le taper.';
const UNWRITTEN = 'Ce texte n’est pas encore écrit : le téléphone tape le dernier qui l’était.';
const CALM = 'Vous avez demandé moins de mouvement : rien ne se tape sans ce bouton.';

/** Lets the telephone type a message as its player sees it arrive, and shows the rest at once. */
export function ReplayButton({ city: { sheet }, path, editor, telephone }: ReplayButtonProps) {
  const isTyping = useTyping(telephone.frame);
  const isCalm = useReducedMotion();
  const [told, setTold] = useState('');
  const play = async () => {
    const replay = sheet && replayOf(sheet.presence, path, telephone.standing);
    if (!replay) return setTold(UNREAD);
    await editor.write();
    const { draft } = editor.state();
    setTold(draft && hasUnsent(draft) ? UNWRITTEN : '');
    // The number tells one arrival from the next.
    telephone.goTo(replay.place, `${replay.path}?appear=${Date.now()}`, { ...replay.needs, hand: '' });
  };
  const toggle = () => (isTyping ? telephone.showWhole() : void play());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== KEY || event.repeat) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const words = [told, isCalm ? CALM : ''].filter(Boolean).join(' ');
  return (
    <Row gap={3} lineGap={0} align="center" className={styles.replay}>
      <button type="button" aria-keyshortcuts={KEY} onClick={toggle}>
        {typeset(isTyping ? 'Arrêter la frappe' : 'Voir taper ce message')} <kbd>{KEY}</kbd>
      </button>
      <p role="status">{typeset(words)}</p>
    </Row>
  );
}

const TYPING = 'data-typing';

/** Whether the telephone is typing a message out. */
function useTyping(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const phone = frame.current;
    if (!phone) return undefined;
    let observer: MutationObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      const page = phone.contentDocument;
      if (!page) return;
      const look = () => setTyping(page.querySelector(`[${TYPING}]`) !== null);
      observer = new MutationObserver(look);
      observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: [TYPING] });
      look();
    };
    watch();
    phone.addEventListener('load', watch);
    return () => {
      phone.removeEventListener('load', watch);
      observer?.disconnect();
    };
  });
  return isTyping;
}

/** Where the telephone has to stand to open a message with one of its texts. */
interface MessageReplay {
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
