import { type Command, CommanderError } from 'commander';

/** Exit codes of all scripts. */
export const EXIT = { fine: 0, problems: 1, misuse: 2 } as const;

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Emploi :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
};

/** French texts of Commander's errors, by code. */
const ERROR_TEXTS: Readonly<Record<string, (detail: string) => string>> = {
  'commander.unknownOption': (detail) => `Option inconnue : ${detail}.`,
  'commander.excessArguments': () => 'Il y a un argument de trop.',
  'commander.missingArgument': (detail) => `Il manque un argument : ${detail}.`,
  'commander.invalidArgument': (detail) => `Argument inconnu : ${detail}.`,
  'commander.optionMissingArgument': (detail) => `Il manque la valeur de l’option ${detail}.`,
};

const inQuotes = (text: string) => /'([^']+)'/u.exec(text)?.[1] ?? '';

const HELP = '« --help » montre l’emploi.';

/** Prints the sentence and sets the exit code. */
export function misuse(sentence: string): null {
  process.stderr.write(`${sentence} ${HELP}\n`);
  process.exitCode = EXIT.misuse;
  return null;
}

/** Parses the arguments, with French texts. Null, with the exit code set, after help or misuse. */
export function readCommandLine(program: Command, argv: readonly string[]): Command | null {
  program
    .exitOverride()
    .helpOption('-h, --help', 'montre cette aide')
    .configureHelp({ styleTitle: (title) => TITLES[title] ?? title })
    .configureOutput({ writeErr: () => undefined });
  try {
    return program.parse([...argv]);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return null;
    return misuse(ERROR_TEXTS[error.code]?.(inQuotes(error.message)) ?? 'La commande ne se comprend pas.');
  }
}
