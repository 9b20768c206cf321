export * from '../../../scripts/explain/cities/gathering-city.ts';
