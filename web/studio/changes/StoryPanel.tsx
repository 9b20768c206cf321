import type { DeskCity } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import type { WrittenEdit } from '../files/edit-calls.ts';
import { textsMade } from '../files/history.tsx';
import type { CityChanger } from '../files/use-city-change.ts';
import { useFileEditor } from '../files/file-editor.ts';
import { yamlData } from '../form/written-at.ts';
import { StepWays } from '../graph/StepWays.tsx';
import { openSheet } from '../sheet/open-place.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { type ChangeForm, changeForms } from './change-forms.ts';
import { changePlace } from './change-place.ts';
import styles from './Changes.module.css';
import type { FormValues } from './form-values.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { updateTabState, useTabState } from '../tab-state.ts';
import type { StepWithFile } from '../use-telephone.ts';

interface StoryPanelProps {
  readonly city: DeskCity;
  /** The chosen step, to which the telephone may still be on its way. */
  readonly chosen: StepWithFile | null;
  /** Null for a step that is not there. */
  readonly withFile: (step: string) => StepWithFile | null;
  /** Told of the step that a change leads to, as soon as it is written. */
  readonly onAdded: (step: StepWithFile) => void;
  readonly changer: CityChanger;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The chosen step: its form, the steps to which it leads, and the changes of the story around it. */
export function StoryPanel({ city, chosen, withFile, onAdded, changer }: StoryPanelProps) {
  const [open, setOpen] = useOpenChange(city.slug);
  const start = (change: OpenChange) => {
    changer.forget();
    setOpen(change);
  };
  const changed = open && withFile(open.step);
  return (
    <Stack gap={1} align="start" className={styles.panel}>
      {chosen && (
        <>
          <button type="button" onClick={() => openSheet(city.slug, { file: chosen.file, at: null })}>
            {typeset(`Fiche de ${chosen.step}`)}
          </button>
          <StepWays key={chosen.file} city={city} {...chosen} changer={changer} />
          <StepChanges key={`${chosen.file} changes`} city={city} {...chosen} onChange={start} />
        </>
      )}
      {open && changed && (
        <OpenChangeForm
          key={`${open.id} ${open.step}`}
          city={city}
          file={changed.file}
          open={open}
          withFile={withFile}
          onTold={changer.tell}
          onAdded={onAdded}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}

interface StepChangesProps {
  readonly city: DeskCity;
  readonly file: string;
  readonly step: string;
  readonly onChange: (change: OpenChange) => void;
}

function StepChanges({ city, file, step, onChange }: StepChangesProps) {
  const { state } = useFileEditor(`${city.slug}/${file}`);
  const place = changePlace(city, step, yamlData(state.draft?.text ?? ''));
  return (
    <ChangeMenu
      forms={changeForms.filter((form) => form.isFor(place))}
      onChoose={({ id }) => onChange({ id, step })}
    />
  );
}

interface OpenChangeFormProps {
  readonly city: DeskCity;
  readonly file: string;
  readonly open: OpenChange;
  /** `file`: of what was added. */
  readonly onTold: (sentences: readonly string[], file?: string) => void;
  readonly withFile: StoryPanelProps['withFile'];
  readonly onAdded: StoryPanelProps['onAdded'];
  readonly onClose: () => void;
}

function OpenChangeForm({ city, file, open, withFile, onTold, onAdded, onClose }: OpenChangeFormProps) {
  const path = `${city.slug}/${file}`;
  const { state } = useFileEditor(path);
  const form: ChangeForm | undefined = changeForms.find(({ id }) => id === open.id);
  if (!form || !state.draft) return null;
  const place = changePlace(city, open.step, yamlData(state.draft.text));
  const way = open.way === undefined ? -1 : place.ways.findIndex((one) => isSame(one.path, open.way));
  const finish = ({ told, files }: WrittenEdit, values: FormValues) => {
    onClose();
    onTold([form.done, ...told], form.fileShown?.(values));
    const step = form.stepShown?.(values, place) ?? '';
    // A step that has another name keeps its file.
    if (step !== '') onAdded(withFile(step) ?? { step, file: textsMade(city.slug, files)[0] ?? file });
  };
  return (
    <ChangeDialog
      city={city}
      form={form}
      place={place}
      known={way < 0 ? {} : { way: String(way) }}
      seen={{ [path]: state.draft.saved.seen }}
      onWritten={finish}
      onClose={onClose}
    />
  );
}

const GROUPS: readonly { readonly group: ChangeForm['group']; readonly label: string }[] = [
  { group: 'after', label: 'Après cette étape' },
  { group: 'step', label: 'Cette étape' },
  { group: 'papers', label: 'Messages, documents et lieux' },
];

interface ChangeMenuProps {
  readonly forms: readonly ChangeForm[];
  readonly onChoose: (form: ChangeForm) => void;
}

/** The changes of the story that are possible at a step. It stays open from one change to the next. */
function ChangeMenu({ forms, onChoose }: ChangeMenuProps) {
  const [isOpen, setOpen] = useTabState('changes', false);
  return (
    <details
      className={`${controls.unfolding} ${styles.menu}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{typeset('Changer l’histoire')}</summary>
      {GROUPS.map(({ group, label }) => {
        const own = forms.filter((form) => form.group === group);
        return (
          own.length > 0 && (
            <section key={group} aria-label={typeset(label)}>
              <p>{typeset(label)}</p>
              {own.map((form) => (
                <button key={form.id} type="button" className={controls.link} onClick={() => onChoose(form)}>
                  {typeset(`${form.label}…`)}
                </button>
              ))}
            </section>
          )
        );
      })}
    </details>
  );
}

/** The form of a change that is open. */
interface OpenChange {
  /** Of its form. */
  readonly id: string;
  readonly step: string;
  /** The way on which something is inserted, by its place in the step’s file; the first one when missing. */
  readonly way?: ValuePath;
}

const nameOf = (city: string): string => `change.${city}`;

/** The open form of a city, and how to open another or close it. */
const useOpenChange = (city: string) => useTabState<OpenChange | null>(nameOf(city), null);

/** Opens the form of a change from anywhere in the studio. */
export const openChange = (city: string, change: OpenChange): void =>
  updateTabState<OpenChange | null>(nameOf(city), null, () => change);
