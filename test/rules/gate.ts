// The last step of `npm test`: fails when a core ID of a catalogue lacks a passed test, and names it.
import { GAMES, ledgerOf, newestSource, provedIds, readProofs, summarise } from './ledger.ts';

let complete = true;
const proofs = readProofs();
const newest = newestSource();
for (const [project, run] of Object.entries(proofs)) {
  if (run.startedAt < newest)
    console.error(`The sources have changed since the ${project} tests ran; what they proved does not count.`);
}
for (const game of GAMES) {
  const { rules, checks, refusals, missing } = summarise(ledgerOf(game), provedIds(proofs, newest));
  const line = (name: string, tally: typeof rules) => `${tally.tested}/${tally.total} ${name}`;
  console.log(`${game}: ${[line('rules', rules), line('checks', checks), line('refusals', refusals)].join(', ')}`);
  if (missing.length === 0) continue;
  complete = false;
  console.error(`No test that passed names: ${missing.join(' ')}`);
}
process.exitCode = complete ? 0 : 1;
