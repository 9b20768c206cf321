import type { Scenario } from '../../../../engine/index.ts';
import { answerInEnglish } from '../../cities/answers-in-english.ts';
import type { CityRoute } from '../../cities/cities.ts';
import type { PartyGame, Seat } from './party-game.ts';

/** The city as this telephone shows it. */
const cityOn = ({ city }: PartyGame, { language }: Seat): Scenario => city.story.in(language).scenario;

/** Telephones name roles in their own language. */
export const nameOfRole = (game: PartyGame, seat: Seat, role: string): string =>
  cityOn(game, seat).roles.find(({ slug }) => slug === role)?.name ?? '';

/** The role that this telephone calls so. */
export const roleCalled = (game: PartyGame, seat: Seat, name?: string): string | undefined =>
  cityOn(game, seat).roles.find((role) => role.name === name)?.slug;

type Move = CityRoute['moves'][number];

/** A right answer in the words of whoever gives it. */
export function codeOf(game: PartyGame, seat: Seat, { step, body }: Move): string {
  const code = String(body.code);
  const [french, own] = [game.city.scenario.steps[step], cityOn(game, seat).steps[step]];
  return seat.language === 'en' && french && own ? answerInEnglish(french, own, code) : code;
}

/** What a telephone is shown in another language than its own: one sentence, or none. */
export function spokenWrongly(
  game: PartyGame,
  seat: Seat,
  status: { readonly step?: unknown },
): readonly string[] {
  const { name, description } = status.step as { readonly name: string; readonly description: string };
  return description === cityOn(game, seat).steps[name]?.description
    ? []
    : [`${game.name}: ${seat.telephone.name} is told ${name} in another language`];
}

/** A wrong answer whose reply the author has written: it comes in the language of whoever gave it. */
export async function tryWrongly(game: PartyGame, seat: Seat, step: string): Promise<void> {
  const replies = cityOn(game, seat).steps[step]?.replies.filter((reply) => !reply.if) ?? [];
  // A star stands for any number in one of several fields.
  const code = replies.flatMap(({ to }) => to).find((text) => !text.includes('*'));
  if (code === undefined) return;
  const { status, body } = await seat.telephone.post('code/check', { code, step });
  // What another telephone had sent before may have been right.
  if (status === 409) return;
  if (status !== 404 || !replies.some(({ say }) => say === body.error))
    game.tally.problems.push(
      `${game.name}: ${seat.telephone.name} tried ${code} at ${step}: ${status} ${JSON.stringify(body.error)}`,
    );
}
