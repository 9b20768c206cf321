export * from '../../../scripts/explain/cities/waiting-city.ts';
