import { ButtonLink } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { CODE_LENGTH } from '../../state/session/activation-code.ts';
import { typeset } from '../../components/text/typography.tsx';
import room from '../Room.module.css';
import styles from './OtherLetterOffer.module.css';

/**
 * Offer for an answer that is the code of another letter. The status element is always mounted, so that its
 * text is announced.
 */
export function OtherLetterOffer({ code }: { readonly code: string | null }) {
  return (
    <div role="status">
      {code && (
        <div className={classNames(room.notice, styles.offer)}>
          <p>{typeset(`${code.length > CODE_LENGTH ? `« ${code} »` : code} ouvre une autre enquête.`)}</p>
          <ButtonLink to={`/a/${encodeURIComponent(code)}`}>Commencer cette enquête</ButtonLink>
        </div>
      )}
    </div>
  );
}
