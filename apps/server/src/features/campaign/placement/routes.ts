import type { Handlers } from '#server/api/handler.ts';
import { listPlacements } from './queries.ts';

/** The office's call about campaigns that are being placed. */
export const placementHandlers: Handlers<'listPlacements'> = {
  listPlacements: ({ db }) => listPlacements(db),
};
