import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { AdminPage } from '../AdminPage.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useStaffRequest } from '../use-staff-request.ts';
import styles from './Security.module.css';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';

type Stage =
  | { readonly name: 'known'; readonly factor: SecondFactorBody }
  | { readonly name: 'enrolling'; readonly enrolment: Enrolment }
  | { readonly name: 'enrolled'; readonly codes: readonly string[] };

/** Second factor: six digits from an app, and ten recovery codes. */
export function SecurityPage() {
  const [stage, setStage] = useState<Stage | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const request = useStaffRequest(stage ? null : 'second factor', secondFactor, (factor) =>
    setStage({ name: 'known', factor }),
  );
  const start = async (password: string) => {
    const result = await enrolSecondFactor(password);
    setNotice(result.ok ? null : (explanationOf(result) ?? 'Mauvais mot de passe'));
    if (result.ok) setStage({ name: 'enrolling', enrolment: result.data });
  };
  const confirm = async (otp: string) => {
    const result = await confirmEnrolment(otp);
    setNotice(result.ok ? null : (explanationOf(result) ?? 'Mauvais code'));
    if (result.ok) setStage({ name: 'enrolled', codes: result.data.recoveryCodes });
  };
  const disable = async (otp: string) => {
    const result = await disableSecondFactor(otp);
    setNotice(result.ok ? 'Le second facteur est retiré.' : (explanationOf(result) ?? 'Mauvais code'));
    if (result.ok) setStage({ name: 'known', factor: { enrolled: false, recoveryCodesLeft: 0 } });
  };
  return (
    <AdminPage title="Second facteur" about="Un code de votre téléphone, en plus du mot de passe.">
      <p role="status">{notice && typeset(notice)}</p>
      <LoadFailure of={request}>L’état de votre second facteur n’est pas arrivé.</LoadFailure>
      {stage?.name === 'known' && !stage.factor.enrolled && (
        <OneField key="start" label="Mot de passe" type="password" action="Commencer" onSend={start} />
      )}
      {stage?.name === 'enrolling' && <Enrolling enrolment={stage.enrolment} onConfirm={confirm} />}
      {stage?.name === 'enrolled' && <RecoveryCodes codes={stage.codes} />}
      {stage?.name === 'known' && stage.factor.enrolled && (
        <>
          <p>{typeset(`En service. Codes de secours restants : ${stage.factor.recoveryCodesLeft}.`)}</p>
          <OneField
            key="disable"
            label="Code à six chiffres"
            action="Retirer le second facteur"
            onSend={disable}
          />
        </>
      )}
    </AdminPage>
  );
}

/** Groups of four, for copying by hand. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Enrolling({
  enrolment,
  onConfirm,
}: {
  readonly enrolment: Enrolment;
  readonly onConfirm: (otp: string) => Promise<void>;
}) {
  return (
    <>
      <p>
        {typeset('Scannez ce carré avec votre application de codes, puis recopiez le code qu’elle montre.')}
      </p>
      <img
        className={styles.qr}
        alt="Code à scanner"
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
      />
      <p className={styles.secret}>{inFours(enrolment.secret)}</p>
      <OneField label="Code à six chiffres" action="Confirmer" onSend={onConfirm} />
    </>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <section aria-labelledby="recovery">
      <h2 id="recovery">Codes de secours</h2>
      <p>{typeset('Chacun sert une fois. Notez-les : ils ne seront plus montrés.')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  );
}

interface OneFieldProps {
  readonly label: string;
  readonly type?: string;
  readonly action: string;
  readonly onSend: (text: string) => Promise<void>;
}

function OneField({ label, type = 'text', action, onSend }: OneFieldProps) {
  const [text, setText] = useState('');
  return (
    <Stack as="form" gap={3} className={styles.form} onSubmit={submitting(() => onSend(text))}>
      <Field
        label={label}
        type={type}
        autoComplete={type === 'password' ? 'current-password' : 'one-time-code'}
        value={text}
        onType={setText}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {action}
      </Button>
    </Stack>
  );
}

type SecondFactorBody = ApiSchemas['SecondFactor'];
type Enrolment = ApiSchemas['Enrolment'];

const secondFactor = (): ApiPromise<SecondFactorBody> => request('GET', 'admin/secondFactor');
const enrolSecondFactor = (password: string): ApiPromise<Enrolment> =>
  request('POST', 'admin/secondFactor/enrol', { body: { password } });
const confirmEnrolment = (otp: string): ApiPromise<ApiSchemas['RecoveryCodes']> =>
  request('POST', 'admin/secondFactor/confirm', { body: { otp } });
const disableSecondFactor = (otp: string): ApiPromise<unknown> =>
  request('POST', 'admin/secondFactor/disable', { body: { otp } });
