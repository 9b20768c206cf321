import { describe, expect, it } from 'vitest';
import { captionsOf, sentencesOf } from '../../../engine/puzzles/shared/captions.ts';
import { tuner } from '../../../engine/puzzles/tuner.ts';

describe('the sentences of a transcript', () => {
  it.each([
    ['(De l’eau. Une rame.) Ici Lauzerte. Bien.', ['(De l’eau. Une rame.)', 'Ici Lauzerte.', 'Bien.']],
    ['« Vous êtes là ? » Oui… Allez !', ['« Vous êtes là ? »', 'Oui…', 'Allez !']],
    ['Entrez en C, trois. Le mot', ['Entrez en C, trois.', 'Le mot']],
    ['(Un souffle.)', ['(Un souffle.)']],
  ])('of « %s »', (transcript, sentences) => {
    expect(sentencesOf(transcript)).toEqual(sentences);
  });
});

describe('the captions of a recording', () => {
  it('begin at their moments, and sentences less than a second apart are read together', () => {
    expect(captionsOf('(De l’eau.) Ici Lauzerte. Bien.', 10, [0, 0.4, 6])).toEqual([
      { at: 0, text: '(De l’eau.) Ici Lauzerte.' },
      { at: 6, text: 'Bien.' },
    ]);
  });

  it('without moments, or with those of a text of other sentences, last as long as their letters', () => {
    const captions = captionsOf('Abcdefghi. Abcdefghi.', 10);
    expect(captions.map(({ at }) => at)).toEqual([0, 5]);
    expect(captionsOf('Abcdefghi. Abcdefghi.', 10, [1])).toEqual(captions);
  });
});

describe('the moments that a writer gives', () => {
  const { config } = tuner.examples;
  const faultsOf = (cues: number[]) =>
    (
      tuner.faults?.({ ...config, recording: { ...config.recording, transcript: 'Un. Deux.', cues } }) ?? []
    ).map(({ code, path }) => [code, path.at(-1)]);

  it.each([
    [[0, 2], []],
    [[0], [['bad-form', 'cues']]],
    [[0, 1, 2], [['bad-form', 'cues']]],
    [[3, 2], [['out-of-range', 1]]],
    [[0, 12], [['out-of-range', 1]]],
  ])('%o have the faults %o', (cues, faults) => {
    expect(faultsOf(cues)).toEqual(faults);
  });
});
