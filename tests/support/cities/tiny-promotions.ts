import { compilePromotions, type Promotions } from '../../../engine/index.ts';

/** A file without fault: three copies free then the reduced price, never free, over, and not yet open. */
export const TINY_PROMOTIONS = `timeZone: Europe/Paris
anotherCity: { reduced: SUITE-REDUITE, regular: SUITE }
promotions:
  - name: le-puits
    city: VILLE
    riddle: Je descends plein et je remonte vide.
    solutions: [Le Puits perdu, seau]
    promoCode: PUITS950
    free: { copies: 3, promoCode: PUITS0 }
    over: Le puits est à sec. Le Contrôle l’a noté.
  - name: la-cloche
    city: VILLE
    riddle: On la frappe, elle appelle.
    solutions: [La Cloche d’Étain]
    promoCode: CLOCHE950
    from: 2026-06-02
    until: 2026-06-30
    over: La cloche ne sonne plus.
  - name: le-gue
    city: VILLE
    riddle: On y passe sans pont.
    solutions: [gué]
    promoCode: GUE950
    until: 2026-06-01
    over: Le gué est fermé depuis le 1er juin.
  - name: la-neige
    city: VILLE
    riddle: Elle efface les adresses.
    solutions: [neige]
    promoCode: NEIGE950
    from: 2026-12-01
    over: La neige a fondu.
`;

export function tinyPromotions(text = TINY_PROMOTIONS): Promotions {
  const { promotions, diagnostics } = compilePromotions({ path: 'promotions.yaml', text }, ['VILLE']);
  if (!promotions) throw new Error(JSON.stringify(diagnostics, null, 1));
  return promotions;
}
