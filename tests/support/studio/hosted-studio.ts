import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '../../../server/content/load-content.ts';
import type { CityContent } from '../../../server/content/content-store.ts';
import type { PageManifest } from '../../../server/content/page-manifest.ts';
import { createStudio, type StudioService } from '../../../server/studio/studio.ts';
import { builtPages, writeCity } from '../../../scripts/explain/cities/city-folder.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { testFacts } from '../server/test-app.ts';

export interface StudioReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The studio with a folder of cities of its own, over HTTP. */
export interface HostedStudio {
  /** The folder that holds the folder of the cities. */
  readonly home: string;
  readonly cities: string;
  readonly address: string;
  readonly service: StudioService;
  /** The pages of all cities as they are now. */
  pages(): PageManifest;
  get(call: string): Promise<StudioReply>;
  post(call: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<StudioReply>;
  /** Writes the folder of the city anew. */
  reset(): void;
  /** Reads the cities again, as the development server does when a file was saved; returns what players have. */
  reload(): readonly CityContent[];
  stop(): Promise<void>;
}

/** With the city « VILLE ». */
export async function hostStudio(): Promise<HostedStudio> {
  const home = mkdtempSync(join(tmpdir(), 'studio-'));
  const cities = join(home, 'scenarios');
  mkdirSync(cities);
  const city = tinyCity();
  writeCity(cities, city);
  const studio = createStudio(cities, testFacts(), { names: [], mainUrl: 'https://atelier.example' });
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void studio.handle(request, response).then((answer) => {
      if (answer !== 'done') response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer));
    });
  });
  const pages = (): PageManifest =>
    new Map(readdirSync(cities).flatMap((slug) => [...builtPages(cities, slug)]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answerOf = async (response: Response): Promise<StudioReply> => ({
    status: response.status,
    body: (await response.json()) as StudioReply['body'],
  });
  return {
    home,
    cities,
    address,
    service: studio,
    pages,
    get: async (call) => answerOf(await fetch(`${address}/api/studio/${call}`)),
    post: async (call, body, headers) =>
      answerOf(
        await fetch(`${address}/api/studio/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      ),
    reset() {
      rmSync(cities, { recursive: true, force: true });
      writeCity(cities, city);
    },
    reload: () => studio.settle(loadContent(cities, pages(), studio.load), pages()),
    stop: async () => {
      await studio.stop();
      await new Promise((resolve) => server.close(resolve));
      rmSync(home, { recursive: true, force: true });
    },
  };
}
