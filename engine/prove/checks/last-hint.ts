import { takesAnyAnswer } from '../../puzzles/index.ts';
import type { Checker, Fault } from '../context.ts';
import { nearest } from '../graph.ts';
import { answerInText } from '../answers.ts';

/** Checks that an accepted answer can be copied out of each last hint. */
export const checkLastHint: Checker = ({ story, graph }) =>
  Object.values(story.scenario.steps).flatMap(({ name, kind, puzzle, hints, cases }): readonly Fault[] => {
    if (kind === 'end' || kind === 'secret' || !puzzle || takesAnyAnswer(puzzle)) return [];
    const texts = cases?.hints.at(-1)?.map(({ value }) => value) ?? [hints.at(-1) ?? ''];
    if (texts.every((text) => answerInText(story, name, text) !== null)) return [];
    const state = nearest(graph, ({ position }) =>
      position.step === name
        ? position.clueIndex === hints.length
        : position.sideSteps[name]?.clueIndex === hints.length,
    );
    return [
      {
        code: 'last-hint-not-enough',
        about: { step: name, path: hints.length === 0 ? ['name'] : ['hints', hints.length - 1] },
        message: `En copiant le dernier indice de l’étape ${name}, on ne trouve aucune réponse admise.`,
        wayOut:
          'Écrivez-y la réponse telle qu’elle se saisit : le mot, tous les nombres ou toutes les images, dans l’ordre.',
        ...(state && { state }),
      },
    ];
  });
