import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { loadStatus, replaceStatus } from '../../state/game/status.ts';
import { getState, useClientState } from '../../state/store.ts';
import { AdminPage, Facts } from '../AdminPage.tsx';
import { changeOwnStep, sendRemoveStory } from '../calls.ts';
import styles from './AdminHome.module.css';
import { TodayFigures } from './TodayFigures.tsx';

const FAILED = 'Problème';

/** Start page of the staff: what there is to do today, then their own game, and links to the sections. */
export function AdminHome() {
  return (
    <AdminPage
      title="Administration"
      about="Ce qui attend aujourd’hui ; puis votre propre partie, pour essayer une ville."
    >
      <TodayFigures />
      <Stack gap={5} className={styles.rooms}>
        <Surface kind="paper" as="section" className={styles.slip} aria-labelledby="own-order">
          <h2 id="own-order">Ma partie</h2>
          <OwnOrder />
          <StepForm />
          <RemovalForm />
        </Surface>
        <Stack as="nav" gap={3} aria-label="Pièces du bureau">
          <ButtonLink to="/admin/unsent" primary>
            Commandes non envoyées
          </ButtonLink>
          <ButtonLink to="/admin/explorer">Explorateur</ButtonLink>
          <Button disabled>Gestion des utilisateurs</Button>
        </Stack>
      </Stack>
    </AdminPage>
  );
}

function StepForm() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async () => {
    if (!/^\d{1,4}$/.test(text.trim())) return setError('Le numéro d’étape est un nombre');
    setError(null);
    const result = await changeOwnStep(Number(text));
    if (result.ok) replaceStatus(result.data);
    else window.alert(FAILED);
  };
  return (
    <Stack as="form" gap={3} className={styles.line} onSubmit={submitting(submit)} noValidate>
      <Field
        label="Aller à l’étape"
        name="step"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onType={setText}
      />
      <Button type="submit">Changer l’étape</Button>
    </Stack>
  );
}

/** Detaches the letter from an account: it can be activated again, by anyone with its code. */
function RemovalForm() {
  const own = useClientState((state) => state.auth.email);
  const [email, setEmail] = useState(own ?? '');
  const submit = async () => {
    if (!window.confirm(`Retirer l’histoire de ${email.trim()} ?`)) return;
    const result = await sendRemoveStory(email.trim());
    window.alert(result.ok ? 'Rechargez la page' : FAILED);
    if (result.ok && email.trim() === own) await loadStatus();
  };
  return (
    <Stack as="form" gap={3} className={styles.line} onSubmit={submitting(submit)} noValidate>
      <Field
        label="Compte"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onType={setEmail}
      />
      <Button type="submit" disabled={email.trim() === ''}>
        {typeset('Retirer l’histoire')}
      </Button>
    </Stack>
  );
}

const NONE = '—';

function OwnOrder() {
  const { status, loading } = useClientState((state) => state.status);
  useEffect(() => {
    const known = getState().status;
    if (!known.initialized && !known.loading) void loadStatus();
  }, []);
  return (
    <dl className={styles.own} aria-busy={loading}>
      <Facts
        lines={[
          ['Ville', status?.story.city ?? NONE],
          ['Code', status?.code ?? NONE],
          ['Étape', status?.step?.index ?? NONE],
          ['Indices demandés', status?.clueIndex ?? NONE],
        ]}
      />
    </dl>
  );
}
