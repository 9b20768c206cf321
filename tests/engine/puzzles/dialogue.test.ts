import { describe, expect, it } from 'vitest';
import { dialogue } from '../../../engine/puzzles/dialogue.ts';
import { exchangeFaults } from '../../../engine/puzzles/shared/exchange-faults.ts';
import type { Dialogue } from '../../../engine/types/puzzle.generated.ts';
import { contextWith } from './context.ts';

const { config } = dialogue.examples;
const asks = (solution: string): Dialogue['lines'][number] => ({
  asks: { placeholder: 'Mot', solution: [solution] },
});

function read(raw: string, of: Dialogue = config) {
  const parsed = dialogue.parseAnswer(of, raw);
  return parsed.ok
    ? { right: dialogue.evaluate(of, parsed.answer), key: dialogue.key(of, parsed.answer) }
    : parsed.message;
}

const after = (raw: string, of: Dialogue = config) => dialogue.continuation?.after(of, raw)?.exchange ?? null;
const withLines = (...lines: Dialogue['lines']): Dialogue => ({ type: 'dialogue', contact: 'X', lines });

describe('the public part of a dialogue', () => {
  it('ends at the first question, with nothing of its branches', () => {
    expect(dialogue.toPublic(config, contextWith({}))).toEqual({
      type: 'dialogue',
      contact: 'Numéro masqué',
      confirm: false,
      exchange: {
        said: [{ text: 'Qui êtes-vous ?' }],
        replies: [{ label: 'Personne' }, { label: 'La recrue' }],
      },
      messageMs: 2000,
    });
  });

  it('does not contain the names under which replies are stored', () => {
    expect(JSON.stringify([dialogue.toPublic(config, contextWith({})), after('La recrue')])).not.toContain(
      '"name"',
    );
  });
});

describe('what follows a path', () => {
  it('is everything said, up to the next question', () => {
    expect(after(' la RECRUE ')).toEqual({
      said: [
        { text: 'Qui êtes-vous ?' },
        { text: 'La recrue', mine: true },
        { text: 'On m’a parlé de vous.' },
        { text: 'Êtes-vous en chemin ?' },
      ],
      replies: [
        { label: 'Oui, par le pont', ends: true },
        { label: 'Pas encore', ends: true },
      ],
    });
  });

  it('is a field without its solution', () => {
    expect(after('Personne')).toMatchObject({ replies: [], field: { placeholder: 'Le mot' } });
    expect(JSON.stringify(after('Personne'))).not.toContain('SÉSAME');
  });

  it('is nothing more at the end', () => {
    expect(after('La recrue > Pas encore')).toMatchObject({ replies: [] });
    expect(after('La recrue > Pas encore')).not.toHaveProperty('field');
  });

  it('cannot be had for a path that does not exist, nor past a field', () => {
    expect(
      ['', 'La', 'Personne > sésame', 'La recrue > Oui', 'La recrue > Pas encore > Oui'].map((raw) =>
        after(raw),
      ),
    ).toEqual([null, null, null, null, null]);
  });

  it('distinguishes replies without a letter', () => {
    const silent = withLines({ replies: [{ label: '…' }, { label: '!' }] });
    expect([read('…', silent), read('!', silent), read('?', silent)]).toEqual([
      { right: true, key: '…' },
      { right: true, key: '!' },
      ['unknownReply'],
    ]);
  });
});

describe('an answer of a dialogue', () => {
  it('has the name of the reply that decides as its key', () => {
    expect(read('La recrue > Pas encore')).toEqual({ right: true, key: 'recrue' });
    expect(read('Personne > le sésame')).toEqual({ right: true, key: 'personne' });
    expect(read('sésame')).toEqual({ right: true, key: 'personne' });
  });

  it('is compared by what was said and typed when it is wrong', () => {
    expect([read('Personne > La lampe'), read('lampe')]).toEqual([
      { right: false, key: 'personne > lampe' },
      { right: false, key: 'lampe' },
    ]);
  });

  it('gets the reply to its word, or to its word after its replies', () => {
    const meets = (typed: string, raw: string) => {
      const parsed = dialogue.parseAnswer(config, raw);
      return parsed.ok && (dialogue.replyPattern?.(config, typed)?.meets(parsed.answer) ?? null);
    };
    expect([
      meets('la lampe', 'Personne > LAMPE'),
      meets('lampe', 'lampe'),
      meets('lampe', 'Personne > feu'),
    ]).toEqual([true, true, false]);
    expect([meets('Personne > lampe', 'Personne > lampe'), meets('La recrue', 'lampe')]).toEqual([
      null,
      null,
    ]);
  });

  it('costs nothing while the exchange is not over', () => {
    expect([read('La recrue'), read('Personne'), read('Le facteur > sésame')]).toEqual([
      ['notFinished'],
      ['notFinished'],
      ['unknownReply'],
    ]);
  });

  it('is right only in the field where it is asked', () => {
    const two = withLines({
      replies: [
        { label: 'A', lines: [asks('UN')] },
        { label: 'B', lines: [asks('DEUX')] },
      ],
    });
    expect([read('A > un', two), read('A > deux', two), read('deux', two)]).toMatchObject([
      { right: true },
      { right: false },
      { right: true },
    ]);
    expect(dialogue.answerParts(two).flat(2)).toEqual(['UN', 'un', 'DEUX', 'deux']);
  });

  it('may be typed at once, where no reply comes before the field', () => {
    const field = withLines({ says: 'Le mot ?' }, asks('A'));
    expect([read('a', field), read('x > y', field)]).toEqual([
      { right: true, key: 'a' },
      { right: false, key: 'xy' },
    ]);
  });
});

