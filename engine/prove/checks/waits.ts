import { optionsOf } from '../../puzzles/index.ts';
import { ALL_ARRIVED } from '../../unlock/arrival.ts';
import { unlockedMessages } from '../../unlock/papers.ts';
import { unlockedPages } from '../../unlock/unlock.ts';
import { answerInText } from '../answers.ts';
import type { Checker, Fault, ProofContext } from '../context.ts';
import type { StoryState } from '../explore.ts';
import { oncePerPosition } from '../graph.ts';
import { hurried } from '../shown-content.ts';

/**
 * Checks steps that need nothing but a message that comes later: their page must say when, with `<Arrives/>`.
 * Such a step is found by its answer, which no text gives before and one gives afterwards. Steps with places
 * are left out: their answer is read on site. Hints do not count, because a player asks for them only when
 * nothing else helps.
 */
export const checkWaits: Checker = (context) => {
  const { scenario, graph } = context;
  if (!scenario.messages.some(({ arrives }) => arrives)) return [];
  const silent = [...graph.states.values()].filter(({ position }) => {
    const step = scenario.steps[position.step ?? ''];
    return (
      step?.puzzle &&
      optionsOf(step.puzzle).length === 0 &&
      step.places.length === 0 &&
      !saysWhen(context, step.page)
    );
  });
  const found = oncePerPosition(silent).flatMap((state) => waitAt(context, state) ?? []);
  return found.filter(
    ({ about }, index) =>
      found.findIndex((other) => JSON.stringify(other.about) === JSON.stringify(about)) === index,
  );
};

const textOf = ({ source }: ProofContext, path: string): string =>
  source.files.find((file) => file.path === path)?.text ?? '';

const saysWhen = (context: ProofContext, page: string | undefined): boolean =>
  page !== undefined && /<Arrives\b/u.test(textOf(context, `pages/${page}.mdx`));

function waitAt(context: ProofContext, state: StoryState): Fault | null {
  const { story, scenario, graph } = context;
  const step = state.position.step ?? '';
  const standing = hurried(graph.standingAt(state), state.now);
  const gives = (text: string): boolean => answerInText(story, step, text) !== null;
  const late = unlockedMessages(standing, ALL_ARRIVED).find(
    ({ message, page }) => message.arrives && gives(textOf(context, `${page}.mdx`)),
  );
  if (!late || gives(scenario.steps[step]?.description ?? '')) return null;
  const pages = [
    ...(scenario.letter === null ? [] : [`${scenario.letter}.mdx`]),
    ...[...unlockedPages(standing, state.now)].map((key) => `${key}.mdx`),
  ];
  if (pages.some((path) => gives(textOf(context, path)))) return null;
  return {
    code: 'wait-without-word',
    about: { step },
    message: `À l’étape ${step}, la réponse ne se lit que dans « ${late.message.slug} », qui n’arrive que plus tard : rien n’y dit quand.`,
    wayOut: 'Écrivez <Arrives/> dans la page de l’étape, ou donnez ailleurs de quoi répondre sans attendre.',
    state,
  };
}
