import { typeset } from '../../components/text/typography.tsx';
import room from '../Room.module.css';
import { useWords } from '../../words/use-words.ts';

/**
 * Notice that the story has advanced on another device. The alert element is always mounted, so that its text is
 * announced.
 */
export function StaleNotice({ text }: { text: string | null }) {
  const { errors } = useWords('common');
  return (
    <div role="alert">
      {text && (
        <p className={room.notice}>
          <span className={room.dim}>{errors.checkFailed}</span>
          <br />
          <b>{typeset(text)}</b>
          <br />
          {errors.notJudged}
        </p>
      )}
    </div>
  );
}
