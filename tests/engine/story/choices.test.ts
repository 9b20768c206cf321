import { describe, expect, it } from 'vitest';
import { compileCity } from '../../../engine/city/compile.ts';
import { answerBook } from '../../../engine/prove/answers.ts';
import { explore } from '../../../engine/prove/explore.ts';
import { advance, begin, resolveStanding } from '../../../engine/story/advance.ts';
import type { StoryEvent } from '../../../engine/story/events.ts';
import type { Standing } from '../../../engine/story/standing.ts';
import type { Story } from '../../../engine/story/story.ts';
import { unlockedMessages } from '../../../engine/unlock/papers.ts';
import { BRANCHING_ANSWERS, branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import type { TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';
import { NOON, SECOND } from './playing.ts';

function storyOf(overrides: TinyCityOverrides = {}): Story {
  const { story, diagnostics } = compileCity(branchingCity(overrides));
  if (!story) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  return story;
}

const story = storyOf();
const QUAI = 'steps/18-quai.yaml';

const play = (standing: Standing, event: StoryEvent, now = NOON): Standing =>
  advance(standing, event, now).standing;
const answer = (standing: Standing, code: string): Standing => play(standing, { type: 'ANSWER', code });

/** Plays until the player stands at `step`; `quai`: the option chosen there. */
function playedTo(step: string, quai = 'attendre', played = story): Standing {
  let standing = begin(played, NOON);
  while (standing.step?.name !== step) {
    const here = standing.step?.name ?? '';
    const next = answer(standing, here === 'QUAI' ? quai : (BRANCHING_ANSWERS[here] ?? ''));
    if (next.step === standing.step) throw new Error(`stuck at ${here}`);
    standing = next;
  }
  return standing;
}

describe('a choice', () => {
  it('leads where its option says, and is remembered', () => {
    const waited = answer(playedTo('QUAI'), 'attendre');
    expect(waited.progress).toMatchObject({ step: 'CAFE', chosen: { QUAI: 'attendre' } });
    const followed = answer(playedTo('QUAI'), ' Suivre ');
    expect(followed.progress).toMatchObject({ step: 'BARQUE', chosen: { QUAI: 'suivre' } });
  });

  it('costs nothing for an option that does not exist', () => {
    const { standing, outcome } = advance(playedTo('QUAI'), { type: 'ANSWER', code: 'fuir' }, NOON);
    expect(outcome).toMatchObject({
      accepted: false,
      reason: 'unreadable',
      message: 'Ce choix n’est pas proposé ici',
    });
    expect(standing.progress).toMatchObject({ step: 'QUAI', wrongAnswers: [], chosen: {} });
  });

  it('makes routes that the player follows', () => {
    expect(story.routes.map(({ chosen, taken }) => [chosen.QUAI, ...taken])).toEqual([
      ['attendre'],
      ['suivre'],
      ['attendre', 'PHARE'],
      ['suivre', 'PHARE'],
      ['attendre', 'CLOCHER'],
      ['suivre', 'CLOCHER'],
    ]);
    expect(playedTo('CAFE', 'suivre').reached.steps).toEqual([
      'GARE',
      'PORT_VIEUX',
      'QUAI',
      'BARQUE',
      'CAFE',
    ]);
    expect(playedTo('CAFE').reached.steps).toEqual(['GARE', 'PORT_VIEUX', 'QUAI', 'CAFE']);
  });

  it('decides which messages arrive', () => {
    const slugs = (standing: Standing) =>
      unlockedMessages(standing, Infinity).map(({ message }) => message.slug);
    expect(slugs(playedTo('CAFE', 'suivre'))).toContain('desBottes');
    expect(slugs(playedTo('CAFE'))).not.toContain('desBottes');
  });

  it('is made again by a player whom staff move back, and made for one whom staff move behind it', () => {
    const followed = playedTo('CAFE', 'suivre');
    const back = play(followed, { type: 'SET_STEP', step: 'GARE' });
    expect(back.progress).toMatchObject({ step: 'GARE', chosen: {} });
    expect(play(back, { type: 'SET_STEP', step: 'BARQUE' }).progress.chosen).toEqual({ QUAI: 'suivre' });
    expect(play(followed, { type: 'SET_STEP', step: 'MARCHE' }).progress.chosen).toEqual({ QUAI: 'suivre' });
    expect(play(playedTo('CAFE'), { type: 'SET_STEP', step: 'MARCHE' }).progress.chosen).toEqual({
      QUAI: 'attendre',
    });
    expect(play(back, { type: 'SET_STEP', step: 'CAFE' }).reached.steps).toEqual([
      'GARE',
      'PORT_VIEUX',
      'QUAI',
      'CAFE',
    ]);
  });

  it('ends with the story that staff take back', () => {
    expect(play(playedTo('CAFE', 'suivre'), { type: 'REMOVE_STORY' }).progress).toMatchObject({
      step: null,
      chosen: {},
      asked: [],
    });
  });
});

describe('choices in another edition', () => {
  const { progress } = playedTo('CAFE', 'suivre');

  const renamedOption = () =>
    storyOf({
      files: {
        [QUAI]: (text) => text.replace('name: suivre', 'name: filer\n      formerly: [suivre]'),
        'scenario.yaml': (text) => text.replace('QUAI: suivre', 'QUAI: filer'),
        'walkthroughs/boat.yaml': (text) => text.replace('answer: suivre', 'answer: filer'),
      },
    });

  it('are made under an option’s former name, which a phone sends that was opened before', () => {
    expect(answer(playedTo('QUAI', '', renamedOption()), 'suivre').progress).toMatchObject({
      step: 'BARQUE',
      chosen: { QUAI: 'filer' },
    });
  });

  it('follow the new name of an option', () => {
    const renamed = renamedOption();
    expect(resolveStanding(renamed, progress).progress.chosen).toEqual({ QUAI: 'filer' });
    expect(
      unlockedMessages(resolveStanding(renamed, progress), Infinity).map(({ message }) => message.slug),
    ).toContain('desBottes');
  });

  it('follow the new name of a step', () => {
    const rename = (text: string) => text.replaceAll('QUAI', 'JETEE');
    const renamed = storyOf({
      files: {
        [QUAI]: (text) => rename(text).replace('index: 18', 'index: 18\nformerly: [QUAI]'),
        ...Object.fromEntries(
          [
            'scenario.yaml',
            'steps/02-port-vieux.yaml',
            ...['main', 'alternative', 'boat'].map((name) => `walkthroughs/${name}.yaml`),
          ].map((path) => [path, rename]),
        ),
      },
    });
    expect(resolveStanding(renamed, progress).progress).toMatchObject({
      chosen: { JETEE: 'suivre' },
      step: 'CAFE',
    });
  });

  it('are forgotten with their option', () => {
    const without = storyOf({
      files: {
        [QUAI]: (text) => text.replace('name: suivre', 'name: ramer'),
        'scenario.yaml': (text) => text.replace('QUAI: suivre', 'QUAI: ramer'),
        'walkthroughs/boat.yaml': (text) => text.replace('answer: suivre', 'answer: ramer'),
      },
    });
    expect(resolveStanding(without, progress).progress).toMatchObject({ step: 'CAFE', chosen: {} });
    expect(resolveStanding(story, progress).progress).toBe(progress);
  });
});

describe('cases of next', () => {
  const cases = `next:
  - { if: { chose: { QUAI: suivre }, not: { asked: GARE } }, to: VERRIERE }
  - { to: MUSEE }
`;

  it('lead to the first one that is true', () => {
    const branching = storyOf({
      files: {
        'steps/05-phare.yaml': (text) =>
          text.replace('next: MUSEE\n', cases.replace(', not: { asked: GARE }', '')),
      },
    });
    expect(playedTo('VERRIERE', 'suivre', branching).reached.has('MUSEE')).toBe(false);
    expect(playedTo('VERRIERE', 'attendre', branching).reached.has('MUSEE')).toBe(true);
  });

  it('read the steps that were solved, in a game and in the states that the prover explores', () => {
    const solved = cases.replace('chose: { QUAI: suivre }, not: { asked: GARE }', 'solved: BARQUE');
    const branching = storyOf({
      files: { 'steps/05-phare.yaml': (text) => text.replace('next: MUSEE\n', solved) },
    });
    expect(playedTo('VERRIERE', 'suivre', branching).reached.has('MUSEE')).toBe(false);
    expect(playedTo('VERRIERE', 'attendre', branching).reached.has('MUSEE')).toBe(true);
    const { states } = explore(branching, answerBook(branching, []));
    const atMuseum = [...states.values()]
      .filter(({ position }) => position.step === 'MUSEE')
      .map(({ position }) => position.chosen.QUAI);
    expect(new Set(atMuseum)).toEqual(new Set(['attendre']));
  });

  it('never depend on hints', () => {
    const { diagnostics } = compileCity(
      branchingCity({ files: { 'steps/05-phare.yaml': (text) => text.replace('next: MUSEE\n', cases) } }),
    );
    expect(diagnostics.map(({ code }) => code)).toContain('asked-in-next');
  });
});

describe('a hint', () => {
  it('is remembered once its step is left, until staff move the player back', () => {
    const asked = play(begin(story, NOON), { type: 'ASK_CLUE' }, NOON + 60 * SECOND);
    const left = answer(asked, BRANCHING_ANSWERS.GARE ?? '');
    expect(left.progress).toMatchObject({ step: 'PORT_VIEUX', clueIndex: 0, asked: ['GARE'] });
    expect(play(left, { type: 'SET_STEP', step: 'GARE' }).progress.asked).toEqual([]);
  });
});

describe('texts of a step that depend on a choice', () => {
  const CAFE = 'steps/03-cafe.yaml';
  const cities = (text: string) =>
    text
      .replace(
        'screen: message\n  message: ancienneLettre',
        'screen: message\n  message:\n    - { if: { chose: { QUAI: suivre } }, open: desBottes }\n    - { open: ancienneLettre }',
      )
      .replace(
        /hints:\n {2}- (.*)\n/u,
        'hints:\n  - [{ if: { chose: { QUAI: suivre } }, say: Le passeur le sait. }, { say: $1 }]\n',
      );
  it('are those of the player', () => {
    const told = storyOf({ files: { [CAFE]: cities } });
    const [waited, followed] = [playedTo('CAFE', 'attendre', told), playedTo('CAFE', 'suivre', told)];
    expect(followed.step?.hints[0]).toBe('Le passeur le sait.');
    expect(waited.step?.hints[0]).not.toBe('Le passeur le sait.');
    expect(waited.step?.hints).toHaveLength(followed.step?.hints.length ?? 0);
    expect([waited.step?.reaction.message, followed.step?.reaction.message]).toEqual([
      'ancienneLettre',
      'desBottes',
    ]);
  });

  it('are replies too', () => {
    const reply =
      'replies:\n  - { to: [AC], say: Le passeur en rirait., if: { chose: { QUAI: suivre } } }\n  - { to: [AC], say: Regardez encore. }\n';
    const told = storyOf({
      files: {
        [CAFE]: (text) =>
          text
            .replace('hints:', `${reply}hints:`)
            .replace('almost: []', 'almost: [AC]')
            .replace(/refuse: \[AC(, )?/u, 'refuse: ['),
      },
    });
    const replyTo = (quai: string) =>
      advance(playedTo('CAFE', quai, told), { type: 'ANSWER', code: 'AC' }, NOON).outcome;
    expect(replyTo('suivre')).toMatchObject({ accepted: false, message: 'Le passeur en rirait.' });
    expect(replyTo('attendre')).toMatchObject({ accepted: false, message: 'Regardez encore.' });
  });
});
