import { eventsOf, type Census } from '../../../../src/engine/census.ts';
import type { WardsEvent } from '../../../helpers/toy/wards.ts';

export const wardsCensus: Census<WardsEvent> = {
  length: 'strikes',
  shares: [{ figure: 'warded', of: 'strikes' }],
  opener: (events) => eventsOf(events, 'struck')[0]?.by ?? null,
  figures: (events) => ({
    strikes: eventsOf(events, 'struck').length,
    warded: eventsOf(events, 'warded').length,
  }),
};
