import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { useReducedMotion } from '../../components/motion/use-reduced-motion.ts';
import { typeset } from '../../components/text/typography.tsx';
import { hasUnsent } from '../files/file-draft.ts';
import type { FileEditor } from '../files/file-editor.ts';
import type { Telephone } from '../use-telephone.ts';
import { replayOf } from './message-replay.ts';
import styles from './ReplayButton.module.css';
import { useTyping } from './use-typing.ts';

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
    <div className={styles.replay}>
      <button type="button" aria-keyshortcuts={KEY} onClick={toggle}>
        {typeset(isTyping ? 'Arrêter la frappe' : 'Voir taper ce message')} <kbd>{KEY}</kbd>
      </button>
      <p role="status">{typeset(words)}</p>
    </div>
  );
}
