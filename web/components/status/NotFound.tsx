import { ButtonLink } from '../actions/Button.tsx';
import { ReturnedLetter } from '../engravings/ReturnedLetter.tsx';
import styles from '../forms/Notice.module.css';
import { PageTitle } from '../screen/PageTitle.tsx';
import { RubberStamp } from '../papers/RubberStamp.tsx';
import { TypedTitle } from '../text/Typed.tsx';
import { useWords } from '../../words/use-words.ts';

export function NotFound() {
  const { notFound: words } = useWords('common');
  return (
    <div className={styles.notice}>
      <PageTitle>{words.title}</PageTitle>
      <div className={styles.plate}>
        <ReturnedLetter className={styles.picture} />
        <RubberStamp className={styles.stamp}>{words.stamp}</RubberStamp>
      </div>
      <TypedTitle className="typed">{words.heading}</TypedTitle>
      <p>{words.text}</p>
      <ButtonLink primary data-back to="/">
        {words.toHome}
      </ButtonLink>
    </div>
  );
}
