import { isRecord } from '../../../engine/public.ts';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import type { NamedToRename } from '../changes/ChangeDialog.tsx';
import controls from '../controls.module.css';
import { useFileEditor } from '../files/file-editor.ts';
import formStyles from '../form/Form.module.css';
import { FormGroup } from '../form/FormField.tsx';
import { FormScopeContext } from '../form/form-scope.ts';
import { itemNode, propertyNode, schemaOfFile } from '../../../engine/scenario/json-schema.ts';
import { useFormState } from './SheetForm.tsx';
import { SheetState } from './SheetState.tsx';

const FILE = 'scenario.yaml';
const LISTS: Readonly<Record<string, string>> = { messages: 'Ce message', documents: 'Ce document' };

interface PaperFieldsProps {
  readonly city: DeskCity;
  /** Of the page. */
  readonly path: string;
  readonly onRename: (thing: NamedToRename) => void;
}

/** The list that names a page, and the page’s name in it. */
function paperOf(path: string): readonly [list: string, slug: string] | null {
  const [, list = '', slug = ''] = /^(\w+)\/(.+)\.mdx$/u.exec(path) ?? [];
  return list in LISTS ? [list, slug] : null;
}

/** The title, author, arrival and condition of a message or document, which the city’s own file holds. */
export function PaperFields({ city, path, onRename }: PaperFieldsProps) {
  const paper = paperOf(path);
  return paper && <OwnFields city={city} list={paper[0]} slug={paper[1]} onRename={onRename} />;
}

interface OwnFieldsProps extends Omit<PaperFieldsProps, 'path'> {
  readonly list: string;
  readonly slug: string;
}

function OwnFields({ city, list, slug, onRename }: OwnFieldsProps) {
  const { editor, state } = useFileEditor(`${city.slug}/${FILE}`);
  const { data, scope } = useFormState({ city, editor, state, onRename });
  const all = isRecord(data) && Array.isArray(data[list]) ? (data[list] as unknown[]) : [];
  const index = all.findIndex((one) => isRecord(one) && one['slug'] === slug);
  const papers = propertyNode(schemaOfFile('scenario'), list);
  if (index < 0 || !papers) return null;
  const isHeldBack = state.refusal !== null || state.conflict !== null || state.breaks.length > 0;
  return (
    // The fields are those of another file than the sheet’s.
    <details className={controls.unfolding} onFocus={(event) => event.stopPropagation()}>
      <summary>{typeset(`${LISTS[list] ?? ''} : titre, auteur, arrivée, condition`)}</summary>
      {isHeldBack && <SheetState city={city} path={FILE} line={1} editor={editor} state={state} />}
      <FormScopeContext value={scope}>
        <form
          className={formStyles.form}
          onSubmit={(event) => event.preventDefault()}
          aria-label={typeset(LISTS[list] ?? '')}
        >
          <FormGroup node={itemNode(papers)} path={[list, index]} value={all[index]} />
        </form>
      </FormScopeContext>
    </details>
  );
}
