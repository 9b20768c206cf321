import { describe, expect, it } from 'vitest';
import { conversation } from '../../../engine/puzzles/conversation.ts';
import type { Conversation } from '../../../engine/types/puzzle.generated.ts';
import { contextWith } from './context.ts';

const staged: Conversation = {
  type: 'conversation',
  contact: 'H. Q.',
  messages: ['Un.', 'Deux.', 'Trois.', 'Quatre.', 'Cinq.'],
  arrival: {
    question: 'Y êtes-vous ?',
    code: 'arrivee-7fq2',
    solution: ['place des Tilleuls'],
    refusals: ['Marchez.'],
  },
};

const accepts = (config: Conversation, raw: string) => {
  const parsed = conversation.parseAnswer(config, raw);
  return parsed.ok && conversation.evaluate(config, parsed.answer);
};

describe('conversation locked by initials', () => {
  it('shows the number of letters and the duration of the analysis', () => {
    expect(conversation.toPublic(conversation.examples.config, contextWith({}))).toEqual({
      type: 'conversation',
      contact: 'Numéro masqué',
      phase: 'locked',
      prompt: 'Qui vous écrit ?',
      length: 2,
      analysisMs: 1600,
    });
  });

  it('accepts the initials in any case', () => {
    expect(['HQ', 'Hq', 'hQ', 'hq'].map((typed) => accepts(conversation.examples.config, typed))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('conversation revealed message after message', () => {
  it('shows the texts of its step and the code of « Oui », without the names of the place', () => {
    const shown = conversation.toPublic(staged, contextWith({}));
    expect(shown).toEqual({
      type: 'conversation',
      contact: 'H. Q.',
      phase: 'open',
      messages: staged.messages,
      arrival: { question: 'Y êtes-vous ?', code: 'arrivee-7fq2', refusals: ['Marchez.'] },
      messageMs: 2000,
      analysisMs: 1600,
    });
  });

  it('G-CONST-01, G-CONST-02: has short delays in debug mode', () => {
    expect(conversation.toPublic(staged, contextWith({ debug: true }))).toMatchObject({
      messageMs: 200,
      analysisMs: 200,
    });
  });

  it.each(['arrivee-7fq2', 'ARRIVEE-7FQ2', 'Place des Tilleuls', 'tilleuls'])(
    'is solved by « %s »',
    (typed) => {
      expect(accepts(staged, typed)).toBe(true);
    },
  );

  it.each(['oui', 'arrivee', 'place des Ormes'])('is not solved by « %s »', (typed) => {
    expect(accepts(staged, typed)).toBe(false);
  });
});
