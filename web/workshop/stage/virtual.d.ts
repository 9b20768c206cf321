/* An ambient module may not import its neighbours otherwise. */
/* oxlint-disable typescript/consistent-type-imports */

/** Made by city-module.ts: the first city with that application, compiled, and its pages. */
declare module 'virtual:stage-city/*' {
  export const city: import('../city/city.ts').WorkshopCity;
  /** Loads a page of the city, whatever the address it bears on the stage. */
  export const importPage: import('../../player/pages/load-page.ts').ImportPage;
}
