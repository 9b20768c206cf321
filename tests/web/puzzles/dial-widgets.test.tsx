import { Suspense } from 'react';
// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecogniseAnswer } from '../../../engine/public.ts';
import type { DigitDialsPublic } from '../../../engine/puzzles/digit-dials.ts';
import type { LetterDialsPublic } from '../../../engine/puzzles/letter-dials.ts';
import type { TunerPublic } from '../../../engine/puzzles/tuner.ts';
import { DigitDials } from '../../../web/puzzles/digit-dials/DigitDials.tsx';
import { LetterDials } from '../../../web/puzzles/letter-dials/LetterDials.tsx';
import { Tuner } from '../../../web/puzzles/tuner/Tuner.tsx';
import type { SubmitResult, WidgetProps } from '../../../web/puzzles/widget.ts';
import { expectShown } from '../support/expect-shown.ts';

beforeEach(() => {
  vi.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function props<Public>(puzzle: Public, answer: RecogniseAnswer = { recognised: false }, draft = '') {
  return {
    puzzle,
    submit: vi.fn((_code: string) => Promise.resolve<SubmitResult>({ ok: true })),
    recognise: vi.fn((_code: string) => Promise.resolve({ ok: true as const, answer })),
    draft,
    saveDraft: vi.fn(),
  } satisfies WidgetProps<Public>;
}

const wheel = (number: number) => screen.getByRole('spinbutton', { name: `Molette ${number}` });
const shown = () =>
  screen
    .getAllByRole('spinbutton')
    .map((one) => one.getAttribute('aria-valuetext'))
    .join('');
const type = (number: number, key: string) => fireEvent.keyDown(wheel(number), { key });

describe('letter dials', () => {
  const puzzle: LetterDialsPublic = { type: 'letter-dials', header: 'Le coffret', dials: 6, scrambled: 'øðþ', everyMs: 5000 };

  it('wrap around with their keys: Z before A, A after Z', () => {
    render(<LetterDials {...props(puzzle)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Molette 1 : lettre précédente' }));
    expect(shown()).toBe('ZAAAAA');
    fireEvent.click(screen.getByRole('button', { name: 'Molette 1 : lettre suivante' }));
    expect(shown()).toBe('AAAAAA');
  });

  it('keep turning while a key is held', async () => {
    render(<LetterDials {...props(puzzle)} />);
    const next = screen.getByRole('button', { name: 'Molette 2 : lettre suivante' });
    fireEvent.pointerDown(next, { button: 0 });
    await pass(600);
    fireEvent.pointerUp(next);
    expect(shown()).toBe('AEAAAA');
  });

  it('are set by typed letters in any case or accent, and left by the arrow keys', () => {
    render(<LetterDials {...props(puzzle)} />);
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

  it('show « Code Erroné » once the bar is full, and stay scrambled', async () => {
    const given = props(puzzle);
    render(<LetterDials {...given} />);
    type(1, 'g');
    await pass(4999);
    expect(screen.queryByText('Code Erroné')).toBeNull();
    await pass(1);
    expectShown(screen.getByText('Code Erroné'));
    expect(given.recognise.mock.calls).toEqual([['GAAAAA']]);
    expectShown(screen.getByText('øðþ'));
  });

  it('G-STEP-06: show « Code Correct », and send the word by the next-step button only', async () => {
    const given = props(puzzle, { recognised: true, reveal: { message: 'Sonnez.' } }, 'GRELOA');
    render(<LetterDials {...given} />);
    type(6, 't');
    await pass(5000);
    expectShown(screen.getByText('Code Correct'));
    expect(given.submit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Passer à l’étape suivante' }));
    await pass(0);
    expect(given.submit.mock.calls).toEqual([['GRELOT']]);
  });

  it('promise no next step beside the route, where there is none', async () => {
    render(<LetterDials {...props(puzzle, { recognised: true, reveal: { message: 'Sonnez.' } }, 'GRELOA')} isBeside />);
    type(6, 't');
    await pass(5000);
    expectShown(screen.getByRole('button', { name: 'Continuer' }));
    expect(screen.queryByText('Passer à l’étape suivante')).toBeNull();
  });
});

describe('digit dials', () => {
  const puzzle: DigitDialsPublic = { type: 'digit-dials', header: 'L’année', display: 'digits', hint: '🚢 🌊 🎁', dials: 4, everyMs: 5000 };

  it('show their help text from the start', () => {
    render(<DigitDials {...props(puzzle)} />);
    expectShown(screen.getByText('🚢 🌊 🎁'));
  });

  it('show a drawn hint with an alternative text', () => {
    render(<DigitDials {...props({ ...puzzle, picture: { address: '/media/cadeau.svg', alt: 'Un bateau, un cadeau.' } })} />);
    expect(screen.getByRole('img', { name: 'Un bateau, un cadeau.' }).getAttribute('src')).toBe('/media/cadeau.svg');
  });

  it('show the right code that this device kept after a reload, and the first one elsewhere', () => {
    const found: DigitDialsPublic = { ...puzzle, recognised: { code: '1878', also: ['1879'] } };
    for (const [draft, code] of [
      ['1879', '1879'],
      ['1877', '1878'],
      ['', '1878'],
    ] as const) {
      render(<DigitDials {...props(found, undefined, draft)} />);
      expect(shown()).toBe(code);
      cleanup();
    }
  });

  it('accept no letters', () => {
    render(<DigitDials {...props(puzzle)} />);
    type(1, 'a');
    type(2, '7');
    expect(shown()).toBe('0700');
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
  const draw = async (patch: Partial<TunerPublic> = {}, locked = false) => {
    const given = props({ ...puzzle, ...patch }, { recognised: false, signal: 0 });
    render(
      <MemoryRouter>
        <Suspense>
          <Tuner {...given} locked={locked} createPlayer={silentPlayer} />
        </Suspense>
      </MemoryRouter>,
    );
    await act(() => vi.dynamicImportSettled());
    return given;
  };

  it('has no keys other than those of the wheels', async () => {
    await draw();
    expect(screen.getAllByRole('spinbutton')).toHaveLength(6);
    expect([screen.queryByRole('slider'), screen.queryByRole('button', { name: '+1' })]).toEqual([null, null]);
  });

  it('carries nothing from one wheel to the next', async () => {
    const given = await draw();
    fireEvent.click(screen.getByRole('button', { name: 'Molette 6 : chiffre précédent' }));
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
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/document/journal', '/home/messages/bonjour']);
    cleanup();
    await draw({ links: puzzle.links.slice(0, 1) });
    expectShown(screen.getByRole('link', { name: 'Ouvrir le journal' }));
  });

  it('is static when it is shown again', async () => {
    const reveal = { sound: puzzle.noise, seconds: 3, transcript: 'Descendez.' };
    await draw({ preset: { value: 815, reveal } }, true);
    type(1, '9');
    expect(shown()).toBe('000815');
    expectShown(screen.getByText('Descendez.'));
  });
});
