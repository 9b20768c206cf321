import type { ErrorObject } from 'ajv';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { SourceRange } from '../diagnostics/diagnostic.ts';
import { closest, didYouMean, quoted } from '../diagnostics/suggest.ts';
import type { CutText, ValuePath, YamlFile } from './parse/parse-yaml.ts';
import { isRecord } from '../text/is-record.ts';
import {
  describeValue,
  fieldName,
  inForm,
  isOfForm,
  listOf,
  param,
  saidForm,
  shortened,
  TYPE_NAMES,
} from './schema-words.ts';

interface Explanation {
  readonly code: DiagnosticCode;
  /** Without it, the problem stands at the value itself. */
  readonly at?: SourceRange;
  readonly message: string;
  readonly wayOut: string;
}

export interface ExplanationContext {
  readonly error: ErrorObject;
  readonly path: ValuePath;
  readonly file: YamlFile;
}

type Explain = (context: ExplanationContext) => Explanation;

/** The schema's description of the value, as help. */
function description(error: ErrorObject): string {
  const text: unknown = error.parentSchema?.['description'];
  return typeof text === 'string' ? `Ce qui est attendu : ${text}` : '';
}

/** The instruction, then the schema's description. */
const instructionWithHelp = (error: ErrorObject, whatToDo: string): string =>
  `${whatToDo} ${description(error)}`.trim();

export const emptyValue: Explain = ({ error, path }) => {
  const name = path.at(-1);
  const whatToDo =
    typeof name === 'string'
      ? `Écrivez une valeur après « ${name}: ».`
      : 'Écrivez cette entrée, ou retirez-la.';
  return {
    code: 'empty-value',
    message: `${fieldName(path)} n’a pas de valeur.`,
    wayOut: instructionWithHelp(error, whatToDo),
  };
};

const HOW_TO_WRITE: Readonly<Record<string, string>> = {
  string: 'Écrivez un texte.',
  number: 'Écrivez un nombre, en chiffres et sans guillemets ; la virgule s’écrit avec un point.',
  integer: 'Écrivez un nombre entier, en chiffres et sans guillemets.',
  boolean: 'Écrivez true pour oui, false pour non, sans guillemets.',
  array: 'Écrivez une liste : une ligne par entrée, chacune après un tiret.',
  object: 'Écrivez un groupe de champs : une ligne par champ, en retrait.',
};

/** The text as typed: the parsed number of 0412 has lost its zero. */
function typedAt(path: ValuePath, file: YamlFile): string {
  const offsets = file.offsetsOf(path);
  return offsets ? file.source.text.slice(...offsets) : '…';
}

const wrongType: Explain = ({ error, path, file }) => {
  const types = listOf(param(error, 'type')).map(String);
  const wanted = types.map((type) => TYPE_NAMES[type] ?? type);
  const text =
    wanted.includes('un texte') && (typeof error.data === 'number' || typeof error.data === 'boolean');
  return {
    code: text && typeof error.data === 'number' ? 'number-for-text' : 'wrong-type',
    message: `${fieldName(path)} attend ${wanted.join(' ou ')} ; c’est ici ${describeValue(error.data)}.`,
    wayOut: text
      ? `Mettez la valeur entre guillemets droits : '${typedAt(path, file)}'.`
      : instructionWithHelp(error, HOW_TO_WRITE[types[0] ?? ''] ?? 'Récrivez-la.'),
  };
};

/** An unknown field whose name is close to the missing one; null where the schema names no other fields. */
function misspeltAs(name: string, { error }: ExplanationContext): string | null {
  const { additionalProperties, properties } = error.parentSchema ?? {};
  if (additionalProperties === false || !properties || !isRecord(error.data)) return null;
  return Object.keys(error.data).find((key) => closest(key, [name]) !== null) ?? null;
}

const missingField: Explain = (context) => {
  const { error, path, file } = context;
  const name = String(param(error, 'missingProperty'));
  const schemas = error.parentSchema?.['properties'] as Record<string, { description?: string }> | undefined;
  const typed = misspeltAs(name, context);
  if (typed !== null) return unknown(file.keyAt([...path, typed]), typed, [name]);
  return {
    code: 'missing-field',
    at: file.keyAt(path),
    message: `Il manque le champ « ${name} »${path.length > 0 ? ` dans ${fieldName(path)}` : ''}.`,
    wayOut: `Ajoutez « ${name}: … ». ${schemas?.[name]?.description ?? ''}`.trim(),
  };
};

