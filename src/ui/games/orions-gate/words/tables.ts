/** Words about several tables. */
export const tablesText = {
  tables: 'Tables',
  all: 'All tables',
  allShort: 'All',
  noMaps: 'Hide maps',
  gateLines: 'Blue lines: a ship that enters a warp gate may come out of any other.',
  wormholeLines: 'Violet lines: a ship pushed into a wormhole comes out of another.',
  tab: (number: number) => `Table ${number}`,
  counts: (a: number, b: number) => `${a} of side A, ${b} of side B`,
  inSight: 'in sight',
  turn: 'Your turn here',
  ownCame: (unit: string) => `${unit} of yours came through`,
  enemyCame: (unit: string) => `Enemy ${unit} came through`,
  says: {
    marker: (who: string, you: boolean, left: number) =>
      you ? `Place a marker; ${left === 1 ? 'it is the last' : `${left} are left`}.` : `${who} places a marker.`,
    exit: (who: string, you: boolean, unit: string) =>
      you ? `${unit} was pushed through: choose where it comes out.` : `${who} chooses where ${unit} comes out.`,
  },
  captains: 'Captains of your side',
  share: (points: number, missing: number, pooled: boolean) => {
    const most = `${points} ${points === 1 ? 'point' : 'points'}`;
    if (!pooled) return `Your share is ${most}.`;
    return missing > 0
      ? `You may spend up to ${most}: 1 stays for each team mate without a fleet.`
      : `Your side has ${most} left for you.`;
  },
  leaveTo: (name: string) => `Let ${name} act`,
  goesTo: (gate: string, table: number) => `to ${gate}, table ${table}`,
  gate: 'Through a gate',
  noGate: 'Through no gate',
  leaveBy: 'Comes out at',
  exitOf: (name: string, table: number) => `${name} (table ${table})`,
  exitX: 'Out at x',
  exitY: 'Out at y',
  lookThere: (table: number) => `Show table ${table}`,
  leaveTable: 'Leave the table',
  stayOn: 'Stay on the table',
  leavesHere: 'Leaves the table here',
  markerArea: 'Markers may be placed here',
  exitArea: 'May come out here',
  placeMarker: 'Place it here',
  placeExit: 'Come out here',
  noRoom: 'There is no room',
  markerHint: (left: number) =>
    left === 1
      ? 'The last marker. Drag it, tap a place, or type it.'
      : `${left} markers are still to be placed, side by side in turn. Drag it, tap a place, or type it.`,
  stationHint: 'Your station, in your own zone, at least 6 in from every table edge.',
  exitHint: (gate: string) => `Anywhere within 3 in of ${gate}; the heading stays.`,
} as const;
