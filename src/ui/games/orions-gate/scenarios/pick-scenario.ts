import { readScenario } from '../../../../games/orions-gate/scenario/index.ts';
import { pickFile } from '../../../kit/index.ts';

/** A scenario from a file the reader picks, or its faults; null when none was picked. */
export async function pickScenario(): Promise<ReturnType<typeof readScenario> | null> {
  const file = await pickFile('.json,application/json,text/plain');
  return file && readScenario(await file.text().catch(() => ''));
}
