import { Suspense } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConversationPublic } from '../../../engine/puzzles/conversation.ts';
import type { TextFieldPublic } from '../../../engine/puzzles/text-field.ts';
import type { TunerPublic } from '../../../engine/puzzles/tuner.ts';
import { Thread } from '../../../web/puzzles/conversation/Thread.tsx';
import { TextField } from '../../../web/puzzles/text-field/TextField.tsx';
import { Tuner } from '../../../web/puzzles/tuner/Tuner.tsx';
import type { WidgetProps } from '../../../web/puzzles/widget.ts';
import { freshWidgets, inRoute, pass, widgetProps } from '../support/widget.tsx';

freshWidgets();

describe('the text field', () => {
  const puzzle: TextFieldPublic = {
    type: 'text-field',
    header: 'Où ?',
    placeholder: 'Lieu',
    minLength: 3,
    links: [{ label: 'Relire', to: '/home/messages/bonjour' }],
  };
  const field = () => screen.getByLabelText('Lieu');
  const send = () => fireEvent.click(screen.getByRole('button'));
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const draw = (given: WidgetProps<TextFieldPublic>) => inRoute(<TextField {...given} />);

  it('G-STEP-08: sends no text that is too short', () => {
    const given = widgetProps(puzzle);
    draw(given);
    type('  ab ');
    send();
    expect(screen.getByRole('alert').textContent).toBe('Code trop court');
    expect(given.submit).not.toHaveBeenCalled();
  });

  it('G-STEP-07, G-STEP-08: sends a text of the minimum length in capitals, once for two taps', async () => {
    const given = widgetProps(puzzle);
    draw(given);
    type(' été ');
    send();
    send();
    await pass(0);
    expect(given.submit.mock.calls).toEqual([['ÉTÉ']]);
  });

  it('stores and restores the typed text', () => {
    const given = widgetProps(puzzle, { draft: 'Gare' });
    draw(given);
    expect(field()).toHaveProperty('value', 'Gare');
    type('Gare du Nord');
    expect(given.saveDraft).toHaveBeenLastCalledWith('Gare du Nord');
  });

  it('disables the phone’s correction, capitalisation and completion', () => {
    draw(widgetProps(puzzle));
    const attributes = ['autocapitalize', 'autocorrect', 'autocomplete', 'spellcheck'].map((name) =>
      field().getAttribute(name),
    );
    expect(attributes).toEqual(['characters', 'off', 'off', 'false']);
  });

  it('counts down the server’s delay, then sends again', async () => {
    const given = widgetProps(puzzle, {
      result: { ok: false, message: 'Problème validation', advice: 'Trop d’essais', seconds: 2 },
    });
    draw(given);
    type('gare');
    send();
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBe('Problème validationTrop d’essais');
    expect(screen.getByRole('button').textContent).toMatch(/dans 2\ss/);
    await pass(2000);
    send();
    await pass(0);
    expect(given.submit).toHaveBeenCalledTimes(2);
  });

  it('links to the documents to read again', () => {
    draw(widgetProps(puzzle));
    expect(screen.getByRole('link', { name: 'Relire' }).getAttribute('href')).toBe('/home/messages/bonjour');
  });
});

describe('the tuner', () => {
  const puzzle: TunerPublic = {
    type: 'tuner',
    header: 'Le poste',
    mode: 'needle',
    digits: 4,
    max: 9999,
    start: 5000,
    steps: [1, 100],
    noise: { ogg: '/n.ogg', mp3: '/n.mp3' },
    links: [],
    sends: true,
  };
  const silentPlayer = () => ({ play: () => undefined, stop: () => undefined });
  const value = () => screen.getByRole('slider').getAttribute('aria-valuenow');
  const draw = async () => {
    const given = widgetProps(puzzle, { answer: { recognised: false, signal: 0.5 } });
    render(
      <Suspense>
        <Tuner {...given} createPlayer={silentPlayer} />
      </Suspense>,
    );
    await act(() => vi.dynamicImportSettled());
    return given;
  };

  it('G-TUNER-02: has a key for each step, down and up', async () => {
    await draw();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '−100',
      '−1',
      '+1',
      '+100',
      'Écouter',
    ]);
  });

  it('repeats a key held by finger or by keyboard', async () => {
    await draw();
    const plus = screen.getByRole('button', { name: '+1' });
    fireEvent.pointerDown(plus, { button: 0 });
    await pass(600);
    fireEvent.pointerUp(plus);
    expect(value()).toBe('5004');
    fireEvent.keyDown(plus, { key: 'Enter' });
    await pass(300);
    fireEvent.keyUp(plus, { key: 'Enter' });
    expect(value()).toBe('5005');
  });

  it('is dragged along its scale by a finger, and stops at its ends', async () => {
    await draw();
    const scale = screen.getByRole('slider');
    const pull = (from: number, to: number) => {
      fireEvent.pointerDown(scale, { button: 0, clientX: from });
      fireEvent.pointerMove(scale, { clientX: to });
      fireEvent.pointerUp(scale);
    };
    pull(200, 138);
    expect(value()).toBe('5100');
    pull(100, 224);
    expect(value()).toBe('4900');
    fireEvent.pointerMove(scale, { clientX: 0 });
    expect(value()).toBe('4900');
    pull(0, 9000);
    expect(value()).toBe('0');
  });

  it('moves by the arrow keys and describes its signal in a text', async () => {
    await draw();
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageDown' });
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft' });
    await pass(200);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^4899, Signal\s: 5 sur 10$/);
  });
});

describe('the conversation', () => {
  const puzzle: Extract<ConversationPublic, { phase: 'open' }> = {
    type: 'conversation',
    phase: 'open',
    contact: 'C. A.',
    messages: ['Bonsoir.', 'Êtes-vous là ?'],
    messageMs: 1000,
    analysisMs: 1000,
    arrival: { question: 'Y êtes-vous ?', code: 'oui', refusals: [] },
  };
  const follow = vi.fn();
  /** The top of every element, in pixels from the window's top. */
  const stand = (top: number) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

  beforeEach(() => {
    follow.mockClear();
    Element.prototype.scrollIntoView = follow;
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['scrolls to a new message when the reader is at the end', 1.2, true],
    ['does not scroll when the reader has gone back to earlier messages', 3, false],
  ])('%s', async (_what, screens, follows) => {
    stand(screens * innerHeight);
    render(<Thread {...widgetProps(puzzle)} />);
    await pass(2500);
    expect(screen.getByText('Bonsoir.')).toBeTruthy();
    expect(follow.mock.calls.length > 0).toBe(follows);
  });
});
