import { formatList } from '../../../../engine/public.ts';

export const hands = {
  own: 'Dans vos mains',
  ownRole: (role: string) => `Dans vos mains : ${role}.`,
  others: 'Dans d’autres mains',
  /** `holders`: the members who hold the role, with what is to say of each. */
  heldBy: (role: string, holders: readonly string[]) =>
    holders.length > 0
      ? `Dans les mains de : ${role} (${holders.join(' ; ')})`
      : `Dans les mains de : ${role}`,
  /** Somebody who holds a role for others. */
  standingIn: (name: string, others: readonly string[]) =>
    `${name}, en attendant ${formatList(others, 'fr')}`,
  absent: (name: string, absence: string) => `${name}, ${absence}`,
  take: (role: string) => `Prendre ${role} en attendant`,
  reclaim: (role: string) => `Reprendre ${role}`,
  return: (role: string, names: readonly string[]) => `Rendre ${role} à ${formatList(names, 'fr')}`,
  standsIn: (name: string, role: string) => `${name} tient ${role} en attendant.`,
  gained: (roles: readonly string[]) => `C’est à vous : ${formatList(roles, 'fr')}.`,
  lost: (roles: readonly string[]) => `Ce n’est plus à vous : ${formatList(roles, 'fr')}.`,
  understood: 'Compris',
  paper: 'Ce n’est pas sur ce téléphone : demandez qu’on vous le lise, ou qu’on vous le montre.',
  instrument: 'L’instrument de cette étape',
  instrumentHelp: 'Dites ce que vous avez lu et vu : sa réponse vaut pour tout le monde.',
};
