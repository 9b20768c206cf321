import { describe, expect, it } from 'vitest';
import { finestAnswer } from '../../../engine/report/finest-answer.ts';
import { lapse, writeReport } from '../../../engine/report/write-report.ts';
import { fr } from '../../../engine/words/fr.ts';
import { compiled } from '../../../scripts/explain/cities/compiled.ts';
import { TINY_ANSWERS, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { AN_HOUR, A_MINUTE, noteGame, type NotedGame, textsOf } from '../../support/reports/noted-game.ts';

const REPORT = `groups:
  - heading: Présentation
    sentences:
      - say: 'Pli ouvert à {début}, rendu le {date} à {heure}, en {durée} et {jours}.'
  - heading: Exactitude
    sentences:
      - say: 'Sur {erreurs}, nous gardons « {réponse} ».'
      - if: { wrong: { most: 0 } }
        say: 'Relevé : {erreurs}.'
      - say: '{erreurs}, sans éclat.'
  - heading: Assistance
    sentences:
      - { if: { hints: all }, say: 'La recrue a tout demandé, {indices} en tout.' }
      - { if: { asked: PORT_VIEUX }, say: 'La recrue a demandé {indices}.' }
      - say: 'Il n’a été remis {indices}.'
  - heading: Silence
    sentences:
      - { if: { silence: { least: 1 h, at: CAFE } }, say: 'Attablée {silence}.' }
      - say: 'Au plus {silence} sans nouvelles.'
  - heading: Trajet
    optional: true
    sentences:
      - { if: { took: PHARE }, say: 'Par le détour.' }
`;

const story = compiled(tinyCity({ files: { 'rapport.yaml': REPORT } }));

/** Plays to a step, or to the end. */
function playOn(game: NotedGame, until = 'FIN'): NotedGame {
  while (game.step() !== until) game.do({ type: 'ANSWER', code: TINY_ANSWERS[game.step()] ?? '' });
  return game;
}

describe('the report on a game', () => {
  it('does not exist before the end, nor in a city without sentences', () => {
    const game = playOn(noteGame(story), 'CLOCHER');
    expect(game.report()).toBeNull();
    playOn(game);
    expect(game.report()).not.toBeNull();
    const { standing, journal } = playOn(noteGame(compiled(tinyCity())));
    expect(writeReport(standing(), journal)).toBeNull();
  });

  it('of a quick game tells what is measured', () => {
    const game = playOn(noteGame(story));
    expect(game.report()).toEqual({
      city: 'Ville',
      reference: story.scenario.reference,
      signature: 'Le Contrôle',
      postmark: { date: '23-11', hour: '10 H 12' },
      date: 'lundi 23 novembre 2026',
      lines: [
        {
          heading: 'Présentation',
          text: 'Pli ouvert à 10 h, rendu le lundi 23 novembre à 10 h 12, en 12 minutes et un jour.',
        },
        { heading: 'Exactitude', text: 'Relevé : aucune réponse fausse.' },
        { heading: 'Assistance', text: 'Il n’a été remis aucun indice.' },
        { heading: 'Silence', text: 'Au plus une minute sans nouvelles.' },
      ],
    });
  });

  it('of a slow game tells its hints, its silence, its detour and its finest answer', () => {
    const game = noteGame(story);
    game.do({ type: 'ANSWER', code: 'la maison du boulanger' });
    game.do({ type: 'ANSWER', code: 'LA MAISON DU BOULANGER' });
    game.do({ type: 'ANSWER', code: 'au clair de lune' });
    playOn(game, 'PORT_VIEUX');
    game.do({ type: 'ASK_CLUE' });
    playOn(game, 'CAFE');
    game.wait(26 * AN_HOUR);
    playOn(game, 'PHARE');
    game.do({ type: 'TAKE_ALTERNATIVE', debug: true });
    playOn(game);
    expect(textsOf(game.report()).slice(1)).toEqual([
      'Sur deux réponses fausses, nous gardons « MAISON DU BOULANGER ».',
      'La recrue a demandé un indice.',
      'Attablée 26 h 01.',
      'Par le détour.',
    ]);
    expect(textsOf(game.report())[0]).toContain('deux jours');
  });

  it('says that all was asked once a step has given its last hint', () => {
    const game = noteGame(story);
    for (let hint = 0; hint < 3; hint += 1) game.do({ type: 'ASK_CLUE' });
    expect(textsOf(playOn(game).report())).toContain('La recrue a tout demandé, trois indices en tout.');
  });

  it('counts what was refused with a reply, which it never shows', () => {
    const game = noteGame(story);
    game.do({ type: 'ANSWER', code: 'la gare' });
    expect(textsOf(playOn(game).report())).toContain('Une réponse fausse, sans éclat.');
  });

  it('does not change by what is tried after the end, nor by an answer that was erased', () => {
    const game = playOn(noteGame(story));
    const before = game.report();
    game.wait(30 * 24 * AN_HOUR);
    game.do({ type: 'ANSWER', code: 'le vent du large' });
    expect(game.report()).toEqual(before);
    const erased = [
      ...game.journal,
      {
        kind: 'answer',
        step: 'GARE',
        verdict: 'wrong',
        reading: null,
        madeAt: game.journal[0]?.madeAt ?? 0,
      } as const,
    ];
    expect(textsOf(writeReport(game.standing(), erased))).toContain('Une réponse fausse, sans éclat.');
  });
});

describe('the finest wrong answer', () => {
  const finest = (...readings: readonly string[]) =>
    finestAnswer(
      story,
      readings.map((reading) => ({ step: 'GARE', reading })),
    )?.words ?? null;

  it('is the longest that is made of words, before letters that are none', () => {
    expect(finest('tombola', 'lamer', 'grandemaison', 'petitemaison')).toBe('GRANDE MAISON');
    expect(finest('auciel')).toBe('AU CIEL');
  });

  it.each([
    ['an answer of another step', 'anemone'],
    ['an answer within a sentence', 'jardindelanemone'],
    ['one slip from an answer', 'lanenone'],
    ['a near answer', 'lagare'],
    ['a part of an answer', 'vieuxpuits'],
    ['a number', '1867'],
    ['a code', '3_ecume'],
    ['keys struck at random', 'qsdfghjk'],
    ['one letter many times', 'aaaaaaa'],
    ['rude', 'merdealors'],
    ['too short', 'rue'],
    ['too long to be one word', 'xylophonistebarbu'],
  ])('is never %s', (_what, reading) => {
    expect(finest(reading)).toBeNull();
  });
});

it('a duration is rounded down to minutes, and to days from two days on', () => {
  expect(
    [20_000, A_MINUTE, 47 * A_MINUTE, 2 * AN_HOUR, 125 * A_MINUTE, 70 * AN_HOUR].map((ms) => lapse(ms, fr)),
  ).toEqual(['une minute', 'une minute', '47 minutes', '2 h', '2 h 05', 'deux jours']);
});
