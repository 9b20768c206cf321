import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { PlacedGraph } from '../../../engine/graph/placed-graph.ts';
import type { Presence } from '../../../engine/graph/presence.ts';
import { typeset } from '../../components/text/typography.tsx';
import { StoryPanel, openChange } from '../changes/StoryPanel.tsx';
import { fileOfStep } from '../files/file-names.ts';
import { HistoryButtons } from '../files/history.tsx';
import { type CityChanger, useCityChange } from '../files/use-city-change.ts';
import { placeAt } from '../place-at.ts';
import { openSheet, setOpenPlace } from '../sheet/open-place.ts';
import { SCREENS, type ScreenName, type StepWithFile, type Telephone } from '../use-telephone.ts';
import { StoryMap } from './StoryMap.tsx';
import styles from './StoryView.module.css';
import { useArrows } from './use-arrows.ts';
import controls from '../controls.module.css';
import { Stack } from '../../components/layout/layout.tsx';
import { Told } from '../changes/ChangeDialog.tsx';
import { ChangeRefusal } from '../changes/ChangeRefusal.tsx';
import { Alert } from '../Alert.tsx';

interface StoryViewProps {
  readonly city: DeskCity;
  readonly graph: PlacedGraph;
  readonly presence: Presence;
  readonly telephone: Telephone;
}

/** The story as a drawing, on which a step is chosen and arrows are drawn. */
export function StoryView({ city, graph, presence, telephone }: StoryViewProps) {
  const changer = useCityChange(city.slug);
  const arrows = useArrows({
    city,
    changer,
    onInsert: ({ step, path }) => openChange(city.slug, { id: 'insert-step', step, way: path }),
  });
  const here = telephone.standing?.step ?? null;
  const { awaited } = telephone;
  const withFile = (step: string | null): StepWithFile | null => {
    if (awaited !== null && awaited.step === step) return awaited;
    const file = step === null ? undefined : fileOfStep(city, step);
    return step === null || file === undefined ? null : { step, file };
  };
  const choose = (added: StepWithFile) => {
    telephone.expect(added);
    setOpenPlace(city.slug, { file: added.file, at: null });
  };
  const show = (id: string) => {
    telephone.goTo(placeAt(presence, id, telephone.standing));
    const file = fileOfStep(city, id);
    if (file !== undefined) setOpenPlace(city.slug, { file, at: null });
  };
  return (
    <StoryMap
      graph={graph}
      here={here}
      onChoose={({ id }) => {
        changer.forget();
        show(id);
      }}
      arrows={arrows}
      words={<CityChangeWords city={city.slug} changer={changer} />}
      controls={
        <>
          <HistoryButtons
            onFile={() => {
              changer.forget();
              // What is undone may be the step itself.
              if (awaited) telephone.expect(null);
            }}
          />
          <OpensOn telephone={telephone} />
        </>
      }
    >
      {graph.nodes.length === 0 && <p role="status">{typeset('Cette ville n’a pas encore d’étape.')}</p>}
      <StoryPanel
        city={city}
        // A step that was taken out has no panel any more.
        chosen={withFile(telephone.step) ?? withFile(here)}
        withFile={withFile}
        onAdded={choose}
        changer={changer}
      />
    </StoryMap>
  );
}

const OPENS: Readonly<Record<ScreenName, string>> = {
  arrival: 'l’arrivée',
  home: 'le bureau',
  puzzle: 'l’épreuve',
};

/** Chooses the screen that the telephone shows for a chosen step. */
function OpensOn({ telephone: { opens, setOpens } }: { readonly telephone: Telephone }) {
  return (
    <label className={styles.opens}>
      {typeset('Une étape s’ouvre sur')}
      <select value={opens} onChange={({ target }) => setOpens(target.value as ScreenName)}>
        {SCREENS.map((screen) => (
          <option key={screen} value={screen}>
            {typeset(OPENS[screen])}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CityChangeWordsProps {
  readonly city: string;
  readonly changer: CityChanger;
}

/** What a change of the story did, or why nothing is written. */
function CityChangeWords({ city, changer: { answer, force, forget } }: CityChangeWordsProps) {
  const { told, file, failure, refusal } = answer;
  if (told.length === 0 && !failure && refusal === null) return null;
  return (
    <Stack gap={1} align="start" className={styles.words}>
      {told.length > 0 && <Told sentences={told} />}
      {failure && <ChangeRefusal failure={failure} onForce={force} onLeave={forget} />}
      <Alert>{refusal}</Alert>
      <div className={controls.row}>
        {file !== null && (
          <button type="button" onClick={() => openSheet(city, { file, at: null })}>
            {typeset('Ouvrir sa fiche')}
          </button>
        )}
        <button type="button" onClick={forget}>
          Fermer
        </button>
      </div>
    </Stack>
  );
}
