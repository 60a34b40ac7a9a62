/** Placeholder export replaced below. */
export default function ReplayPage(_props: { readonly matchId: string; readonly ply: number | null }) {
  return null;
}
