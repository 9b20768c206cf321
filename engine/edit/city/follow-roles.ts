import type { ScenarioSource } from '../../scenario/scenario.ts';
import { isRecord, valueAt } from '../../text/is-record.ts';
import { type CitiesDraft, createDraft, scenarioFile } from './draft.ts';
import { referencesTo } from './references.ts';
import { renameUnits, translatedFiles } from './translations.ts';

/** The words of the roles that a file declares, in their order. */
function rolesIn(data: unknown): readonly unknown[] {
  const roles = valueAt(data, 'party', 'roles');
  return Array.isArray(roles) ? roles.map((role: unknown) => (isRecord(role) ? role.slug : role)) : [];
}

/** A translation has the roles whose names it translates. */
function followInTranslations(draft: CitiesDraft, slug: string, from: string, to: string): void {
  const { path } = scenarioFile(slug);
  for (const [own, french] of translatedFiles(draft, slug)) {
    const index = french.path === path ? rolesIn(draft.data(own)).indexOf(from) : -1;
    if (index >= 0) draft.edit(own, { op: 'set', path: ['party', 'roles', index, 'slug'], value: to });
  }
  const [was, is] = [from, to].map((role) => `party.roles.${role}.`) as [string, string];
  renameUnits(draft, slug, ([file, unit]) => [
    file,
    file === path && unit.startsWith(was) ? is + unit.slice(was.length) : unit,
  ]);
}

/**
 * Renames a role in all files that name it, after an edit of scenario.yaml gave it another word. A role is
 * recognised by its place in the list. `before`: the city without the edit. Returns what the writer must know.
 */
export function followRoles(draft: CitiesDraft, before: ScenarioSource): readonly string[] {
  const { slug } = before;
  const file = scenarioFile(slug);
  const [were, are] = [rolesIn(createDraft([before]).data(file)), rolesIn(draft.data(file))];
  if (were.length !== are.length) return [];
  return were.flatMap((from, index) => {
    const to = are[index];
    if (typeof from !== 'string' || typeof to !== 'string' || to === '') return [];
    if (are.includes(from) || were.includes(to)) return [];
    for (const reference of referencesTo(draft, { slug, what: 'role', name: from }))
      draft.edit(reference.file, reference.renamedTo(to));
    followInTranslations(draft, slug, from, to);
    return [`Le rôle « ${from} » s’appelle « ${to} » partout.`];
  });
}
