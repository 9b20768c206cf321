import { useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { whyNot } from '../files/edit-calls.ts';
import { ReadyButton } from '../ReadyButton.tsx';
import { removeCity } from './publication-calls.ts';

/** Takes away a city that was never published; the desk then shows another one. */
export function RemoveCity({ city: { slug, name } }: { readonly city: Pick<DeskCity, 'slug' | 'name'> }) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    const answer = await removeCity(slug);
    setBusy(false);
    setRefusal(answer.ok ? null : whyNot(answer));
  };
  return (
    <details className={controls.unfolding}>
      <summary>{typeset('Effacer ce brouillon')}</summary>
      <p>
        {typeset(
          `Tous les textes, images et sons de « ${name} » s’en vont. « Défaire » les rend, tant que cette page reste ouverte.`,
        )}
      </p>
      <p>
        <ReadyButton missing={null} isBusy={isBusy} onClick={() => void remove()}>
          {typeset(`Effacer « ${name} »`)}
        </ReadyButton>
      </p>
      {refusal !== null && <p role="alert">{typeset(refusal)}</p>}
    </details>
  );
}