function unknown(at: SourceRange, name: string, known: readonly string[]): Explanation {
  const wayOut = didYouMean(name, known, 'Récrivez-le, ou retirez-le.', Infinity);
  return { code: 'unknown-field', at, message: `Le champ « ${name} » n’existe pas ici.`, wayOut };
}

/** The rest of an unquoted text after a comma; null for a misspelt field. */
export function pieceOfText({ error, path, file }: ExplanationContext): CutText | null {
  const name = param(error, 'additionalProperty');
  if (typeof name !== 'string' || closest(name, knownFields(error)) !== null) return null;
  return file.cutText([...path, name]);
}

const commaInText = (at: SourceRange, field: string): Explanation => ({
  code: 'comma-in-text',
  at,
  message: `Entre { et }, la virgule finit le texte de « ${field} » : la suite n’en fait plus partie.`,
  wayOut: `Mettez le texte entier entre guillemets droits : ${field}: '…, …'.`,
});

const knownFields = (error: ErrorObject): string[] =>
  Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {});

const unknownField: Explain = (context) => {
  const { error, path, file } = context;
  const name = String(param(error, 'additionalProperty'));
  const known = knownFields(error);
  const free = error.parentSchema?.['patternProperties'] !== undefined;
  const at = file.keyAt([...path, name]);
  const cut = pieceOfText(context);
  if (cut) return commaInText(at, cut.field);
  if (!free) return unknown(at, name, known);
  const message = `« ${name} » n’a pas la forme attendue dans ${fieldName(path)}.`;
  // Only fixed days can be written: the feasts that move are in « holidays ».
  const moves =
    path.at(-1) === 'exceptions'
      ? 'Écrivez un jour fixe, jour/mois ; Pâques, l’Ascension et la Pentecôte suivent « holidays ».'
      : null;
  return { code: 'bad-form', at, message, wayOut: instructionWithHelp(error, moves ?? 'Récrivez ce nom.') };
};

const PUZZLE_TYPE = '/puzzle/type';

const unknownValue: Explain = ({ error, path }) => {
  const known =
    error.keyword === 'const' ? [param(error, 'allowedValue')] : listOf(param(error, 'allowedValues'));
  const puzzleType = error.instancePath === PUZZLE_TYPE;
  return {
    code: puzzleType ? 'unknown-puzzle-type' : 'unknown-value',
    message: puzzleType
      ? `Il n’y a pas d’épreuve de type « ${shortened(error.data)} ».`
      : `« ${shortened(error.data)} » n’est pas une valeur de ${fieldName(path)}.`,
    wayOut: didYouMean(String(error.data), known.map(String), 'Choisissez une valeur connue.', Infinity),
  };
};

/** Of the kinds of things of which a schema says the names alone. */
const THINGS: Readonly<Record<string, string>> = { step: 'une étape', role: 'un rôle' };

/** The way out for an empty field that refers to a step, message or other thing by its name; null where the field gives a thing its own name. */
function howToChoose({ parentSchema }: ErrorObject, path: ValuePath): string | null {
  const thing = THINGS[String(parentSchema?.['names'])];
  return thing === undefined || path.at(-1) === 'name' ? null : `Choisissez ${thing} de la ville.`;
}

/** The value as it could be written, and the signs that are admitted. */
function howToWrite(error: ErrorObject): string {
  const isAdmitted = (text: string): boolean => isOfForm(error, text);
  const form = typeof error.data === 'string' ? inForm(error.data, isAdmitted) : null;
  const said = saidForm(error);
  if (form !== null) return `Écrivez « ${form} »${said === undefined ? '' : ` : ${said}`}.`;
  const bare = error.data === '' ? 'Écrivez une valeur.' : 'Récrivez-la.';
  return instructionWithHelp(error, said === undefined ? bare : `Écrivez ${said}.`);
}

export const badForm: Explain = (context) => {
  const { error, path } = context;
  if (error.data === '')
    return { ...emptyValue(context), wayOut: howToChoose(error, path) ?? howToWrite(error) };
  return {
    code: 'bad-form',
    message: `« ${shortened(error.data)} » n’a pas la forme attendue pour ${fieldName(path)}.`,
    wayOut: howToWrite(error),
  };
};

const COMPARISONS: Readonly<Record<string, string>> = {
  minimum: 'au moins',
  maximum: 'au plus',
  exclusiveMinimum: 'plus que',
  exclusiveMaximum: 'moins que',
};

