/** Phaser's own source files, reached through the alias of .config/build/phaser.ts; they carry no types. */
declare module 'phaser-src/*' {
  const value: unknown;
  export default value;
}
