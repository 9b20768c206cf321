import type { Scenario } from '../../engine/index.ts';
import { call, throughput } from './http.ts';
import type { Row } from './row.ts';
import { echoServer, productServer } from './servers.ts';

/** Creates a player at the first step; returns the token. */
async function playing(url: string, scenario: Scenario): Promise<string> {
  const credentials = JSON.stringify({ email: 'mesure@exemple.fr', password: 'un mot de passe' });
  await call(`${url}/api/user/register`, { method: 'POST', body: credentials });
  const { token } = JSON.parse(await call(`${url}/api/user/authenticate`, { method: 'POST', body: credentials })) as { token: string };
  await call(`${url}/api/a/${scenario.demonstration}`, { method: 'POST', token, body: '{}' });
  return token;
}

/** The most frequent calls of a game, over HTTP. */
export async function serverRows(scenario: Scenario): Promise<Row[]> {
  const [echo, product] = await Promise.all([echoServer(), productServer()]);
  try {
    const token = await playing(product.url, scenario);
    const base = await throughput(() => call(echo.url));
    const measure = async (what: string, once: () => Promise<unknown>): Promise<Row> => {
      const perSecond = await throughput(once);
      return { what, perSecond, ratio: perSecond / base };
    };
    const slug = scenario.documents[0]?.slug;
    const opened = JSON.stringify({ kind: 'documents', slug });
    return [
      { what: 'bare JSON echo', perSecond: base, ratio: 1 },
      await measure('the page', () => call(`${product.url}/`)),
      await measure('GET user/status/current', () => call(`${product.url}/api/user/status/current`, { token })),
      await measure('POST user/status/opened', () =>
        call(`${product.url}/api/user/status/opened`, { method: 'POST', token, body: opened }),
      ),
    ];
  } finally {
    product.stop();
    echo.stop();
  }
}
