import type { NamedKind } from '../../../engine/story/former-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { useFormScope } from './form-scope.ts';

interface RenameOfferProps {
  readonly what: NamedKind;
  readonly from: string;
}

/** Beside the name of a thing: the way to change it in every file that names it. */
export function RenameOffer({ what, from }: RenameOfferProps) {
  const { rename } = useFormScope();
  if (rename === undefined) return null;
  if (rename === null)
    return <p>{typeset('Pour le renommer partout, écrivez d’abord vos changements, ou oubliez-les.')}</p>;
  return (
    <button
      type="button"
      className={controls.link}
      aria-label={typeset(`Renommer partout : ${from}`)}
      onClick={() => rename(what, from)}
    >
      {typeset('Renommer partout…')}
    </button>
  );
}
