import { useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import type { CityChanger } from '../files/use-city-change.ts';
import { useFileEditor } from '../files/file-editor.ts';
import { stepLabels } from '../files/file-names.ts';
import { yamlData } from '../form/written-at.ts';
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
  const labels = stepLabels(city.graph);
  const lead = (way: StepWay, to: string | null) =>
    void changer.apply(
      { kind: 'set-arrow', arrow: { step, path: way.path }, to },
      saved && { seen: { [path]: saved.seen } },
    );
  return (
    <details className={`${controls.unfolding} ${styles.ways}`}>
      <summary>{typeset('Où mène cette étape')}</summary>
      {stepWays(yamlData(saved?.text ?? '')).map((way) => (
        <WayField key={`${way.label} ${way.to}`} way={way} labels={labels} onLead={(to) => lead(way, to)} />
      ))}
    </details>
  );
}

interface WayFieldProps {
  readonly way: StepWay;
  /** Of the steps of the city, by their names. */
  readonly labels: ReadonlyMap<string, string>;
  readonly onLead: (to: string | null) => void;
}

/** One way. Arrow keys pass through the names of a list, so that the chosen one is written by a button. */
function WayField({ way, labels, onLead }: WayFieldProps) {
  const now = way.to ?? '';
  const [to, setTo] = useState(now);
  return (
    <div className={controls.row}>
      <label className={controls.field}>
        {typeset(way.label)}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          {(way.isOptional || way.to === null) && <option value="">{typeset('nulle part')}</option>}
          {[...new Set([...(way.to === null ? [] : [way.to]), ...labels.keys()])].map((name) => (
            <option key={name} value={name}>
              {typeset(labels.get(name) ?? name)}
            </option>
          ))}
        </select>
      </label>
      {to !== now && (
        <button type="button" onClick={() => onLead(to === '' ? null : to)}>
          {typeset('Mener là')}
        </button>
      )}
    </div>
  );
}
