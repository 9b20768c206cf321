import { tinyCity, type TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';

export const PORT = 'steps/02-port-vieux.yaml';
export const REGISTRE = 'steps/15-registre.yaml';

const put = (path: string, from: string, to: string): TinyCityOverrides => ({
  files: { [path]: (text) => text.replace(from, to) },
});

/** The city with another solution on its four dials. */
export const withDials = (solution: string): TinyCityOverrides =>
  put(PORT, 'solution: "0412"', `solution: ${solution}`);

/** The city with another entry for the second of its three numbers, 456. */
export const withLine = (entry: string): TinyCityOverrides => put(REGISTRE, '"456"', entry);

/** Two right codes on the dials, and a range in the second field. */
export const tolerantCity = () =>
  tinyCity({
    files: {
      [PORT]: (text) =>
        text.replace('solution: "0412"', 'solution: ["0412", "0413"]').replace('"0413", "4120"', '"4120"'),
      [REGISTRE]: (text) => text.replace('"456"', '{ from: 450, to: 460 }'),
    },
  });
