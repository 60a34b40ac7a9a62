/** Turns ahead that are counted. */
export const HORIZON = 12;

/** What a turn later counts less, by turns. */
export const lateness = (share: number): readonly number[] => {
  const list = [1];
  for (let turn = 1; turn <= HORIZON; turn++) list.push(list[turn - 1]! * share);
  return list;
};
