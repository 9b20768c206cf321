import type { LinkContext } from './context.ts';

/** Reports chains of replacements that lead back to the same message. */
function checkReplacements({ scenario, draft, report }: LinkContext): void {
  const replacedBy = new Map(scenario.messages.map((message) => [message.slug, message.replacedBy]));
  scenario.messages.forEach(({ slug, replacedBy: first }, index) => {
    const replacements = new Set<string>();
    let next = first;
    while (next !== undefined && !replacements.has(next)) {
      replacements.add(next);
      next = replacedBy.get(next);
    }
    const at = draft.scenario?.file.valueAt(['messages', index, 'replacedBy']);
    if (at && replacements.has(slug))
      report(
        'replaces-itself',
        at,
        `Le message « ${slug} » finit par se remplacer lui-même.`,
        'Retirez l’un des replacedBy.',
      );
  });
}

function checkTilePuzzles({ scenario, draft, stepCalled, report }: LinkContext): void {
  scenario.tiles.forEach(({ puzzleOf }, index) => {
    const step = puzzleOf === undefined ? null : stepCalled(puzzleOf);
    const at = draft.scenario?.file.valueAt(['tiles', index, 'puzzleOf']);
    if (at && step && !step.value.puzzle)
      report(
        'tile-without-puzzle',
        at,
        `L’étape ${puzzleOf} n’a pas d’épreuve.`,
        'Nommez une étape qui a un instrument.',
      );
  });
}

export function checkDeclarations(context: LinkContext): void {
  checkReplacements(context);
  checkTilePuzzles(context);
}
