import { useParameter } from 'storybook/manager-api';
import { AddonPanel } from 'storybook/internal/components';
import { STEP_SHEET, type StepSheet } from './step-sheet.ts';

const page = { padding: '16px 20px', lineHeight: 1.5, fontSize: 14, maxWidth: '62ch' } as const;

/** Where one is in a city: the step's own words, its answer, its hints and hours. */
export function StepPanel({ active }: { readonly active: boolean }) {
  const sheet = useParameter<StepSheet | null>(STEP_SHEET, null);
  return (
    <AddonPanel active={active}>
      <div style={page}>{sheet ? <Sheet {...sheet} /> : <p>Cette histoire n’est pas l’étape d’une ville.</p>}</div>
    </AddonPanel>
  );
}

function Sheet({ city, step, file, description, puzzle, answer, hints, hours, closed }: StepSheet) {
  return (
    <>
      <h2 style={{ fontSize: 18, margin: 0 }}>
        {city}, {step.toLowerCase()} <small>({file})</small>
      </h2>
      <p>{description}</p>
      {puzzle && (
        <p>
          Instrument : <b>{puzzle}</b>. Réponse du parcours écrit : <b>{answer}</b>
        </p>
      )}
      {hints.length > 0 && <h3 style={{ fontSize: 14 }}>Indices</h3>}
      <ol>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
      <h3 style={{ fontSize: 14 }}>Horaires</h3>
      <p>{hours.join(' · ')}</p>
      <p>{closed}</p>
    </>
  );
}
