import type { Meta, StoryObj } from '@storybook/react-vite';
import { parse } from 'yaml';
import { expect, waitFor, within } from 'storybook/test';
import { cityPages } from 'virtual:city-pages';
import { Screen } from '../web/components/screen/Screen.tsx';
import { GameFrame } from '../web/components/screen/GameFrame.tsx';
import { MemoryRouter } from 'react-router-dom';
import type { PageComponent } from '../web/player/pages/load-page.ts';
import { PageContent, type PageContentProps } from '../web/player/pages/PageContent.tsx';

const samples = import.meta.glob<{ default: PageComponent }>('../web/workshop/samples/*.mdx');
const cityMedia = import.meta.glob<string>('../scenarios/*/media/*', {
  query: '?url',
  import: 'default',
  eager: true,
});
const cityData = import.meta.glob<string>('../scenarios/*/media/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** « ville documents plan »: a name that works in Storybook's URL. */
const nameOf = (path: string) => path.replace(/^\/scenarios\/|\.mdx$/g, '').replaceAll('/', ' ');
const pathOf = Object.fromEntries(Object.keys(cityPages).map((path) => [nameOf(path), path]));

const pages: Readonly<Record<string, () => Promise<{ default: PageComponent }>>> = {
  ...samples,
  ...cityPages,
};

async function load(address: string): Promise<PageComponent> {
  const page = await pages[pathOf[address] ?? address]?.();
  if (!page) throw new Error(`No page ${address}`);
  return page.default;
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96' fill='none' stroke='#15213d' stroke-width='2'><path d='M0 0H96V96H0Z' fill='#f4ecdb' stroke='none'/><path d='M38 80l4-52h12l4 52ZM40 28h16M44 20h8v8M20 80h56'/></svg>")}`;
const sampleMedia = {
  'phare.svg': PICTURE,
  'cloche.ogg': 'data:audio/ogg,',
  'cloche.mp3': 'data:audio/mpeg,',
};

/** Media of the page's city by name; YAML as JSON, as the server serves it. */
function mediaOf(address: string): Record<string, string> {
  const folder = /^\/scenarios\/[^/]+\//.exec(pathOf[address] ?? address)?.[0];
  if (!folder) return sampleMedia;
  const own = Object.entries(cityMedia).filter(([path]) => path.startsWith(`..${folder}media/`));
  return Object.fromEntries(
    own.map(([path, url]) => [
      path.slice(`..${folder}media/`.length),
      cityData[path] === undefined
        ? url
        : `data:application/json,${encodeURIComponent(JSON.stringify(parse(cityData[path])))}`,
    ]),
  );
}

interface PageStoryProps extends Pick<PageContentProps, 'kind' | 'infos' | 'stamp' | 'title'> {
  readonly address: string;
}

function PageStory({ address, ...rest }: PageStoryProps) {
  return (
    <MemoryRouter>
      <GameFrame>
        <Screen title={rest.kind === 'message' ? 'Message' : 'Documents'} back="/home">
          <PageContent
            page={{ address, media: mediaOf(address) }}
            load={load}
            contact="bonjour@poste.example"
            {...rest}
          />
        </Screen>
      </GameFrame>
    </MemoryRouter>
  );
}

const meta = { title: 'Pages/Pages', component: PageStory } satisfies Meta<typeof PageStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits for the page's text. */
const drawn =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible());
  };

export const Message: Story = {
  args: { address: '../web/workshop/samples/message.mdx', kind: 'message' },
  play: drawn(/Regardez le phare/),
};

export const Document: Story = {
  args: {
    address: '../web/workshop/samples/document.mdx',
    kind: 'document',
    title: 'Ordre de mission',
    stamp: 'Confidentiel',
    infos: { recipient: 'La recrue', date: '2026-10-12T10:00:00Z', reference: 'PHA/1-B' },
  },
  play: drawn(/Vous vous rendrez au phare/),
};

export const Transcript: Story = {
  args: {
    address: '../web/workshop/samples/transcript.mdx',
    kind: 'document',
    title: 'Transcription',
    infos: { callDate: '2026-10-04T10:00:00Z', transcriptDate: '2026-10-06T10:00:00Z', segments: [5, 15, 3] },
  },
  play: drawn(/on y entend la mer/),
};

/** The page could not be loaded. */
export const Lost: Story = {
  args: { address: './samples/missing.mdx', kind: 'message' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Réessayer' })).toBeVisible(),
    );
  },
};

const addresses = Object.keys(pathOf);

/** Any page of any city, chosen in the controls. */
export const City: Story = {
  args: {
    address:
      addresses.find((address) => address.includes(' documents ')) ?? '../web/workshop/samples/document.mdx',
    kind: 'document',
  },
  argTypes: {
    address: { control: 'select', options: addresses },
    kind: { control: 'inline-radio', options: ['message', 'document', 'page'] },
  },
  parameters: { controls: { disable: false } },
};
