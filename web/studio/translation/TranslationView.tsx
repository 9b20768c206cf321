import { type ReactNode, useId, useState } from 'react';
import type { CityTranslation, DeskCity, TranslatedText } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { ChangeRefusal } from '../changes/ChangeRefusal.tsx';
import controls from '../controls.module.css';
import { ViewColumn } from '../ViewColumn.tsx';
import { ReadyButton } from '../ReadyButton.tsx';
import { useCityData } from '../desk.ts';
import { fileLabel } from '../files/file-names.ts';
import { HistoryButtons } from '../files/history.tsx';
import { useCityChange } from '../files/use-city-change.ts';
import { useTabState } from '../tab-state.ts';
import type { Telephone } from '../use-telephone.ts';
import styles from './Translation.module.css';

const isStale = ({ state }: TranslatedText): boolean => state === 'stale' || state === 'unlocked';

const FILTERS = [
  { name: 'missing', label: 'À traduire', is: ({ state }: TranslatedText) => state === 'missing' },
  { name: 'stale', label: 'À reprendre', is: isStale },
  { name: 'all', label: 'Tout', is: () => true },
] as const;
type FilterName = (typeof FILTERS)[number]['name'];

interface TranslationViewProps {
  readonly city: DeskCity;
  readonly telephone: Telephone;
}

/** Every text of a city beside its English. */
export function TranslationView({ city, telephone }: TranslationViewProps) {
  const { data } = useCityData<CityTranslation>('translation', city.slug);
  return (
    <ViewColumn label={`${city.name} en anglais`}>
      {!data && <p role="status">{typeset('Les textes arrivent…')}</p>}
      {data?.language === null && (
        <p role="status">
          {typeset(
            'Cette ville n’a pas d’anglais : sa fiche, « La ville », en ajoute par « Autres langues ».',
          )}
        </p>
      )}
      {data?.language === 'en' && (
        <>
          <div className={controls.row}>
            <button type="button" onClick={() => telephone.speak('en')}>
              {typeset('Téléphone en anglais')}
            </button>
            <button type="button" onClick={() => telephone.speak('fr')}>
              {typeset('en français')}
            </button>
            <HistoryButtons />
          </div>
          <Texts city={city} texts={data.texts} />
        </>
      )}
    </ViewColumn>
  );
}

interface TextsProps {
  readonly city: DeskCity;
  readonly texts: readonly TranslatedText[];
}

function Texts({ city, texts }: TextsProps) {
  const [chosen, setChosen] = useTabState<FilterName>('translation', 'missing');
  const { is } = FILTERS.find(({ name }) => name === chosen) ?? FILTERS[0];
  const shown = texts.filter(is);
  const files = [...new Set(shown.map(({ file }) => file))];
  return (
    <>
      <div className={controls.row} role="group" aria-label={typeset('Textes à montrer')}>
        {FILTERS.map(({ name, label, is: counts }) => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
            {typeset(`${label} (${texts.filter(counts).length})`)}
          </button>
        ))}
      </div>
      {shown.length === 0 && <p role="status">{typeset('Rien ici.')}</p>}
      {files.map((file) => (
        <FileTexts key={`${chosen} ${file}`} label={fileLabel(city, file)} isOpen={chosen !== 'all'}>
          {() =>
            shown
              .filter((text) => text.file === file)
              .map((text) => <Text key={`${text.name} ${text.text}`} slug={city.slug} text={text} />)
          }
        </FileTexts>
      ))}
    </>
  );
}

interface FileTextsProps {
  readonly label: string;
  readonly isOpen: boolean;
  /** Drawn when it is open: a city has hundreds of fields. */
  readonly children: () => ReactNode;
}

function FileTexts({ label, isOpen: isOpenFirst, children }: FileTextsProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details
      className={controls.unfolding}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{typeset(label)}</summary>
      {isOpen && <Stack gap={3}>{children()}</Stack>}
    </details>
  );
}

function Text({ slug, text }: { readonly slug: string; readonly text: TranslatedText }) {
  const { file, name, label, french, before } = text;
  const [typed, setTyped] = useState(text.text);
  const { answer, apply, force, isBusy } = useCityChange(slug);
  const id = useId();
  const save = (words: string) =>
    void apply({ kind: 'translate', language: 'en', file, name, french, text: words });
  const isChanged = typed.trim() !== '' && typed !== text.text;
  return (
    <section className={styles.text} aria-labelledby={id}>
      <h3 id={id}>{typeset(label)}</h3>
      <div className={styles.french}>
        {before !== null && before !== '' && <p className={styles.before}>{typeset(`Avant : ${before}`)}</p>}
        <p>{typeset(french)}</p>
      </div>
      <div className={styles.own}>
        <textarea
          lang="en"
          aria-label={typeset(`${label}, en anglais`)}
          rows={Math.min(12, Math.ceil(Math.max(french.length, typed.length) / 45))}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={controls.row}>
          <ReadyButton
            missing={isChanged ? null : 'Rien n’y est changé.'}
            isQuiet
            isBusy={isBusy}
            onClick={() => save(typed)}
          >
            Enregistrer
          </ReadyButton>
          {isStale(text) && (
            <ReadyButton
              missing={isChanged ? 'Le texte est changé : enregistrez-le.' : null}
              isQuiet
              isBusy={isBusy}
              onClick={() => save(text.text)}
            >
              {typeset('Rien à changer')}
            </ReadyButton>
          )}
        </div>
        {answer.failure && (
          <ChangeRefusal failure={answer.failure} onForce={force} onLeave={() => undefined} />
        )}
      </div>
    </section>
  );
}
