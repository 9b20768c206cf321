import { Button } from '../../components/actions/Button.tsx';
import { lazyPicture } from '../../components/lazy.ts';
import notice from '../../components/forms/Notice.module.css';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { PaperPage } from '../../components/papers/PaperPage.tsx';
import { restartSession } from '../../state/session/session.ts';
import { useWords } from '../../words/use-words.ts';

const CutWire = lazyPicture(async () => (await import('../../components/engravings/CutWire.tsx')).CutWire);

/** Shown when the session cannot be checked and this device has no stored status. */
export function NoNetwork() {
  const { noNetwork: words, errors, retry } = useWords('common');
  return (
    <PaperPage className={notice.notice}>
      <PageTitle>{words.title}</PageTitle>
      <div className={notice.plate}>
        <CutWire className={notice.picture} />
      </div>
      <h1 className="typed">{errors.codes.ERROR_NETWORK}</h1>
      <p>{words.text}</p>
      <Button primary onClick={() => void restartSession()}>
        {retry}
      </Button>
    </PaperPage>
  );
}
