import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';

interface CopyLinkProps {
  readonly link: string;
  /** Rejects where the browser forbids writing to the clipboard. */
  readonly copy?: (text: string) => Promise<void>;
}

/** Over plain http `navigator.clipboard` is undefined: this rejects too. */
const toClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** A link to copy into another browser; where copying fails, a field to select it from. */
export function CopyLink({ link, copy = toClipboard }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const press = () =>
    copy(link).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  if (outcome === 'refused')
    return (
      <Field
        label="Lien à copier"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        autoFocus
      />
    );
  return (
    <>
      <Button className="button--small" onClick={() => void press()}>
        Copier le lien
      </Button>
      <p role="status">{outcome === 'copied' && 'Lien copié.'}</p>
    </>
  );
}
