import type { DeskCity } from '../../../engine/graph/desk.ts';
import { t } from '../../components/text/typography.tsx';
import type { CityChanger } from '../files/use-city-change.ts';
import { useFileEditor } from '../files/use-file-editor.ts';
import { yamlData } from '../form/problems-by-field.ts';
import { type StepWay, stepWays } from './step-ways.ts';
import styles from './StepWays.module.css';
import controls from '../controls.module.css';

interface StepWaysProps {
  readonly city: Pick<DeskCity, 'slug' | 'graph'>;
  readonly step: string;
  /** The file of the step, below its city’s folder. */
  readonly file: string;
  readonly changer: CityChanger;
}

/** The ways out of a step as a list, each to be led to another step. */
export function StepWays({ city, step, file, changer }: StepWaysProps) {
  const path = `${city.slug}/${file}`;
  const { saved } = useFileEditor(path).state.draft ?? {};
  const names = (city.graph?.nodes ?? []).flatMap(({ id, at }) => (at ? [id] : []));
  const lead = (way: StepWay, to: string | null) =>
    void changer.apply({ kind: 'set-arrow', arrow: { step, path: way.path }, to }, saved && { [path]: saved.seen });
  return (
    <details className={styles.ways}>
      <summary>{t('Où mène cette étape')}</summary>
      {stepWays(yamlData(saved?.text ?? '')).map((way) => (
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
    </details>
  );
}
