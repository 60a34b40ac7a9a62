/** One game-icons picture (512 x 512, `fill="currentColor"`), picked at build time. */
declare module 'icon:*' {
  const icon: { readonly body: string };
  export default icon;
}
