import { maskEmail, maskPhone } from '@ayrac/domain/account/identity.ts';
import { canUnmerge, UNMERGEABLE_MS } from '@ayrac/domain/lead/lead-merge.ts';
import type { listDuplicates, listMerged } from './merge-queries.ts';
import type { listRequestsBeside } from './story-queries.ts';

/** A row that a list function returns. */
type RowOf<List extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<List>
>[number];

type BesideRow = Pick<RowOf<typeof listMerged>, 'id' | 'name' | 'campaign' | 'phone' | 'email' | 'createdAt'>;

/** Presents a request of a lead's timeline. */
export function presentRequest({ id, campaign, state, createdAt }: RowOf<typeof listRequestsBeside>) {
  return { id, campaign, state, createdAt: createdAt.toISOString() };
}

/** Presents a request that could be merged into a lead. */
export function presentDuplicate(row: RowOf<typeof listDuplicates>) {
  const { stand, hasSamePhone, hasSameEmail } = row;
  return { ...presentBeside(row), stand, hasSamePhone, hasSameEmail };
}

/** Presents a request that was merged into a lead, with the time until which the merge can be undone. */
export function presentMerged(row: RowOf<typeof listMerged>, now: Date) {
  const { mergedAt } = row;
  const isSeparable = mergedAt !== null && canUnmerge(mergedAt, now);
  return {
    ...presentBeside(row),
    separableUntil: isSeparable ? new Date(mergedAt.getTime() + UNMERGEABLE_MS).toISOString() : null,
  };
}

/** Presents another request of the same person, with the contact data masked. */
function presentBeside({ id, name, campaign, phone, email, createdAt }: BesideRow) {
  return {
    id,
    name,
    campaign,
    phone: maskPhone(phone),
    email: maskEmail(email),
    createdAt: createdAt.toISOString(),
  };
}
