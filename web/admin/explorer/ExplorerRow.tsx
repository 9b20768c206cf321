import { useState } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { STATE_LABELS, type StaffStatusBody, changeOrderStep, sendFullOnWin } from '../calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import { alertFailure } from '../use-staff-request.ts';
import styles from './Explorer.module.css';
import '../../styles/tick.css';

const NONE = 'NONE';
const DATE_LENGTH = 10;

interface ExplorerRowProps {
  readonly order: StaffStatusBody;
  readonly number: number;
  /** Existing step numbers of the city; null until loaded. */
  readonly steps: readonly number[] | null;
}

/** One order, with its two changes that need a confirmation. */
export function ExplorerRow({ order, number, steps }: ExplorerRowProps) {
  const { code, identifier, story, state, step } = order;
  const [notice, setNotice] = useState<string | null>(null);
  const fail = (result: ApiResult<unknown>) => {
    if (!result.ok) setNotice(alertFailure(result));
  };
  return (
    <tr role="row">
      <td role="cell" data-label="#" className={styles.cell}>
        {number}
      </td>
      <td role="cell" data-label="Code" className={classNames(styles.cell, 'typed')}>
        <Link to={`/admin/orders/${code}`}>{code}</Link>
      </td>
      <td role="cell" data-label="Identifier" className={classNames(styles.cell, styles.identifier)}>
        {identifier ?? <Nothing />}
      </td>
      <td role="cell" data-label="City" className={styles.cell}>
        {story.city}
      </td>
      <td role="cell" data-label="State" data-state={state} className={styles.cell}>
        <span className={styles.state}>{STATE_LABELS[state]}</span>
        {order.staff.stoppedAt && <span className={styles.stopped}>code arrêté</span>}
      </td>
      <td role="cell" data-label="Step" className={styles.cell}>
        {step ? `${step.index} ${step.name}` : <Nothing />}
        {notice && (
          <span role="alert" className="field__error">
            {typeset(notice)}
          </span>
        )}
      </td>
      <td role="cell" data-label="Full Price" className={styles.cell}>
        <FullPrice order={order} onFailure={fail} />
      </td>
      <td role="cell" data-label="Steps" className={styles.cell}>
        <StepKeys order={order} steps={steps} onFailure={fail} onRefused={setNotice} />
      </td>
      <td role="cell" data-label="Updated" className={styles.cell}>
        {order.lastStepDate?.slice(0, DATE_LENGTH) ?? NONE}
      </td>
    </tr>
  );
}

const Nothing = () => <span aria-hidden="true">–</span>;

interface ChangeProps {
  readonly order: StaffStatusBody;
  readonly onFailure: (result: ApiResult<unknown>) => void;
}

/** Full price after the end. The page is reloaded to update the list. */
function FullPrice({ order: { code, fullOnWin }, onFailure }: ChangeProps) {
  const toggle = async () => {
    if (!window.confirm(`Plein tarif pour ${code} : ${fullOnWin ? 'non' : 'oui'} ?`)) return;
    const result = await sendFullOnWin(code, !fullOnWin);
    if (result.ok) window.location.reload();
    else onFailure(result);
  };
  return (
    <input
      className="tick"
      type="checkbox"
      aria-label={`Full Price ${code}`}
      checked={fullOnWin}
      onChange={() => void toggle()}
    />
  );
}

interface StepKeysProps extends ChangeProps, Pick<ExplorerRowProps, 'steps'> {
  readonly onRefused: (why: string) => void;
}

/** One step back or forth. The page is reloaded to update the list. */
function StepKeys({ order: { code, step }, steps, onFailure, onRefused }: StepKeysProps) {
  const isStep = (wanted: number): boolean => step !== null && (steps?.includes(wanted) ?? true);
  const move = async (by: 1 | -1) => {
    if (!step) return window.alert('No step index');
    if (!isStep(step.index + by)) {
      onRefused(
        `Cette ville n’a pas d’étape ${step.index + by} : le dossier du pli mène à toutes les autres.`,
      );
      return window.alert('Problème');
    }
    if (!window.confirm(`${code} : passer de l’étape ${step.index} à l’étape ${step.index + by} ?`)) return;
    const result = await changeOrderStep(code, step.index + by);
    if (result.ok) window.location.reload();
    else onFailure(result);
  };
  return (
    <span className={styles.keys}>
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          className={classNames('button--small', !isStep((step?.index ?? 0) + by) && styles.idle)}
          aria-label={`${by < 0 ? '−' : '+'} une étape : ${code}`}
          onClick={() => void move(by)}
        >
          {by < 0 ? '−' : '+'}
        </Button>
      ))}
    </span>
  );
}
