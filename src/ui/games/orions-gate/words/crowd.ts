/** Words of the list of fleets with many units. */
export const crowdWords = {
  search: 'Find a ship',
  filters: 'Show only',
  filter: { ready: 'ready', damaged: 'damaged', danger: 'in danger' },
  side: (name: string, left: number) => `${name} (${left})`,
  sides: 'Side',
  of: (shown: number, all: number) => (shown === all ? String(all) : `${shown} of ${all}`),
  ready: (n: number) => `${n} ready`,
  none: 'No ship is like that.',
} as const;
