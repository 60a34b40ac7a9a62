export * from './plates.ts';
export * from './previews.ts';
export * from './warnings.ts';
