import { ButtonLink } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { t } from '../../components/text/typography.tsx';
import room from '../Room.module.css';
import styles from './OtherLetterOffer.module.css';

/** What was typed was the code of another letter: always on the page, so that what appears in it is read aloud. */
export function OtherLetterOffer({ code }: { readonly code: string | null }) {
  return (
    <div role="status">
      {code && (
        <div className={classNames(room.notice, styles.offer)}>
          <p>{t(`${code} ouvre une autre enquête.`)}</p>
          <ButtonLink to={`/a/${code}`}>Commencer cette enquête</ButtonLink>
        </div>
      )}
    </div>
  );
}
