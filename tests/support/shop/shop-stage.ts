import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { lyon } from '../e2e/recruit.ts';
import { useStage, type Stage } from '../e2e/stage.ts';
import { logInOverHttp } from '../server/api-session.ts';
import { hostServer } from '../server/hosted-server.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '../server/mail-server.ts';
import { STANDARD_SECRET, standardEvent, standardHeaders } from './standard-events.ts';

const CHIEF = { email: 'courrier@exemple.fr', password: 'un mot de passe long' };

export interface ShopStage {
  readonly stage: Stage;
  /** The mails that reached somebody, oldest first. */
  mailsTo(email: string): readonly ReceivedMail[];
  /** Delivers the event of a paid sale of one letter, as the shop would. `data`: as in `standardEvent`. */
  sell(reference: string, data: Readonly<Record<string, unknown>>): Promise<void>;
  /** Opens the counter, where every question is answered with yes, or with these words. */
  counter(words?: string): Promise<Page>;
}

/** A server that sells a city through a standard shop, with a mail server. */
export function openShopStage(): ShopStage {
  let mails: MailServer;
  const stage = useStage({}, async () => {
    mails = await startMailServer();
    const env = {
      GAME_DEBUG: '1',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      SHOP_TEST: '1',
      SHOP_WEBHOOK_SECRET: `whsec_${STANDARD_SECRET.toString('base64')}`,
      SMTP_URL: mails.url,
      STAFF_EMAIL: CHIEF.email,
      STAFF_PASSWORD: CHIEF.password,
    };
    return hostServer(env, undefined, { products: [{ product: 'pack-ville', city: lyon.scenario.city }] });
  });
  afterAll(() => mails?.stop());
  return {
    stage,
    mailsTo: (email) => mails.received.filter(({ recipients }) => recipients.includes(email)),
    async sell(reference, data) {
      const one = { lines: [{ product: 'pack-ville', quantity: 1 }], ...data };
      const body = standardEvent(reference, one, 'order.paid', new Date().toISOString());
      const headers = standardHeaders(`msg-${reference}`, body, Date.now());
      const request = { method: 'POST', body, headers };
      const { status } = await fetch(`${stage.server.address}/hooks/standard`, request);
      if (status !== 200) throw new Error(`the event was answered with ${status}`);
    },
    async counter(words) {
      const page = await stage.phone(await logInOverHttp(stage.server.address, CHIEF), {
        viewport: { width: 1280, height: 800 },
        isMobile: false,
        hasTouch: false,
      });
      page.on('dialog', (dialog) => void dialog.accept(words));
      return page;
    },
  };
}
