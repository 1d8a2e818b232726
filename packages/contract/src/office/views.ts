import { VIEW_NAME_LIMIT } from '@ayrac/domain/record/record-filter.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { resourceName as resource } from './resource-name.ts';

/** Saved view: the query of a list's URL, with a name. */
const viewFields = {
  name: z.string().trim().min(1).max(VIEW_NAME_LIMIT),
  /** Without the question mark. */
  query: z.string().max(2_000),
  /** Whether the list opens with this view. At most one view per resource. */
  isDefault: z.boolean(),
  /** Whether colleagues with the owner's role and brand see it, too. */
  isShared: z.boolean(),
};
const view = z.object({
  id,
  resource,
  ...viewFields,
  /** Username of the colleague to whom it belongs; null for the caller's own. */
  sharedBy: z.string().nullable(),
});
/** Saved view of a list. */
export type View = z.infer<typeof view>;

/** Lists the views of a list. */
export const listViews = endpoint({
  method: 'GET',
  path: '/api/crm/views',
  summary:
    "Lists the caller's views of a list by name, then those that colleagues with the same role and brand share.",
  operation: 'keep-own-views',
  query: z.object({ resource }),
  reply: z.array(view),
});

/** Creates a view. */
export const createView = endpoint({
  method: 'POST',
  path: '/api/crm/views',
  summary: 'Saves a view of a list. A name that is already in use is refused.',
  operation: 'keep-own-views',
  body: z.object({ resource, ...viewFields }),
  reply: view,
});

/** Changes the name, query or sharing of a view. */
export const changeView = endpoint({
  method: 'PATCH',
  path: '/api/crm/views/:id',
  summary: "Changes one of the caller's views.",
  operation: 'keep-own-views',
  params: z.object({ id }),
  body: z.object(viewFields).partial(),
  reply: view,
});

/** Deletes a view. */
export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/crm/views/:id',
  summary: "Deletes one of the caller's views.",
  operation: 'keep-own-views',
  params: z.object({ id }),
  reply: z.object({ id }),
});
