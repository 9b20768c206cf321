// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import type { ConversationPublic } from '../../../engine/puzzles/conversation.ts';
import type { DigitDialsPublic } from '../../../engine/puzzles/digit-dials.ts';
import { Conversation } from '../../../web/puzzles/conversation/Conversation.tsx';
import { DigitDials } from '../../../web/puzzles/digit-dials/DigitDials.tsx';
import { freshWidgets, pass, widgetProps } from '../support/widget.tsx';

freshWidgets();
beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));

const text = () => document.body.textContent.replace(/\s/gu, ' ');
const button = (name: string | RegExp) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the conversation of Lyon', () => {
  it('G-LYON-13, G-LYON-14, G-STEP-07: sends two initials by itself, in capitals, after « Analyse en cours »', async () => {
    const locked = {
      type: 'conversation',
      phase: 'locked',
      contact: '?',
      prompt: 'Qui ?',
      length: 2,
      analysisMs: 1600,
    } as const;
    const given = widgetProps<ConversationPublic>(locked);
    render(<Conversation {...given} />);
    const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    type('c');
    await pass(5000);
    expect(given.submit).not.toHaveBeenCalled();
    type('cA');
    await pass(100);
    expect(screen.getByRole('status').textContent).toBe('Analyse en cours');
    expect(screen.getByRole('progressbar', { name: 'Analyse en cours' })).toBeTruthy();
    expect(given.submit).not.toHaveBeenCalled();
    await pass(1600);
    expect(given.submit.mock.calls).toEqual([['CA']]);
  });

  it('G-LYON-15, G-LYON-16, G-LYON-17, G-LYON-18: shows five SMS one by one with a percentage, then asks once for the arrival', async () => {
    const messages = ['Un.', 'Deux.', 'Trois.', 'Quatre.', 'Cinq.'];
    const arrival = { question: 'Êtes-vous à destination ?', code: 'K7WQ', refusals: ['Alors marchez.'] };
    const open = {
      type: 'conversation',
      phase: 'open',
      contact: 'C. A.',
      messages,
      messageMs: 2000,
      analysisMs: 1600,
      arrival,
    } as const;
    const given = widgetProps<ConversationPublic>(open);
    render(<Conversation {...given} />);
    await pass(1600 + 1000);
    const shown = () =>
      messages.filter((message) => screen.queryByText(message, { ignore: '[aria-hidden]' }));
    for (let count = 0; count < 5; count += 1) {
      expect(shown()).toEqual(messages.slice(0, count));
      expect(text()).toMatch(/Déchiffrement du message suivant : (49|50|51) %/);
      expect(button('Appuyer pour Confirmer')).toBeNull();
      await pass(2000);
    }
    expect(shown()).toEqual(messages);
    press('Appuyer pour Confirmer');
    expect(screen.getByRole('dialog').textContent).toMatch(/Êtes-vous à destination\s\?/u);
    press('Non');
    expect(given.submit).not.toHaveBeenCalled();
    expect(text()).toContain('Alors marchez.');
    press('Appuyer pour Confirmer');
    const yes = screen.getByRole('button', { name: 'Oui' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await pass(100);
    expect(given.submit.mock.calls).toEqual([['K7WQ']]);
  });
});

describe('dials', () => {
  const puzzle: DigitDialsPublic = {
    type: 'digit-dials',
    header: 'L’année',
    display: 'digits',
    dials: 4,
    scrambled: 'øðþ',
    everyMs: 5000,
  };
  const bar = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
  const turn = () => fireEvent.click(screen.getByRole('button', { name: /Molette 1\s: chiffre suivant/ }));
  const last = () => fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Molette 4' }), { key: '1' });

  it('G-DIAL-01, G-DIAL-03, G-DIAL-04, G-STEP-06: start a bar of five seconds at the first change; when it is full, only a button sends the code', async () => {
    const given = widgetProps(puzzle, { answer: { recognised: true } });
    render(<DigitDials {...given} />);
    await pass(10_000);
    expect([bar(), given.recognise.mock.calls]).toEqual(['0', []]);
    turn();
    last();
    await pass(2500);
    expect(bar()).toBe('50');
    await pass(2400);
    expect([text().includes('Code Correct'), button(/étape suivante/)]).toEqual([false, null]);
    await pass(200);
    expect([text().includes('Code Correct'), button(/étape suivante/) !== null, bar()]).toEqual([
      true,
      true,
      '100',
    ]);
    expect(given.submit).not.toHaveBeenCalled();
    press('Passer à l’étape suivante');
    await pass(0);
    expect(given.submit.mock.calls).toEqual([['1001']]);
  });

  it('G-DIAL-05: show « Code Erroné » for a wrong code, and the message stays scrambled', async () => {
    render(<DigitDials {...widgetProps(puzzle)} />);
    turn();
    last();
    await pass(5100);
    expect(text()).toContain('Code Erroné');
    expect(text()).toContain('øðþ');
    expect(button(/étape suivante/)).toBeNull();
  });

  it('G-DIAL-02: give the bar 85 % of its row', () => {
    const styles = readFileSync(join(process.cwd(), 'web/puzzles/shared/dials/Dials.module.css'), 'utf8');
    expect(styles).toMatch(/\.row \{[^}]*grid-template-columns: 85% /u);
    render(<DigitDials {...widgetProps(puzzle)} />);
    expect(screen.getByRole('progressbar').parentElement?.className).toMatch(/row/u);
    expect(screen.getByRole('progressbar')).toBe(
      screen.getByRole('progressbar').parentElement?.firstElementChild,
    );
  });
});
