export * from '../../../scripts/explain/cities/tiny-city.ts';
