/**
 * The sentences of OG-21.1 as patterns: `#` is a number, `*` a name. A refusal counts as reached when the rules answer
 * an attempt with the rule and a sentence of its pattern.
 */
export const REFUSALS: { readonly [id: string]: readonly string[] } = {
  I1: ['OG-3.5: This fleet costs # points; the limit is #.'],
  I2: ['OG-3.6: # Battleships; # points allow #.'],
  I3: ['OG-3.2: * has # components; a * needs exactly #.'],
  I4: ['OG-3.1: Scouts have no component slots.'],
  I5: ['OG-3.3: Only 1 * per ship; * has #.'],
  I6: ['OG-3.7: A fleet needs at least 1 unit.'],
  I7: ['OG-3.8: * is an advanced component; this game uses basic ones only.'],
  I8: ['OG-3.9: A component faces front, left or right.'],
  I9: ['OG-4.4: Table # has # terrain pieces; at least # are needed.'],
  I10: ['OG-4.5: Pieces # and # overlap.'],
  I11: ['OG-14.1: Table # needs a warp gate or wormhole.'],
  I12: ['OG-4.3: The base reaches # in; your zone ends at # in.'],
  I13: ['OG-2.12: Only # in from *; at least # in is needed.'],
  I14: ['OG-4.10: * is not deployed yet; place it or leave it out.'],
  I15: ['OG-16.6: # in from another marker; at least # in is needed.'],
  I16: ['OG-16.11: # in from the table edge; at least # in is needed.'],
  I17: ['OG-2.14: There is room, for example at # in, # in.'],
  I18: ['OG-5.2: This is the * phase; * is *.'],
  I19: ['OG-5.5: Side * acts now.'],
  I20: ['OG-5.7: * has already been activated in round #.'],
  I21: ['OG-13.6: * was captured in round #; it can act from round #.'],
  I22: ['OG-6.2: Scouts cannot Ram.'],
  I23: ['OG-6.1: The action is declared; it cannot be changed.'],
  I24: ['OG-6.7: Path is # in; the allowance is # in.'],
  I25: ['OG-6.7: Turn is # degrees; at most # are allowed.'],
  I26: ['OG-6.9: Path is # in; the allowance is # in.'],
  I27: ['OG-6.10: Path comes within # in of *; # in is needed.'],
  I28: ['OG-6.10: Path comes within # in of *; you start at # in and may not come nearer.'],
  I29: ['OG-6.11: Path enters * (Blocking) by # in.'],
  I30: ['OG-6.12: The base would be # in off the table.'],
  I31: ['OG-14.3: The path stays # in short of *.'],
  I32: ['OG-14.3: # in from *; at most # in is allowed.'],
  I33: ['OG-14.4: There is no other warp gate to leave by.'],
  I34: ['OG-14.7: A wormhole cannot be entered by choice.'],
  I35: ['OG-16.9: * holds no artifact at the table edge.'],
  I36: ['OG-10.3: * is # in away along the ram line; the allowance is # in.'],
  I37: ['OG-10.3: The ram line misses * by # in.'],
  I38: ['OG-10.4: * is in the way at # in.'],
  I39: ['OG-10.4: * is met first at # in.'],
  I40: ['OG-10.1: Only enemy units can be rammed.'],
  I41: ['OG-10.5: You would end # in from *; # in is needed.'],
  I42: ['OG-7.1: No primary gun after Cruise.'],
  I43: ['OG-7.1: The primary gun must fire before components.'],
  I44: ['OG-7.1: The primary gun has already fired.'],
  I45: ['OG-7.2: * is # in away; the range is # in.'],
  I46: ['OG-7.3: No line of sight: * 100 % of *.'],
  I47: ['OG-7.2: * is on your side.'],
  I48: ['OG-2.13: * is on table #, not on table #.'],
  I49: ['OG-9.2: * (slot #) has been used in this activation.'],
  I50: ['OG-8.3: * (slot #) is destroyed.'],
  I51: ['OG-9.3: * works by itself; it is never used.'],
  I52: ['OG-9.6: In this game no components after Cruise or Ram.'],
  I53: [
    'OG-9.18: Each target once, 1 to 3 targets; you named # times *.',
    'OG-9.18: Each target once, 1 to 3 targets; you named #.',
  ],
  I54: ['OG-9.16: No enemy unit within # in; the nearest is # in away.'],
  I55: ['OG-12.1: * is in the * sector; this * faces *.'],
  I56: ['OG-9.25: # in from the old place; you rolled # in.'],
  I57: ['OG-9.34: * has moved in this activation.'],
  I58: ['OG-9.34: # in from *; at least # in is needed.'],
  I59: ['OG-9.35: # in from *; at most # in.'],
  I60: ['OG-9.37: A Repair Bay repairs another ship.'],
  I61: ['OG-8.6: * (slot #) is destroyed and cannot be repaired.'],
  I62: ['OG-8.6: * (slot #) has no damage.'],
  I63: ['OG-13.1: Scouts cannot be boarded.'],
  I64: ['OG-13.2: * is # in away; boarding range is # in.'],
  I65: ['OG-13.2: No boarding after a Ram.', 'OG-13.2: No boarding after firing.'],
  I66: ['OG-12.4: # in from *; at most # in.'],
  I67: ['OG-17.6: * belongs to captain *.'],
  I68: ['OG-19.4: Side * still has # units in play.'],
  I69: ['OG-19.1: The game is over.'],
  I70: ['OG-14.3: A path enters a gate or leaves the table, not both.'],
  I71: ['OG-6.9: Leg # has no length.'],
  I72: ['OG-10.1: A ramming ship cannot turn.'],
  I73: ['OG-17.2: Your share is # points; this fleet costs #.'],
  I74: ['OG-17.7: Captain * decides this.'],
  I75: ['OG-20.1: Spectators only watch.'],
  I76: ['OG-10.5: Distance is # in; the allowance is # in.'],
  I77: ['OG-16.9: The path ends # in inside the table edge.'],
  I78: ['OG-17.2: # captain of your side has no fleet yet; at most # points may be spent.'],
};

const asPattern = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('#', '\\d+(?:\\.\\d+)?')
      .replaceAll('\\*', '.+')}$`,
  );

const PATTERNS = Object.entries(REFUSALS).flatMap(([id, sentences]) =>
  sentences.map((sentence, at) => ({
    name: sentences.length > 1 ? `${id} ${at + 1}` : id,
    rule: sentence.slice(0, sentence.indexOf(':')),
    pattern: asPattern(sentence),
  })),
);

/** Every refusal to be reached, by number; one with two sentences is listed for each. */
export const REFUSAL_NAMES: readonly string[] = PATTERNS.map(({ name }) => name);

/** The refusals an answer of the rules is. */
export const refusalsOf = ({ rule, reason }: { readonly rule: string; readonly reason: string }): readonly string[] =>
  PATTERNS.filter((one) => one.rule === rule && one.pattern.test(`${rule}: ${reason}`)).map(({ name }) => name);
