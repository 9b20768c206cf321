import { type Command, CommanderError } from 'commander';

/** How every script ends. */
export const EXIT = { fine: 0, problems: 1, misuse: 2 } as const;

const TITLES: Readonly<Record<string, string>> = { 'Usage:': 'Emploi :', 'Arguments:': 'Arguments :', 'Options:': 'Options :' };

/** What Commander says in English, by its code. */
const COMPLAINTS: Readonly<Record<string, (detail: string) => string>> = {
  'commander.unknownOption': (detail) => `Option inconnue : ${detail}.`,
  'commander.excessArguments': () => 'Il y a un argument de trop.',
  'commander.missingArgument': (detail) => `Il manque un argument : ${detail}.`,
  'commander.optionMissingArgument': (detail) => `Il manque la valeur de l’option ${detail}.`,
};

const inQuotes = (text: string) => /'([^']+)'/u.exec(text)?.[1] ?? '';

const HELP = '« --help » montre l’emploi.';

/** A command that makes no sense is told so, and ends as misused. */
export function misuse(sentence: string): null {
  process.stderr.write(`${sentence} ${HELP}\n`);
  process.exitCode = EXIT.misuse;
  return null;
}

/** Reads the arguments in French. Null when help was asked or the command misused: the exit code is then set. */
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
    return misuse(COMPLAINTS[error.code]?.(inQuotes(error.message)) ?? 'La commande ne se comprend pas.');
  }
}
