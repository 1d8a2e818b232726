import type { Handlers } from '#server/api/handler.ts';
import { listPlacements } from './queries.ts';

/** Handler of the office call that lists running placements. */
export const placementHandlers: Handlers<'listPlacements'> = {
  listPlacements: ({ db }) => listPlacements(db),
};
