import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { startOf } from '../parse/source-text.ts';
import type { PageTag, ReadPage } from '../parse/read-page.ts';
import { sameValue } from './item-pairs.ts';

/** A difference of form between a page and its translation. */
interface PageDifference {
  readonly at: SourceRange;
  readonly message: string;
  readonly wayOut: string;
}

const tagText = ({ name, fixed }: PageTag): string => `<${[name, ...fixed].join(' ')}>`;

/** A tag also belongs to the passage that contains it. */
const placed = (tag: PageTag): string => `${tagText(tag)} ${tag.passage ?? ''}`;

/** The first place where two lists part; null when they are the same. */
function firstDifference(french: readonly string[], own: readonly string[]): number | null {
  const length = Math.max(french.length, own.length);
  const index = Array.from({ length }, (_, at) => at).find((at) => french[at] !== own[at]);
  return index ?? null;
}

function tagDifference(french: ReadPage, own: ReadPage): PageDifference | null {
  const index = firstDifference(french.tags.map(placed), own.tags.map(placed));
  if (index === null) return null;
  const [wanted, there] = [french.tags, own.tags].map((tags) => tags[index] && tagText(tags[index]));
  return {
    at: own.tags[index]?.at ?? startOf(own.path),
    message:
      wanted === undefined
        ? `La page française n’a pas de ${there} ici.`
        : there === undefined
          ? `Il manque ${wanted}, que la page française a à la fin.`
          : wanted === there
            ? `${there} n’est pas dans le même passage que dans la page française.`
            : `La page française a ici ${wanted}, et non ${there}.`,
    wayOut: 'Gardez les mêmes balises, dans le même ordre : seuls leurs textes se traduisent.',
  };
}

function passageDifference(french: ReadPage, own: ReadPage): PageDifference | null {
  const index = own.passages.findIndex(
    ({ condition }, at) => !sameValue(condition, french.passages[at]?.condition),
  );
  const passage = own.passages[index];
  return passage
    ? {
        at: passage.at,
        message: 'Ce passage n’a pas la condition du passage français.',
        wayOut: 'Reprenez les attributs de <If> tels quels : le choix du texte en dépend.',
      }
    : null;
}

function linkDifference(french: ReadPage, own: ReadPage): PageDifference | null {
  const expected = french.links.map(({ url }) => url).sort();
  const stray = own.links.find(({ url }) => !expected.includes(url));
  const lost = expected.find((url) => !own.links.some((link) => link.url === url));
  if (!stray && lost === undefined && expected.length === own.links.length) return null;
  return {
    at: stray?.at ?? startOf(own.path),
    message: stray
      ? `La page française ne mène pas à « ${stray.url} ».`
      : `La page française mène à « ${lost ?? expected[0]} »${lost === undefined ? ' un autre nombre de fois' : ', et non celle-ci'}.`,
    wayOut: 'Gardez les mêmes liens : seul leur texte se traduit.',
  };
}

/** How a page differs from the French one in more than its words; null when it does not. */
export const pageDifference = (french: ReadPage, own: ReadPage): PageDifference | null =>
  tagDifference(french, own) ?? passageDifference(french, own) ?? linkDifference(french, own);
