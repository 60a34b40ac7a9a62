/** What menus say about Orion's Spur. Small: the first screen loads it. */
export const menuWords = {
  line: 'Fleets of four peoples face each other in formation: tactics cards, energy, and an answer to every attack.',
  playHint: 'You lead the Terran Federation against the computer’s H’ssuk. Takes about 40 minutes.',
  picture: 'Two lines of warships face each other across the arm of a galaxy, beams and missiles between them.',
  fleets: 'Spur fleets',
} as const;
