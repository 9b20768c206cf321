export * from '../../../scripts/explain/cities/branching-city.ts';