const outOfRange: Explain = ({ error, path }) => {
  const wanted = `${COMPARISONS[error.keyword] ?? ''} ${String(param(error, 'limit'))}`;
  const message = `${fieldName(path)} vaut ${shortened(error.data)} : il faut ${wanted}.`;
  return {
    code: 'out-of-range',
    message,
    wayOut: instructionWithHelp(error, `Écrivez un nombre qui vaut ${wanted}.`),
  };
};

const repeatedEntry: Explain = ({ error, path, file }) => {
  const [first, second] = [Number(param(error, 'j')), Number(param(error, 'i'))].sort(
    (left, right) => left - right,
  );
  return {
    code: 'repeated-entry',
    at: file.valueAt([...path, second ?? 0]),
    message: `${fieldName([...path, second ?? 0])} répète mot pour mot l’entrée ${(first ?? 0) + 1}.`,
    wayOut: 'Retirez l’une des deux, ou changez-la.',
  };
};

function counted(
  { error, path }: ExplanationContext,
  code: DiagnosticCode,
  word: string,
  whatToDo: string,
): Explanation {
  const unit = error.keyword.endsWith('Length')
    ? 'caractère(s)'
    : error.keyword.endsWith('Items')
      ? 'entrée(s)'
      : 'champ(s)';
  return {
    code: error.instancePath === '/hints' ? 'too-few-hints' : code,
    message: `${fieldName(path)} doit avoir ${word} ${String(param(error, 'limit'))} ${unit}.`,
    wayOut: instructionWithHelp(error, whatToDo),
  };
}

const tooShort: Explain = (context) =>
  context.error.data === ''
    ? emptyValue(context)
    : counted(context, 'too-short', 'au moins', 'Ajoutez ce qui manque.');

const tooLong: Explain = (context) => counted(context, 'too-long', 'au plus', 'Retirez ce qui est de trop.');

/** The fields required by each branch of a choice; null when the choice is between values. */
function branches(error: ErrorObject): readonly (readonly string[])[] | null {
  const lists = listOf(error.schema).map((branch) =>
    isRecord(branch) && Array.isArray(branch['required']) ? branch['required'].map(String) : null,
  );
  return lists.every((list) => list !== null) ? lists : null;
}

const chooseOne: Explain = ({ error, path, file }) => {
  const fields = branches(error);
  if (!fields) return badForm({ error, path, file });
  if (!isRecord(error.data))
    return wrongType({ error: { ...error, keyword: 'type', params: { type: 'object' } }, path, file });
  const typed = Object.keys(error.data);
  const extra = typed.filter((key) => fields.flat().includes(key)).at(-1);
  const several = listOf(param(error, 'passingSchemas')).length > 1;
  const choice = fields.map((names) => names.map((name) => `« ${name} »`).join(' et ')).join(', ou ');
  return {
    code: 'choose-one-field',
    at: several && extra !== undefined ? file.keyAt([...path, extra]) : file.keyAt(path),
    message: several ? 'Ces champs s’excluent l’un l’autre.' : `Il manque ${choice}.`,
    wayOut: `Écrivez ${choice} : l’un d’eux, et un seul.`,
  };
};

const unwanted: Explain = ({ error, path, file }) => {
  const names = isRecord(error.schema) ? listOf(error.schema['required']).map(String) : [];
  return {
    code: 'unwanted-field',
    at: file.keyAt([...path, names[0] ?? '']),
    message: `${quoted(names)} ne va pas avec les autres valeurs de ${fieldName(path)}.`,
    wayOut: 'Retirez ce champ, ou changez les autres.',
  };
};

/** By keyword of the schema; other keywords are explained by `badForm`. */
export const BY_KEYWORD: Readonly<Record<string, Explain>> = {
  type: wrongType,
  required: missingField,
  additionalProperties: unknownField,
  enum: unknownValue,
  const: unknownValue,
  pattern: badForm,
  minimum: outOfRange,
  maximum: outOfRange,
  exclusiveMinimum: outOfRange,
  exclusiveMaximum: outOfRange,
  minLength: tooShort,
  minItems: tooShort,
  minProperties: tooShort,
  maxLength: tooLong,
  maxItems: tooLong,
  maxProperties: tooLong,
  uniqueItems: repeatedEntry,
  oneOf: chooseOne,
  anyOf: chooseOne,
  not: unwanted,
};
