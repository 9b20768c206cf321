import { typeset } from '../../components/text/typography.tsx';
import { classNames } from '../../components/class-names.ts';
import room from '../Room.module.css';
import { useWords } from '../../words/use-words.ts';

/**
 * Notice that the story has advanced on another device. `isNews`: a friend has found, and nothing failed. The alert element is always mounted, so that its text
 * is announced.
 */
export function StaleNotice({ text, isNews }: { text: string | null; isNews: boolean }) {
  const { errors } = useWords('common');
  return (
    <div role="alert">
      {text && (
        <p className={classNames(room.notice, isNews && room.news)}>
          {!isNews && (
            <>
              <span className={room.dim}>{errors.checkFailed}</span>
              <br />
            </>
          )}
          <b>{typeset(text)}</b>
          {!isNews && (
            <>
              <br />
              {errors.notJudged}
            </>
          )}
        </p>
      )}
    </div>
  );
}
