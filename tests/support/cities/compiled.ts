export * from '../../../scripts/explain/cities/compiled.ts';
