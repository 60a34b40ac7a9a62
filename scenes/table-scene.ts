/** The scene of the table. It lives beside what it draws with, so that `ui` needs nothing of `scenes`. */
export { TableScene } from '../src/ui/draw/table-scene.ts';
