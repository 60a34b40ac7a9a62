import { NumberBox } from '../../../match/number-box.tsx';
import type { Battle } from '../controller.ts';

interface BoxProps {
  readonly battle: Pick<Battle, 'input'>;
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** Mils that an order reads at most: beyond them it is no order (`command.ts`). */
const MOST = 288_000;
/** Hundredths of a degree in a full turn. */
const FULL = 36_000;

/** A typed length in inches, mils inside. Enter confirms what is in hand. */
export const LengthBox = ({ battle, ...box }: BoxProps) => (
  <NumberBox {...box} scale={1000} unit="in" most={MOST} onEnter={() => battle.input({ kind: 'confirm' })} />
);

/** A typed angle in degrees, hundredths inside. Enter confirms what is in hand. */
export const TurnBox = ({ battle, ...box }: BoxProps) => (
  <NumberBox {...box} scale={100} unit="°" most={FULL} onEnter={() => battle.input({ kind: 'confirm' })} />
);

/** A typed heading, brought between 0 and 360 degrees. */
export const HeadingBox = ({ onValue, ...box }: BoxProps) => (
  <TurnBox {...box} onValue={(heading) => onValue(((heading % FULL) + FULL) % FULL)} />
);
