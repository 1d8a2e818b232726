import type { Handlers } from '#server/api/handler.ts';
import { listPlacements } from './queries.ts';

export const placementHandlers: Handlers<'listPlacements'> = {
  listPlacements: ({ db }) => listPlacements(db),
};
