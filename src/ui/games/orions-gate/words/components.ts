/** Words of the advanced rules of Orion's Gate on the set-up page: components, arcs, debris, boarding. */
export const advancedText = {
  rules: 'Advanced rules',
  options: {
    advancedComponents: 'Advanced components',
    firingArcs: 'Firing arcs',
    debris: 'Debris',
    boarding: 'Boarding',
    captureScores: 'Captured ships score',
    repairSelf: 'Repair Bays mend their own ship',
    deflectorLimit: 'Fields of one Deflector',
  },
  optionHints: {
    advancedComponents: 'Ten more kinds: mines, stealth, repairs and heavier guns.',
    firingArcs: 'Weapons face front, left or right. The primary gun turns freely.',
    debris: 'A destroyed component may leave a cloud to hide in.',
    boarding: 'Ships that come close may try to take each other.',
    captureScores:
      'With boarding, in Annihilation: an enemy ship you hold at the end scores like one destroyed. Off: only destroyed ships score.',
    repairSelf: 'Off: a Repair Bay serves other ships only.',
  },
  limitShow: (n: number) => (n === 0 ? 'No limit' : `At most ${n}`),
  basicKinds: 'Basic components',
  advancedKinds: 'Advanced components',
  notes: 'Legal, but look again',
  facing: { front: 'front', left: 'left', right: 'right' },
  facingOf: (name: string, facing: string, next: string) => `${name} faces ${facing}. Turn it ${next}`,
  faces: (name: string, facing: string) => `${name} now faces ${facing}.`,
  arcHint: 'The wedge beside a weapon is its firing arc: press it, or F, L and R, to turn it.',
} as const;
