/** Words of pictures and films of a battle, and of the moment that decided it. */
export const shareText = {
  film: (round: number, what: string) => `Round ${round}: ${what}`,
  deciding: 'The deciding moment',
  decided: (round: number, who: string, kept: number) =>
    `Round ${round}. ${who} won ${kept === 1 ? '1 point' : `${kept} points`} that were never made good.`,
  undecided: (round: number) => `Round ${round}. No score changed for good: this was the last activation.`,
  picture: (what: string) => `The table after it: ${what}`,
  share: 'Share this moment',
  watch: 'Replay from here',
  curve: 'The score over the battle',
  curveHelp: 'Arrow keys go from activation to activation, Enter opens the replay there.',
  roundShort: (round: number) => `R${round}`,
  before: 'Before the first activation',
  after: (round: number, unit: string) => `Round ${round}, after ${unit}`,
  score: (a: number, b: number) => `A ${a}, B ${b}`,
} as const;
