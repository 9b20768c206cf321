import { useEffect, useId, useState } from 'react';
import { isRecord } from '../../../engine/public.ts';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { propertiesOf } from '../../../engine/edit/page/page-tree.ts';
import type { JsxElement } from '../../../engine/scenario/parse/passages.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { readText } from '../files/edit-calls.ts';
import { fileOfStep, stepLabel } from '../files/file-names.ts';
import { fieldKey, useFormScope } from '../form/form-scope.ts';
import { TextControl } from '../form/typed-controls.tsx';
import { yamlData } from '../form/written-at.ts';
import { attributeName } from './blocks.ts';
import styles from './Page.module.css';

const DEEDS = {
  chose: 'ont choisi',
  solved: 'ont résolu',
  asked: 'ont demandé un indice à',
  took: 'ont pris le trajet de secours à',
} as const;
type Deed = keyof typeof DEEDS;
const isDeed = (name: string): name is Deed => name in DEEDS;

interface Option {
  readonly name: string;
  readonly label: string;
}

const NOTHING = { options: [] };

/** The options of a choice; none while its step is read, and for another puzzle. */
function useOptions(city: DeskCity, step: string): readonly Option[] {
  const [read, setRead] = useState<{ readonly file?: string; readonly options: readonly Option[] }>(NOTHING);
  const file = fileOfStep(city, step);
  useEffect(() => {
    let isCurrent = true;
    if (file !== undefined)
      void readText(`${city.slug}/${file}`).then((answer) => {
        if (isCurrent && answer.ok) setRead({ file, options: optionsIn(yamlData(answer.data.text)) });
      });
    return () => void (isCurrent = false);
  }, [city.slug, file]);
  return read.file === file ? read.options : [];
}

function optionsIn(step: unknown): readonly Option[] {
  const puzzle = isRecord(step) ? step['puzzle'] : undefined;
  const options =
    isRecord(puzzle) && Array.isArray(puzzle['options']) ? (puzzle['options'] as unknown[]) : [];
  return options.flatMap((option) =>
    isRecord(option)
      ? [{ name: String(option['name']), label: String(option['label'] ?? option['name']) }]
      : [],
  );
}

interface PassageFieldsProps {
  readonly city: DeskCity;
  readonly tag: JsxElement;
  readonly path: ValuePath;
}

/** Whom a passage is for: « ceux qui ont choisi… », and whether for all others. */
export function PassageFields({ city, tag, path }: PassageFieldsProps) {
  const { change, write } = useFormScope();
  const id = useId();
  const written = new Map(
    propertiesOf(tag).map(({ name, value }) => [name, typeof value === 'string' ? value : true]),
  );
  const deed = [...written.keys()].find(isDeed) ?? 'solved';
  const step = String(written.get(deed) ?? '');
  const option = String(written.get('is') ?? '');
  const options = useOptions(city, deed === 'chose' ? step : '');
  /** Only what differs is written. */
  const set = (next: ReadonlyMap<string, string | true>): void => {
    for (const name of written.keys())
      if (name !== 'elsewhere' && name !== 'not' && !next.has(name))
        change({ op: 'remove', path: [...path, name] });
    for (const [name, value] of next)
      if (!written.has(name)) change({ op: 'add', path, key: name, value });
      else if (written.get(name) !== value) change({ op: 'set', path: [...path, name], value });
    write();
  };
  const setDeed = (as: Deed, at: string, is: string): void =>
    set(new Map<string, string>([[as, at], ...(as === 'chose' ? ([['is', is]] as const) : [])]));
  const setOthers = (isOther: boolean): void => {
    change(isOther ? { op: 'add', path, key: 'not', value: true } : { op: 'remove', path: [...path, 'not'] });
    write();
  };
  const steps = (city.graph?.nodes ?? []).filter(({ at }) => at);
  const chooses = steps.filter(({ isChoice }) => isChoice);
  const offered = deed === 'chose' ? chooses : steps;
  return (
    <Stack gap={1} className={styles.tag}>
      <label htmlFor={`${id}-deed`}>
        <span>{typeset('Pour ceux qui…')}</span>
        <select
          id={`${id}-deed`}
          value={deed}
          onChange={({ target: { value } }) => {
            const as = value as Deed;
            setDeed(as, as === 'chose' ? (chooses[0]?.id ?? step) : step, option);
          }}
        >
          {Object.entries(DEEDS).map(([name, words]) => (
            <option key={name} value={name} disabled={name === 'chose' && chooses.length === 0}>
              {typeset(words)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-step`} data-field={fieldKey([...path, deed])}>
        <span>{typeset('À l’étape')}</span>
        <select id={`${id}-step`} value={step} onChange={({ target }) => setDeed(deed, target.value, option)}>
          {!offered.some((node) => node.id === step) && <option value={step}>{step}</option>}
          {offered.map((node) => (
            <option key={node.id} value={node.id}>
              {typeset(stepLabel(node))}
            </option>
          ))}
        </select>
      </label>
      {deed === 'chose' && (
        <label htmlFor={`${id}-is`} data-field={fieldKey([...path, 'is'])}>
          <span>{typeset(attributeName('is'))}</span>
          <select id={`${id}-is`} value={option} onChange={({ target }) => setDeed(deed, step, target.value)}>
            {!options.some(({ name }) => name === option) && (
              <option value={option}>{typeset(option === '' ? 'À choisir…' : option)}</option>
            )}
            {options.map(({ name, label }) => (
              <option key={name} value={name}>
                {typeset(label)}
              </option>
            ))}
          </select>
        </label>
      )}
      {typeof written.get('elsewhere') === 'string' && (
        <label data-field={fieldKey([...path, 'elsewhere'])}>
          <span>{typeset('Dans une autre ville')}</span>
          <TextControl
            path={[...path, 'elsewhere']}
            value={String(written.get('elsewhere'))}
            isLong={false}
          />
        </label>
      )}
      <label htmlFor={`${id}-not`}>
        <span>{typeset('À l’envers')}</span>
        <span>
          <input
            id={`${id}-not`}
            type="checkbox"
            checked={written.has('not')}
            onChange={({ target }) => setOthers(target.checked)}
          />{' '}
          {typeset('pour tous, sauf ceux-là')}
        </span>
      </label>
    </Stack>
  );
}
