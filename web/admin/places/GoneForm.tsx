import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { SelectField } from '../../components/forms/SelectField.tsx';
import { TextAreaField } from '../../components/forms/TextAreaField.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { useCities } from '../CitySelect.tsx';
import styles from './Places.module.css';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';

type RemedyBody = ApiSchemas['Remedy'];
export type PlaceBody = ApiSchemas['Place'];
export type PlaceReportBody = ApiSchemas['PlaceReport'];

type Changed = ApiPromise<readonly PlaceBody[]>;

export const fetchPlaces = (city: string): Changed =>
  request('GET', `admin/places?city=${encodeURIComponent(city)}`);
export const reportsOf = (city: string): ApiPromise<readonly PlaceReportBody[]> =>
  request('GET', `admin/reports?city=${encodeURIComponent(city)}`);
const sendMarkGone = ({ city, place, version }: PlaceBody, sentence: string, remedy: RemedyBody): Changed =>
  request('POST', 'admin/places/gone', { body: { cityName: city, place, version, sentence, remedy } });
export const sendMarkBack = ({ city, place, version }: PlaceBody): Changed =>
  request('POST', 'admin/places/back', { body: { cityName: city, place, version } });

export interface PlaceProps {
  readonly place: PlaceBody;
  readonly change: (call: () => ApiPromise<readonly PlaceBody[]>) => Promise<boolean>;
}

const mostHints = ({ steps }: PlaceBody): number =>
  steps.length === 0 ? 0 : Math.min(...steps.map(({ hints }) => hints));

interface RemedyDraft {
  readonly kind: RemedyBody['kind'];
  readonly hint: number;
  readonly photo: string;
  readonly alt: string;
}

function remedyOf({ kind, hint, photo, alt }: RemedyDraft): RemedyBody {
  if (kind === 'photo') return { kind, photo, alt: alt.trim() };
  return kind === 'hint' ? { kind, hint } : { kind };
}

/** Notice for the players, and their replacement: a hint, a picture of the city, or the solution. */
export function GoneForm({ place, change }: PlaceProps) {
  const pictures = useCities().rows?.find(({ city }) => city === place.city)?.pictures ?? [];
  const hints = Array.from({ length: mostHints(place) }, (_, index) => index + 1);
  const [sentence, setSentence] = useState('');
  const [draft, setDraft] = useState<RemedyDraft>({
    kind: hints.length > 0 ? 'hint' : 'solution',
    hint: 1,
    photo: '',
    alt: '',
  });
  const set = (patch: Partial<RemedyDraft>) => setDraft((current) => ({ ...current, ...patch }));
  const ready =
    sentence.trim() !== '' && (draft.kind !== 'photo' || (draft.photo !== '' && draft.alt.trim() !== ''));
  return (
    <Stack
      as="form"
      gap={3}
      className={styles.form}
      onSubmit={submitting(() => change(() => sendMarkGone(place, sentence.trim(), remedyOf(draft))))}
    >
      <TextAreaField
        label="Ce que lisent les joueurs"
        rows={2}
        maxLength={2000}
        value={sentence}
        onType={setSentence}
      />
      <SelectField
        label="Le remède"
        value={draft.kind}
        onPick={(kind) => set({ kind: kind as RemedyBody['kind'] })}
      >
        {hints.length > 0 && <option value="hint">un indice</option>}
        {pictures.length > 0 && <option value="photo">une image</option>}
        <option value="solution">la solution</option>
      </SelectField>
      {draft.kind === 'hint' && (
        <SelectField label="Lequel" value={String(draft.hint)} onPick={(hint) => set({ hint: Number(hint) })}>
          {hints.map((number) => (
            <option key={number} value={number}>
              {typeset(`l’indice ${number}`)}
            </option>
          ))}
        </SelectField>
      )}
      {draft.kind === 'photo' && (
        <>
          <SelectField label="Laquelle" value={draft.photo} onPick={(photo) => set({ photo })}>
            <option value="">Choisir une image</option>
            {pictures.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <Field label="Ce qu’elle montre" value={draft.alt} maxLength={500} onType={(alt) => set({ alt })} />
        </>
      )}
      <Button type="submit" primary disabled={!ready}>
        Dire aux joueurs
      </Button>
    </Stack>
  );
}
