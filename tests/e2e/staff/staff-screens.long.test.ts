// Plays lyon.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logInOverHttp, type NewAccount } from '../../support/server/api-session.ts';
import { inspect, waitForText } from '../../support/e2e/look.ts';
import { recruitAt } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const stage = useStage({ GAME_DEBUG: '1', STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password });
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } as const;

const staff = (): Promise<NewAccount> => logInOverHttp(stage.server.address, CHIEF);

/** Accepts or dismisses the page's dialogs in order, and records their messages. */
function answer(page: Page, ...answers: readonly boolean[]): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    const yes = answers[said.length] ?? true;
    said.push(dialog.message());
    void (yes ? dialog.accept() : dialog.dismiss());
  });
  return said;
}

const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('a day of the administration: a code is created and sent, a player is moved, each after a confirmation (G-ADMIN-07 to 18)', async () => {
  const { code: played } = await recruitAt(stage.server, 'FIND_STATUE');
  const page = await stage.phone(await staff(), desktop);
  await page.goto('/admin');
  const said = answer(page, true, false, true, false, true);
  await page.getByRole('heading', { name: 'Administration' }).waitFor();
  await inspect(page, 'administration');

  await page.goto('/admin/unsent');
  await page.getByLabel('Ville').selectOption('PARIS');
  await button(page, 'Créer une nouvelle').click();
  const chosen = page.getByRole('radio', { checked: true });
  await chosen.waitFor();
  const code = (await chosen.inputValue()) || '';
  await waitForText(page, `Documents de ${code}`);
  await inspect(page, 'unsent orders');
  const send = button(page, 'Marquer comme Envoyé');
  await send.click();
  await expect.poll(() => said).toEqual(['Mussing code or identifier']);
  await page.getByPlaceholder('Identifier').fill('CMD-0042');
  await send.click();
  await waitForText(page, `${code} est marqué comme envoyé.`);

  await page.goto('/admin/explorer');
  await row(page, played).waitFor();
  expect(await row(page, code).innerText()).toContain('CMD-0042');
  await inspect(page, 'explorer');
  const step = () => row(page, played).innerText();
  await row(page, played).getByRole('button', { name: '+' }).click();
  expect(await step()).toContain('2 FIND_STATUE');
  const reloaded = page.waitForEvent('load');
  await row(page, played).getByRole('button', { name: '+' }).click();
  await reloaded;
  await expect.poll(step).toContain('3 DAME_PERCHEE');
  const tick = row(page, played).getByRole('checkbox');
  await tick.click();
  expect(await tick.isChecked()).toBe(false);
  const readAgain = page.waitForEvent('load');
  await tick.click();
  await readAgain;
  await expect.poll(() => tick.isChecked()).toBe(true);
  expect(said.length).toBe(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page, 'explorer on a phone');
});
