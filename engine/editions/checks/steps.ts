import { parseYaml } from '../../scenario/parse/parse-yaml.ts';
import { createReport } from '../../diagnostics/report.ts';
import { isRecord } from '../../text/is-record.ts';
import { currentName } from '../../story/former-names.ts';
import type { StandingChange, Edition, Effect } from '../standing-change.ts';

/** Reports a removed step that no other step names in `formerly`. */
export function checkRemoved({
  before,
  after,
  standingBefore,
  standingAfter,
}: StandingChange): readonly Effect[] {
  const step = standingBefore.step?.name ?? '';
  const to = standingAfter.step?.name ?? '';
  if (after.story.scenario.steps[currentName(after.story, 'step', step)]) return [];
  const inItsPlace = stepInSameFile(before, after, step);
  const message = `L’étape ${step} n’existe plus : qui s’y trouve reviendrait à ${to}.`;
  const wayOut =
    inItsPlace === null
      ? `Gardez-la, ou écrivez « formerly: [${step}] » dans l’étape qui la remplace.`
      : `Si c’est elle qui s’appelle maintenant ${inItsPlace}, écrivez-y « formerly: [${step}] ».`;
  return [{ code: 'step-removed', what: step, about: { step: inItsPlace ?? to }, message, wayOut }];
}

/** The likely new name: a step renamed within the same file. */
function stepInSameFile(before: Edition, after: Edition, step: string): string | null {
  const path = before.source.files.find((file) => nameIn(file) === step)?.path;
  const file = after.source.files.find((candidate) => candidate.path === path);
  return file ? nameIn(file) : null;
}

function nameIn(file: Edition['source']['files'][number]): string | null {
  if (!file.path.startsWith('steps/')) return null;
  const { value } = parseYaml(file, createReport().report);
  return isRecord(value) && typeof value.name === 'string' ? value.name : null;
}
