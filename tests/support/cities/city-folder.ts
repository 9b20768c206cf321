export * from '../../../scripts/explain/cities/city-folder.ts';
