import { Suspense } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DigitDialsPublic } from '../../../engine/puzzles/digit-dials.ts';
import type { LetterDialsPublic } from '../../../engine/puzzles/letter-dials.ts';
import type { TunerPublic } from '../../../engine/puzzles/tuner.ts';
import { DigitDials } from '../../../web/puzzles/digit-dials/DigitDials.tsx';
import { LetterDials } from '../../../web/puzzles/letter-dials/LetterDials.tsx';
import { Tuner } from '../../../web/puzzles/tuner/Tuner.tsx';
import { expectShown } from '../support/expect-shown.ts';
import { freshWidgets, inRoute, pass, widgetProps } from '../support/widget.tsx';

freshWidgets();

const wheel = (number: number) => screen.getByRole('spinbutton', { name: `Molette ${number}` });
const shown = () =>
  screen
    .getAllByRole('spinbutton')
    .map((one) => one.getAttribute('aria-valuetext'))
    .join('');
const type = (number: number, key: string) => fireEvent.keyDown(wheel(number), { key });

describe('letter dials', () => {
  const puzzle: LetterDialsPublic = {
    type: 'letter-dials',
    header: 'Le coffret',
    dials: 6,
    scrambled: 'øðþ',
    everyMs: 5000,
  };

  it('keep turning while a key is held', async () => {
    render(<LetterDials {...widgetProps(puzzle)} />);
    const next = screen.getByRole('button', { name: /Molette 2\s: lettre suivante/ });
    fireEvent.pointerDown(next, { button: 0 });
    await pass(600);
    fireEvent.pointerUp(next);
    expect(shown()).toBe('AEAAAA');
  });

  it('are set by typed letters in any case or accent, and left by the arrow keys', () => {
    render(<LetterDials {...widgetProps(puzzle)} />);
    wheel(1).focus();
    type(1, 'g');
    type(1, 'ArrowRight');
    expect(document.activeElement).toBe(wheel(2));
    type(2, 'É');
    type(2, '4');
    type(2, 'Tab');
    expect(shown()).toBe('GEAAAA');
    type(2, 'End');
    expect(wheel(2).getAttribute('aria-valuenow')).toBe('25');
  });

  it('read the verdict before the message that it deciphers, and keep it in its place', async () => {
    const reveal = { message: 'Bien lu.' };
    const { container } = render(
      <LetterDials {...widgetProps(puzzle, { answer: { recognised: true, reveal }, draft: 'GRELOA' })} />,
    );
    const verdict = screen.getByRole('status');
    const moved: Node[] = [];
    const observer = new MutationObserver((records) =>
      moved.push(...records.flatMap(({ removedNodes }) => [...removedNodes])),
    );
    observer.observe(container, { childList: true, subtree: true });
    type(6, 't');
    await pass(5000);
    observer.disconnect();
    const message = screen.getByRole('region', { name: 'Message déchiffré' });
    expect(verdict.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(moved.filter((node) => node.contains(verdict))).toEqual([]);
  });

  it('promise no next step beside the route, where there is none', async () => {
    render(
      <LetterDials {...widgetProps(puzzle, { answer: { recognised: true }, draft: 'GRELOA' })} isBeside />,
    );
    type(6, 't');
    await pass(5000);
    expectShown(screen.getByRole('button', { name: 'Continuer' }));
    expect(screen.queryByText('Passer à l’étape suivante')).toBeNull();
  });
});

describe('digit dials', () => {
  const puzzle: DigitDialsPublic = {
    type: 'digit-dials',
    header: 'L’année',
    display: 'digits',
    hint: '🚢 🌊 🎁',
    dials: 4,
    everyMs: 5000,
  };

  it('show their help text from the start, and a drawn hint with an alternative text', () => {
    render(
      <DigitDials
        {...widgetProps({
          ...puzzle,
          picture: { address: '/media/cadeau.svg', alt: 'Un bateau, un cadeau.' },
        })}
      />,
    );
    expectShown(screen.getByText('🚢 🌊 🎁'));
    expect(screen.getByRole('img', { name: 'Un bateau, un cadeau.' }).getAttribute('src')).toBe(
      '/media/cadeau.svg',
    );
  });
});

describe('the tuner with a wheel for each digit', () => {
  const puzzle: TunerPublic = {
    type: 'tuner',
    header: 'Le poste',
    mode: 'dials',
    digits: 6,
    max: 999_999,
    start: 0,
    steps: [1, 100],
    unit: 'kHz',
    noise: { ogg: '/n.ogg', mp3: '/n.mp3' },
    links: [
      { label: 'Ouvrir le journal', to: '/document/journal' },
      { label: 'Relire', to: '/home/messages/bonjour' },
    ],
    sends: true,
  };
  const silentPlayer = () => ({ play: () => undefined, stop: () => undefined });
  const draw = async (patch: Partial<TunerPublic> = {}) => {
    const given = widgetProps({ ...puzzle, ...patch }, { answer: { recognised: false, signal: 0 } });
    inRoute(
      <Suspense>
        <Tuner {...given} createPlayer={silentPlayer} />
      </Suspense>,
    );
    await act(() => vi.dynamicImportSettled());
    return given;
  };

  it('has no keys other than those of the wheels', async () => {
    await draw();
    expect(screen.getAllByRole('spinbutton')).toHaveLength(6);
    expect([screen.queryByRole('slider'), screen.queryByRole('button', { name: '+1' })]).toEqual([
      null,
      null,
    ]);
  });

  it('carries nothing from one wheel to the next', async () => {
    const given = await draw();
    fireEvent.click(screen.getByRole('button', { name: /Molette 6\s: chiffre précédent/ }));
    type(1, '2');
    await pass(200);
    expect(shown()).toBe('200009');
    expect(given.recognise).toHaveBeenLastCalledWith('200009');
    expect(given.saveDraft).toHaveBeenLastCalledWith('200009');
  });

  it('lists other documents behind one button, and a single one as a link', async () => {
    await draw();
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pièces à relire' }));
    await act(() => vi.dynamicImportSettled());
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/document/journal',
      '/home/messages/bonjour',
    ]);
    cleanup();
    await draw({ links: puzzle.links.slice(0, 1) });
    expectShown(screen.getByRole('link', { name: 'Ouvrir le journal' }));
  });
});
