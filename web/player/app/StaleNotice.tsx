import { t } from '../../components/text/typography.tsx';
import { CHECK_FAILED } from '../../state/game/answers.ts';
import { NOT_JUDGED } from '../../state/words.ts';
import room from '../Room.module.css';

/** The story went on elsewhere: always on the page, so that what appears in it is read aloud. */
export function StaleNotice({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <p className={room.notice}>
          <span className={room.dim}>{t(CHECK_FAILED)}</span>
          <br />
          <b>{t(text)}</b>
          <br />
          {t(NOT_JUDGED)}
        </p>
      )}
    </div>
  );
}
