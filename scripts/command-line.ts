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
    const complaint = COMPLAINTS[error.code]?.(inQuotes(error.message)) ?? 'La commande ne se comprend pas.';
    process.stderr.write(`${complaint} « --help » montre l’emploi.\n`);
    process.exitCode = EXIT.misuse;
    return null;
  }
}
