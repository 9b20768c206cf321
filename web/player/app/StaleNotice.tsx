import { typeset } from '../../components/text/typography.tsx';
import { CHECK_FAILED } from '../../state/game/answers.ts';
import { NOT_JUDGED } from '../../state/words.ts';
import room from '../Room.module.css';

/**
 * Notice that the story has advanced on another device. The alert element is always mounted, so that its text
 * is announced.
 */
export function StaleNotice({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <p className={room.notice}>
          <span className={room.dim}>{typeset(CHECK_FAILED)}</span>
          <br />
          <b>{typeset(text)}</b>
          <br />
          {typeset(NOT_JUDGED)}
        </p>
      )}
    </div>
  );
}
