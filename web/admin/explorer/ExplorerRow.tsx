import { useState } from 'react';
import { Link } from '../../components/Link.tsx';
import type { StaffStatus } from '../staff-status.ts';
import type { ApiResult } from '../../api/client.ts';
import { Button } from '../../components/Button.tsx';
import { t } from '../../components/typography.tsx';
import { alertFailure, explanationOf } from '../alerts.ts';
import { changeOrderStep, setFullOnWin } from '../calls.ts';
import { STATE_LABELS } from '../labels.ts';
import styles from './Explorer.module.css';
import '../../styles/tick.css';

const NONE = 'NONE';
const DATE_LENGTH = 10;

/** One order: where it stands, and the two things that are changed from here, each after a question. */
export function ExplorerRow({ order, number }: { readonly order: StaffStatus; readonly number: number }) {
  const { code, identifier, story, state, step } = order;
  const [notice, setNotice] = useState<string | null>(null);
  const fail = (result: ApiResult<unknown>) => {
    if (result.ok) return;
    setNotice(explanationOf(result));
    alertFailure(result);
  };
  return (
    <tr role="row">
      <td role="cell" data-label="#">
        {number}
      </td>
      <td role="cell" data-label="Code" className="typed">
        <Link to={`/admin/orders/${code}`}>{code}</Link>
      </td>
      <td role="cell" data-label="Identifier" className={styles.identifier}>
        {identifier}
      </td>
      <td role="cell" data-label="City">
        {story.city}
      </td>
      <td role="cell" data-label="State">
        {STATE_LABELS[state]}
      </td>
      <td role="cell" data-label="Step">
        {step && `${step.index} ${step.name}`}
        {notice && (
          <span role="alert" className="field__error">
            {t(notice)}
          </span>
        )}
      </td>
      <td role="cell" data-label="Full Price">
        <FullPrice order={order} onFailure={fail} />
      </td>
      <td role="cell" data-label="Steps">
        <StepKeys order={order} onFailure={fail} />
      </td>
      <td role="cell" data-label="Updated" className="typed">
        {order.lastStepDate?.slice(0, DATE_LENGTH) ?? NONE}
      </td>
    </tr>
  );
}

interface ChangeProps {
  readonly order: StaffStatus;
  readonly onFailure: (result: ApiResult<unknown>) => void;
}

/** The full price after the end: ticked at once, and unticked again when the server says no. */
function FullPrice({ order: { code, fullOnWin }, onFailure }: ChangeProps) {
  const [full, setFull] = useState(fullOnWin);
  const toggle = async () => {
    if (!window.confirm(`Plein tarif pour ${code} : ${full ? 'non' : 'oui'} ?`)) return;
    const result = await setFullOnWin(code, !full);
    if (result.ok) setFull(!full);
    else onFailure(result);
  };
  return <input className="tick" type="checkbox" aria-label={`Full Price ${code}`} checked={full} onChange={() => void toggle()} />;
}

/** One step back or forth; the page is loaded again, for the register to be true. */
function StepKeys({ order: { code, step }, onFailure }: ChangeProps) {
  const move = async (by: 1 | -1) => {
    if (!step) return window.alert('No step index');
    if (!window.confirm(`${code} : passer de l’étape ${step.index} à l’étape ${step.index + by} ?`)) return;
    const result = await changeOrderStep(code, step.index + by);
    if (result.ok) window.location.reload();
    else onFailure(result);
  };
  return (
    <span className={styles.keys}>
      <Button className="button--small" aria-label={`− une étape : ${code}`} onClick={() => void move(-1)}>
        −
      </Button>
      <Button className="button--small" aria-label={`+ une étape : ${code}`} onClick={() => void move(1)}>
        +
      </Button>
    </span>
  );
}
