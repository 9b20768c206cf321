import { LIMITS } from './limits.ts';
import type { Mutant } from './mutant.ts';
import { OPERATION } from './operation.ts';
import { PARTIES } from './parties.ts';
import { PEOPLE } from './people.ts';
import { REQUESTS } from './requests.ts';

/** All mutants, in the order of docs/security.md. */
export const MUTANTS: readonly Mutant[] = [...LIMITS, ...REQUESTS, ...PEOPLE, ...PARTIES, ...OPERATION];
