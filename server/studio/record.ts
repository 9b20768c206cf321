import { unlessRefused } from '../../engine/edit/refusal.ts';
import { recordWalkthrough, walkthroughText } from '../../engine/edit/walkthrough/record-walkthrough.ts';
import type { Fields, Firmness } from './edit/edit-request.ts';
import type { CityEditor } from './edit/editor.ts';
import type { Phones } from './phones.ts';
import type { StudioAnswer } from './studio-answer.ts';

const refused = (error: string, message: string): StudioAnswer => ({ status: 422, body: { error, message } });

/** Writes what was played on a city’s telephone as a walkthrough: `{slug, name}`; null for another body. */
export async function recordGame(
  editor: CityEditor,
  phones: Phones,
  request: Fields & Firmness,
): Promise<StudioAnswer | null> {
  const { slug, name, dry, insist } = request;
  if (typeof slug !== 'string' || typeof name !== 'string') return null;
  if (!/^[a-z-]+$/u.test(name))
    return refused('edit-bad-name', 'Un parcours se nomme en minuscules sans accent, avec des tirets.');
  const game = await phones.played(slug);
  if (!game) return { status: 404, body: { error: 'UNKNOWN', message: 'Cette ville ne se joue pas.' } };
  if (game.moves.length === 0) return refused('NOTHING_PLAYED', 'Rien n’a encore été joué sur ce téléphone.');
  if (!game.fromStart)
    return refused(
      'NOT_FROM_START',
      'Un parcours commence à la première étape : remettez-y le téléphone, puis jouez.',
    );
  const file = `${slug}/walkthroughs/${name}.yaml`;
  if (editor.text(file))
    return refused('edit-name-taken', `Le parcours « ${name} » existe déjà : choisissez un autre nom.`);
  const recorded = unlessRefused(() => recordWalkthrough(game.story, name, game.moves));
  if ('refusal' in recorded) return refused(recorded.refusal.code, recorded.refusal.message);
  if ('problem' in recorded) return refused('NOT_PLAYABLE', recorded.problem);
  return editor.edit({
    files: [{ file, seen: null, edits: [{ op: 'create', text: walkthroughText(recorded.file) }] }],
    dry,
    insist,
  });
}
