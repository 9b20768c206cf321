export * from '../../../scripts/explain/cities/media-bytes.ts';
