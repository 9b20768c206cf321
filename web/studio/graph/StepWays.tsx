import type { DeskCity } from '../../../engine/graph/desk.ts';
import { t } from '../../components/text/typography.tsx';
import { useFileEditor } from '../files/use-file-editor.ts';
import { yamlData } from '../form/problems-by-field.ts';
import { SheetState } from '../sheet/SheetState.tsx';
import { type StepWay, stepWays, wayEdit } from './step-ways.ts';
import styles from './StepWays.module.css';
import controls from '../controls.module.css';

interface StepWaysProps {
  readonly city: Pick<DeskCity, 'slug' | 'folder' | 'graph'>;
  /** The file of the step, below its city’s folder. */
  readonly file: string;
}

/** The ways out of a step as a list, each to be led to another step. */
export function StepWays({ city, file }: StepWaysProps) {
  const { editor, state } = useFileEditor(`${city.slug}/${file}`);
  const names = (city.graph?.nodes ?? []).flatMap(({ id, at }) => (at ? [id] : []));
  const lead = (way: StepWay, to: string | null) => editor.change(wayEdit(way, to)) && void editor.write();
  return (
    <details className={styles.ways}>
      <summary>{t('Où mène cette étape')}</summary>
      {stepWays(yamlData(state.draft?.text ?? '')).map((way) => (
        <label className={controls.field} key={way.label}>
          {t(way.label)}
          <select value={way.to ?? ''} onChange={({ target }) => lead(way, target.value === '' ? null : target.value)}>
            {(way.isOptional || way.to === null) && <option value="">{t('nulle part')}</option>}
            {[...new Set([...(way.to === null ? [] : [way.to]), ...names])].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ))}
      <SheetState city={city} path={file} line={1} editor={editor} state={state} />
    </details>
  );
}
