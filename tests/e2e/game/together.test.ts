// Plays toulouse.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readCity } from '../../support/cities/cities.ts';
import { openFinalField } from '../../support/e2e/drivers.ts';
import { touch } from '../../support/e2e/hands.ts';
import { seen, waitForPath, waitForText } from '../../support/e2e/look.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { driveTime, timeBrings } from '../../support/e2e/time.ts';

const toulouse = readCity('toulouse');
const finalMove = toulouse.routes
  .flatMap(({ written }) => written.moves)
  .find(({ at }) => at === 'ALTERNATIVE_PONT');
const [size = '', word = ''] = finalMove?.answer?.split('_') ?? [];

const stage = useStage();
const tells = (page: Page, words: string): Promise<void> => waitForText(page, words);
const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).tap();
/** A button that is held at first. */
async function confirm(page: Page, label: string): Promise<void> {
  await timeBrings(page, () => page.getByRole('button', { name: label, exact: true }).isEnabled());
  await press(page, label);
}

it('two telephones decide on the other route: one proposes, the holder declines, and takes it the second time; then they write in turn', async () => {
  const start = await stage.at('FREQUENCES', {}, toulouse);
  const [anne, camille] = [start.page, await stage.phone(null)];
  for (const page of [anne, camille]) await driveTime(page, stage.server);
  const { body } = await start.recruit.session.post('party/invitation', { name: 'Anne' });
  await anne.goto('/home');
  await camille.goto(`/r/${String(body.code)}`);
  await camille.getByLabel('Votre prénom').fill('Camille');
  await press(camille, 'Rejoindre la partie');
  await waitForPath(camille, '/home/carnet');
  await camille.getByRole('link', { name: 'Bureau' }).tap();
  await waitForPath(camille, '/home');
  const propose = async (): Promise<void> => {
    await press(camille, 'Indices');
    await camille.getByRole('button', { name: /^Proposer l/ }).tap();
    await confirm(camille, 'Proposer');
    await tells(camille, 'Vous avez proposé l’autre chemin à Anne.');
    await tells(anne, 'Camille propose l’autre chemin.');
  };
  await propose();
  await press(anne, 'Refuser');
  await expect.poll(() => seen(camille)).not.toContain('Vous avez proposé');
  await propose();
  await press(anne, 'Voir');
  await confirm(anne, 'Confirmer');
  await waitForPath(anne, '/home/messages/ultimeSms');
  await tells(camille, 'Dernier SMS');
  await camille.getByRole('link', { name: 'final.exe' }).tap();
  await openFinalField(touch, camille, size);
  const field = camille.getByRole('textbox');
  await tells(camille, 'Anne tient la plume.');
  expect(await field.isEditable(), 'only who has the pen writes').toBe(false);
  await anne.goto('/home/app/final');
  await press(anne, 'La passer à Camille');
  await tells(camille, 'Vous tenez la plume.');
  await field.fill(word);
  await tells(anne, 'Camille écrit…');
  await press(camille, 'VALIDER');
  await tells(anne, 'Camille a trouvé');
  await waitForPath(camille, '/home/messages/laFin');
});

it('the list of players hears the party, also when it is opened first', async () => {
  const { page, recruit } = await stage.at('FREQUENCES', {}, toulouse);
  await recruit.session.post('party/invitation', { name: 'Anne' });
  await page.goto('/home/party');
  await press(page, 'Regardez ça');
  await tells(page, 'les autres l’ont sous les yeux');
});
