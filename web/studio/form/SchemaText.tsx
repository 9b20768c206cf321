import type { ComponentProps } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import { choicesOf } from './choices.ts';
import { asAdmitted, asCases, declaredKind, isLongField, mayBeCases } from './field-kind.ts';
import { useFormScope } from './form-scope.ts';
import type { SchemaNode } from '../../../engine/scenario/json-schema.ts';
import { OpeningControl } from './OpeningControl.tsx';
import { MediumDrop } from '../media/MediumDrop.tsx';
import { wordsBeside } from '../media/medium-words.ts';
import { ChoiceControl, TextControl } from './typed-controls.tsx';
import { asInFile, isTypedTime } from './typed-times.ts';
import controls from '../controls.module.css';
import type { NamedKind } from '../../../engine/story/former-names.ts';

interface SchemaTextProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  readonly node: SchemaNode;
  readonly path: ValuePath;
  readonly value: unknown;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** A text, with the names that it may hold, and the way to make it depend on what the player did. */
export function SchemaText({ node, path, value, ...own }: SchemaTextProps) {
  const scope = useFormScope();
  const { change, data } = scope;
  const choices = choicesOf(node, path, scope);
  const declared = declaredKind(node, path);
  const { holds } = node.schema;
  if (holds === 'opening') return <OpeningControl {...own} node={node} path={path} value={textOf(value)} />;
  return (
    <>
      {choices ? (
        <ChoiceControl {...own} path={path} value={textOf(value)} choices={choices} />
      ) : (
        <TextControl
          {...own}
          path={path}
          value={textOf(value)}
          isLong={isLongField(node)}
          inFile={isTypedTime(holds) ? asInFile[holds] : (typed) => asAdmitted(node, typed)}
        />
      )}
      {declared && textOf(value) !== '' && <RenameOffer what={declared} from={textOf(value)} />}
      {(holds === 'picture' || holds === 'sound') && (
        <MediumDrop kind={holds} path={path} value={textOf(value)} words={wordsBeside(data, path)} />
      )}
      {mayBeCases(node) && (
        <button
          type="button"
          className={controls.link}
          onClick={() => change({ op: 'set', path, value: asCases(node, textOf(value)) })}
        >
          {typeset('Selon ce que le joueur a fait…')}
        </button>
      )}
    </>
  );
}

interface RenameOfferProps {
  readonly what: NamedKind;
  readonly from: string;
}

/** Beside the name of a thing: the way to change it in every file that names it. */
function RenameOffer({ what, from }: RenameOfferProps) {
  const { rename } = useFormScope();
  if (rename === undefined) return null;
  if (rename === null)
    return <p>{typeset('Pour le renommer partout, écrivez d’abord vos changements, ou oubliez-les.')}</p>;
  return (
    <button
      type="button"
      className={controls.link}
      aria-label={typeset(`Renommer partout : ${from}`)}
      onClick={() => rename(what, from)}
    >
      {typeset('Renommer partout…')}
    </button>
  );
}
