/** Permanent codes of refused edits, with the sentence that a writer reads. */
const REFUSALS = {
  'edit-unreadable': 'Ce fichier ne se lit pas. Corrigez d’abord son erreur dans votre éditeur.',
  'edit-nothing-there': 'Le fichier n’a rien à cet endroit. Relisez-le : il a peut-être changé.',
  'edit-two-there': 'Deux champs se lisent sous ce nom. Changez-les dans votre éditeur.',
  'edit-wrong-kind': 'Ce changement ne s’applique pas à cette sorte de valeur.',
  'edit-out-of-list': 'La liste n’a pas autant d’éléments.',
  'edit-key-taken': 'Ce nom est déjà pris au même endroit.',
  'edit-shared-value':
    'Cette valeur est reprise ailleurs dans le fichier (&, *). Changez-la dans votre éditeur.',
  'edit-not-exact': 'Ce changement toucherait autre chose que ce qui est demandé : rien n’est écrit.',
  'edit-moved-on': 'Le texte n’est plus celui que ce changement avait laissé : il ne peut pas être défait.',
  'edit-name-taken': 'Ce nom est déjà pris dans la ville, ou l’a été.',
  'edit-bad-name': 'Ce nom ne peut pas s’écrire ainsi.',
  'edit-no-such-name': 'La ville n’a rien de ce nom.',
  'edit-file-there': 'Ce fichier existe déjà.',
  'edit-no-arrow': 'Aucune flèche ne part de là.',
  'edit-still-named': 'D’autres passages s’en servent encore : changez-les d’abord.',
  'edit-text-covered':
    'Deux textes d’un même papier viendraient à la même étape, et le premier ne serait plus lu. Dites d’abord lequel reste.',
  'edit-several-ways': 'Plusieurs chemins en partent : dites où ils mènent à présent.',
  'edit-not-translated': 'Cette traduction n’est pas prise.',
  'edit-too-few': 'Un rassemblement garde deux petites étapes au moins.',
} as const;

export type EditRefusalCode = keyof typeof REFUSALS;

/** A line that has to change before the edit is possible. `file`: relative to the folder of all cities. */
export interface BlockingLine {
  readonly file: string;
  readonly line: number;
}

export interface EditRefusal {
  readonly code: EditRefusalCode;
  /** In French. */
  readonly message: string;
  readonly blockedBy?: readonly BlockingLine[];
}

class RefusedEdit extends Error {
  readonly refusal: EditRefusal;
  constructor(refusal: EditRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** `detail`: French words that follow the sentence. */
export function refuse(code: EditRefusalCode, detail = '', blockedBy: readonly BlockingLine[] = []): never {
  const message = detail === '' ? REFUSALS[code] : `${REFUSALS[code]} ${detail}`;
  throw new RefusedEdit({ code, message, ...(blockedBy.length > 0 && { blockedBy }) });
}

/** Passes a refusal on. `file`: named after its sentence. */
export function refusedWith({ code, message }: EditRefusal, file: string): never {
  throw new RefusedEdit({ code, message: `${message} (${file})` });
}

/** The result of `edit`, or why it was refused. */
export function unlessRefused<Result>(edit: () => Result): Result | { readonly refusal: EditRefusal } {
  try {
    return edit();
  } catch (error) {
    if (error instanceof RefusedEdit) return { refusal: error.refusal };
    throw error;
  }
}
