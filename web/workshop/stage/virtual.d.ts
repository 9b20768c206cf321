/* Ambient modules can only use import types. */
/* oxlint-disable typescript/consistent-type-imports */

/** Made by city-module.ts: the first city with that application, compiled, with its pages. */
declare module 'virtual:stage-city/*' {
  export const city: import('../city/city.ts').WorkshopCity;
}

/** Made by city-module.ts: the compiled pages of all cities, by path. */
declare module 'virtual:city-pages' {
  export const cityPages: Readonly<
    Record<string, () => Promise<{ default: import('../../player/pages/load-page.ts').PageComponent }>>
  >;
}
