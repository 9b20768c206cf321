import { Button } from '../../components/actions/Button.tsx';
import { lazyPicture } from '../../components/lazy.ts';
import notice from '../../components/forms/Notice.module.css';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { PaperPage } from '../../components/papers/PaperPage.tsx';
import { Typeset } from '../../components/text/typography.tsx';
import { restartSession } from '../../state/session/session.ts';
import { useWords } from '../../words/use-words.ts';

const CutWire = lazyPicture(async () => (await import('../../components/engravings/CutWire.tsx')).CutWire);

/** Shown when the session cannot be checked and this device has no stored status. */
export function NoNetwork() {
  const { errors } = useWords('common');
  return (
    <PaperPage className={notice.notice}>
      <PageTitle>Pas de réseau</PageTitle>
      <div className={notice.plate}>
        <CutWire className={notice.picture} />
      </div>
      <h1 className="typed">{errors.codes.ERROR_NETWORK}</h1>
      <p>
        <Typeset>
          Le fil est coupé entre vous et nous. Votre enquête vous attend de ce côté-ci, à l’abri.
        </Typeset>
      </p>
      <Button primary onClick={() => void restartSession()}>
        Réessayer
      </Button>
    </PaperPage>
  );
}