describe('a dialogue without a field', () => {
  const talk = withLines({
    replies: [
      { label: 'Oui', name: 'oui', next: 'PONT' },
      { label: 'Non', name: 'non', formerly: ['nenni'] },
    ],
  });

  it('has nothing to find out', () => {
    expect([dialogue.answerParts(talk), dialogue.isTyped?.(talk), dialogue.isTyped?.(config)]).toEqual([
      [],
      false,
      true,
    ]);
  });

  it('offers each named reply as an option, with its place in the file', () => {
    expect(dialogue.options?.(talk)).toEqual([
      { name: 'oui', label: 'Oui', next: 'PONT', answer: 'Oui', path: ['lines', 0, 'replies', 0] },
      { name: 'non', label: 'Non', formerly: ['nenni'], answer: 'Non', path: ['lines', 0, 'replies', 1] },
    ]);
  });
});

describe('the faults of a dialogue', () => {
  const codes = (...lines: Dialogue['lines']) =>
    exchangeFaults(lines).map(({ code, path }) => `${code} ${path.join('.')}`);
  const yes = { replies: [{ label: 'Oui' }] };

  it('are none where branches come back, or end in a field', () => {
    expect(
      codes(
        {
          replies: [
            { label: 'A', lines: [{ says: 'Bien.' }] },
            { label: 'B', lines: [asks('X')] },
          ],
        },
        yes,
      ),
    ).toEqual([]);
  });

  it('include lines that are never shown', () => {
    expect(codes(yes, { says: 'Adieu.' })).toEqual(['line-unread lines.1']);
    expect(codes({ replies: [{ label: 'A', lines: [{ says: 'Adieu.' }] }] })).toEqual([
      'line-unread lines.0.replies.0.lines.0',
    ]);
    expect(codes(asks('X'), yes)).toEqual(['line-unread lines.1']);
    expect(
      codes(
        {
          replies: [
            { label: 'A', lines: [asks('X')] },
            { label: 'B', lines: [asks('Y')] },
          ],
        },
        yes,
      ),
    ).toEqual(['line-unread lines.1']);
  });

  it('include replies that read the same at one moment, and names that are used twice', () => {
    expect(codes({ replies: [{ label: 'Oui' }, { label: 'oui !' }] })).toEqual([
      'option-twice lines.0.replies.1.label',
    ]);
    expect(codes(yes, yes)).toEqual([]);
    expect(
      codes({
        replies: [
          { label: 'A', name: 'a' },
          { label: 'B', name: 'a' },
        ],
      }),
    ).toEqual(['option-twice lines.0.replies.1.name']);
  });

  it('include decisions that some players do not take, or take twice', () => {
    expect(codes({ replies: [{ label: 'A', name: 'a' }, { label: 'B' }] })).toEqual(['names-uneven lines']);
    const named = (name: string) => ({
      replies: [
        { label: 'A', name: `${name}-a` },
        { label: 'B', name: `${name}-b` },
      ],
    });
    expect(codes(named('un'), yes)).toEqual([]);
    expect(codes(named('un'), named('deux'))).toEqual(['names-uneven lines']);
    expect(
      codes({
        replies: [
          { label: 'A', lines: [asks('X')] },
          { label: 'B', name: 'b' },
        ],
      }),
    ).toEqual(['names-uneven lines']);
  });

  it('include a solution that cannot be typed, in any field', () => {
    const lines = [
      {
        replies: [
          { label: 'A', lines: [asks('X')] },
          { label: 'B', lines: [asks('!')] },
        ],
      },
    ];
    expect(codes(...lines)).toEqual(['solution-unreadable lines.0.replies.1.lines.0.asks.solution.0']);
  });

  it('include more than eight replies in a row, and too many words', () => {
    expect(codes(...Array.from({ length: 8 }, () => yes))).toEqual([]);
    expect(codes(...Array.from({ length: 9 }, () => yes))).toEqual(['dialogue-too-long lines']);
    expect(codes({ says: 'mot '.repeat(801) }, yes)).toEqual(['dialogue-too-long lines']);
  });

  it('are found quickly where branches come back again and again', () => {
    const six = { replies: Array.from({ length: 6 }, (_, index) => ({ label: `R${index}` })) };
    const many = Array.from({ length: 20 }, () => six);
    expect(codes(...many)).toEqual(['dialogue-too-long lines']);
    expect(dialogue.options?.(withLines(...many))).toEqual([]);
    expect(read('R0', withLines(...many))).toEqual(['notFinished']);
  });
});
