/**
 * How those who play are called unless they say otherwise. Apart from the words of the set-up: a quick match needs no
 * more.
 */
export const seatNames = {
  you: 'You',
  computer: {
    beginner: 'Computer (beginner)',
    novice: 'Computer (novice)',
    easy: 'Computer (easy)',
    casual: 'Computer (casual)',
    default: 'Computer',
    skilled: 'Computer (skilled)',
    hard: 'Computer (hard)',
    expert: 'Computer (expert)',
    master: 'Computer (master)',
  },
  numbered: (name: string, n: number) => `${name} ${n}`,
} as const;
