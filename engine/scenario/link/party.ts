import type { ValuePath, YamlFile } from '../parse/parse-yaml.ts';
import { rolesOf } from '../scenario.ts';
import type { LinkContext } from './context.ts';
import { checkName } from './references.ts';

const ROLE = {
  code: 'unknown-role',
  what: 'Le rôle',
  wayOut: 'Ajoutez-le aux rôles de party, dans scenario.yaml.',
} as const;

/** A `for`, and where it stands. */
interface WrittenFor {
  readonly role: string;
  readonly file: YamlFile;
  readonly path: ValuePath;
}

/** Every `for` of the city's files. */
function writtenFors({ draft: { scenario, steps } }: LinkContext): readonly WrittenFor[] {
  const ofStep = steps.flatMap(({ file, value }) =>
    value.for === undefined ? [] : [{ role: value.for, file, path: ['for'] }],
  );
  if (!scenario) return ofStep;
  const { file, value } = scenario;
  const listed = (['messages', 'documents', 'tiles'] as const).flatMap((list) =>
    (value[list] ?? []).flatMap(({ for: role }, index) =>
      role === undefined ? [] : [{ role, file, path: [list, index, 'for'] }],
    ),
  );
  return [...listed, ...ofStep];
}

function checkRoles(context: LinkContext): void {
  const { draft, report } = context;
  const fors = writtenFors(context);
  const slugs = draft.scenario && rolesOf(draft.scenario.value).map(({ slug }) => slug);
  const known = slugs && new Set(slugs);
  for (const { role, file, path } of fors) checkName(context, ROLE, () => file.valueAt(path), role, known);
  // A `for` that is misspelt, or in a damaged file, may have meant the role.
  if (draft.damaged.has('step') || fors.some(({ role }) => !known?.has(role))) return;
  slugs?.forEach((slug, index) => {
    const at = draft.scenario?.file.valueAt(['party', 'roles', index]);
    if (!at || fors.some(({ role }) => role === slug)) return;
    const message = `Rien n’est pour le rôle « ${slug} ».`;
    report(
      'role-without-anything',
      at,
      message,
      `Écrivez « for: ${slug} » sur un message, une pièce ou une étape, ou retirez ce rôle.`,
    );
  });
}

/** A message that takes the place of another one is in the same hand, or in all. */
function checkReplacements({ draft, report }: LinkContext): void {
  const messages = draft.scenario?.value.messages ?? [];
  messages.forEach(({ slug, for: role, replacedBy }, index) => {
    const next = messages.find((message) => message.slug === replacedBy);
    const at = draft.scenario?.file.valueAt(['messages', index, 'replacedBy']);
    if (!at || next?.for === undefined || next.for === role) return;
    const message = `Le message « ${slug} » est remplacé par « ${next.slug} », qui est pour un autre rôle (${next.for}).`;
    const wayOut =
      role === undefined
        ? `Retirez « for » de « ${next.slug} ».`
        : `Écrivez « for: ${role} » sur « ${next.slug} ».`;
    report('leaves-its-hands', at, message, wayOut);
  });
}

/** Checks that each `for` names a role of the city, and that each role has something. */
export function checkParty(context: LinkContext): void {
  checkRoles(context);
  checkReplacements(context);
}
