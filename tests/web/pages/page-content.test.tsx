import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { namedComponents } from '../../../web/player/pages/components.tsx';
import type { PageComponent } from '../../../web/player/pages/load-page.ts';
import { PageContent, type PageContentProps } from '../../../web/player/pages/PageContent.tsx';

const { Counterfoil, Line, Picture, Postmark, Ref, Signature, Sound, Stamp, Token, Tokens, Transcript } =
  namedComponents;

const media = { 'phare.svg': '/media/1.svg', 'cloche.ogg': '/media/2.ogg', 'cloche.mp3': '/media/3.mp3' };

function show(Page: PageComponent, over: Partial<PageContentProps> = {}) {
  return render(
    <PageContent
      page={{ address: '/pages/1.js', media }}
      kind="document"
      load={() => Promise.resolve(Page)}
      {...over}
    />,
  );
}

afterEach(cleanup);

describe('a page', () => {
  it('shows its pictures from the given addresses, or else their alternative texts', async () => {
    show(() => (
      <>
        <Picture name="phare.svg" alt="Un phare" caption="De nuit" />
        <Counterfoil name="perdu.svg" alt="Un bord déchiré" />
      </>
    ));
    expect((await screen.findByAltText('Un phare')).getAttribute('src')).toBe('/media/1.svg');
    expect(screen.getByText('De nuit')).toBeDefined();
    expect(screen.getByText('Un bord déchiré')).toBeDefined();
  });

  it('opens a picture full screen, and a postmark not', async () => {
    show(() => (
      <>
        <Picture name="phare.svg" alt="Un phare" />
        <Postmark name="phare.svg" alt="Un cachet" />
      </>
    ));
    await screen.findByAltText('Un cachet');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('offers a sound in both formats with its transcript', async () => {
    const { container } = show(() => <Sound name="cloche" transcript="Deux coups." />);
    await screen.findByText('Deux coups.');
    expect([...container.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
      '/media/2.ogg',
      '/media/3.mp3',
    ]);
  });

  it('places tokens side by side, each above its caption', async () => {
    show(() => (
      <Tokens>
        <Token name="phare.svg" alt="Premier jeton" legend="MDCCC" />
        <Token name="phare.svg" alt="Deuxième jeton" legend="MDCCCXX" />
      </Tokens>
    ));
    await screen.findByAltText('Premier jeton');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['MDCCC', 'MDCCCXX']);
  });

  it('computes the start of each line of a call from the given durations', async () => {
    show(
      () => (
        <Transcript>
          <Line voice="Standard">Allô ?</Line>
          <Line voice="H. Q.">Oui.</Line>
          <Line voice="Standard">Objet ?</Line>
        </Transcript>
      ),
      { infos: { segments: [5, 75, 3] } },
    );
    await screen.findByText('Oui.');
    const lines = screen.getAllByRole('listitem');
    expect(lines.map((line) => within(line).getByText(/^\d\d:\d\d$/).textContent)).toEqual([
      '00:00',
      '00:05',
      '01:20',
    ]);
    expect(screen.getByText(/1 min 23 s/)).toBeDefined();
  });

  it('marks the line of a call that is heard, by the clock where nothing plays', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('NotAllowedError'));
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    Element.prototype.scrollIntoView = vi.fn();
    show(
      () => (
        <Transcript sound="cloche">
          <Line voice="Standard">Allô ?</Line>
          <Line voice="H. Q.">Oui.</Line>
        </Transcript>
      ),
      { infos: { segments: [0.3, 60] } },
    );
    const heard = () => document.querySelector('[aria-current]')?.textContent ?? '';
    fireEvent.click(await screen.findByRole('button', { name: 'Écouter' }));
    await vi.waitFor(() => expect(heard()).toContain('Allô'));
    await vi.waitFor(() => expect(heard()).toContain('Oui.'));
    fireEvent.click(screen.getByRole('button', { name: 'Arrêter' }));
    expect(heard()).toBe('');
  });
});

describe('a document', () => {
  it('shows its data of the status and its stamp', async () => {
    show(() => <Ref>Réf. PHA/1-B — LC/hq</Ref>, {
      title: 'Ordre de mission',
      stamp: 'Confidentiel',
      infos: { recipient: 'La recrue', date: '2026-03-02', reference: 'PHA/1-B' },
    });
    await screen.findByText('Réf. PHA/1-B — LC/hq');
    expect(screen.getByText('La recrue')).toBeDefined();
    expect(screen.getByText('2 mars 2026')).toBeDefined();
    expect(screen.getByRole('img', { name: /Emblème de la Compagnie/ })).toBeDefined();
    expect(screen.getByText('Confidentiel')).toBeDefined();
  });

  it('shows its reference once, with the initials on a separate line', async () => {
    show(() => <Ref>Bureau du Contrôle</Ref>, { infos: { reference: 'PHA/1-B — LC/hq' } });
    await screen.findByText('Bureau du Contrôle');
    expect(screen.getByText('PHA/1-B')).toBeDefined();
    expect(screen.getByText('— LC/hq')).toBeDefined();
  });

  it('is signed beside the stamp that the signature holds', async () => {
    show(() => (
      <Signature who="Le Contrôleur">
        <Stamp>En souffrance</Stamp>
      </Signature>
    ));
    expect(
      (await screen.findByText('En souffrance')).compareDocumentPosition(screen.getByText('Le Contrôleur')),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows its file’s name on paper, a map in its header', async () => {
    const filing = {
      city: { name: 'Port', timeZone: 'Europe/Paris' },
      piece: 2,
      letter: 'PHA/1-B',
      date: null,
    };
    show(() => <p>Un texte.</p>, { title: 'Rapport', filing });
    await screen.findByText('Un texte.');
    expect(screen.getByText('Dossier : Port')).toBeDefined();
    cleanup();
    show(() => <p>Un plan.</p>, { title: 'Carte', filing, infos: { center: [48, 2] } });
    await screen.findByText('Un plan.');
    expect(screen.queryByText(/Dossier/)).toBeNull();
    expect(screen.getByRole('banner').textContent).toContain('Pièce n° 2 du pli PHA/1-B');
    cleanup();
    show(() => <p>Un ordre.</p>, { title: 'Ordre', filing: { ...filing, piece: undefined } });
    await screen.findByText('Un ordre.');
    expect(screen.getByText('PHA/1-B').parentElement?.textContent).toBe('Pli PHA/1-B');
  });

  it('is not an official sheet without these data', async () => {
    show(() => <Signature who="Quelqu’un" />, { title: 'Lettre' });
    await screen.findByText('Quelqu’un');
    expect(screen.queryByText('LA COMPAGNIE')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a message', () => {
  it('is signed with a dash', async () => {
    show(() => <Signature who="H. Q." />, { kind: 'message' });
    expect(await screen.findByText('— H. Q.')).toBeDefined();
  });
});

describe('a page that fails to load', () => {
  it('shows an error and can be retried', async () => {
    const load = vi
      .fn<NonNullable<PageContentProps['load']>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(() => <p>Enfin.</p>);
    show(() => null, { load });
    fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Enfin.')).toBeDefined();
  });
});
