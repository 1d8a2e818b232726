import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { resourceName } from './resource-name.ts';

const columnChoice = z.object({
  resource: resourceName,
  /** Names of the hidden columns. */
  hidden: z.array(z.string().min(1).max(200)).max(200),
});

/** Lists the columns that the caller hides. */
export const listColumnChoices = endpoint({
  method: 'GET',
  path: '/api/crm/column-choices',
  summary: 'Lists which columns the caller hides, for each list in which a choice was made.',
  operation: 'keep-own-views',
  reply: z.array(columnChoice),
});

/** Stores the columns that the caller hides in a list. */
export const chooseColumns = endpoint({
  method: 'POST',
  path: '/api/crm/column-choices',
  summary: 'Stores which columns the caller hides in a list. The choice replaces the earlier one.',
  operation: 'keep-own-views',
  body: columnChoice,
  reply: columnChoice,
});
