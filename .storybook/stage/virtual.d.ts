declare module 'virtual:stage-city' {
  import type { City } from '../city.ts';
  import type { ImportPage } from '../../web/player/pages/load-page.ts';

  export const city: City;
  /** Loads a page of the city, whatever the address it bears on the stage. */
  export const importPage: ImportPage;
}
