import type { ToldLead } from './queries.ts';
import type { TakenDelivery } from './writes.ts';

/** What a brand's system is sent. */
export function presentEvent({ id, event, createdAt }: TakenDelivery, told: ToldLead | null) {
  const basis = { id, event, createdAt: createdAt.toISOString() };
  // Of whoever was erased nothing is left to say but whom the brand is to forget, too.
  if (event === 'request-erased') return { ...basis, request: { id: told?.id } };
  return told === null ? basis : { ...basis, request: presentRequest(told) };
}

/** A request as its brand gets it, sent or fetched. Of whoever withdrew nothing says how to reach them. */
export function presentRequest(told: ToldLead) {
  const { id, version, state, stage, createdAt, campaign } = told;
  const contact = state === 'withdrawn' ? null : contactOf(told);
  return { id, version, state, stage, requestedAt: createdAt.toISOString(), campaign, contact };
}

function contactOf({ name, surname, email, phone, city, town, contactChannel, contactTime }: ToldLead) {
  return { name, surname, email, phone, city, town, channel: contactChannel, time: contactTime };
}

/** What a delivery knows of a person, which no log keeps. */
export function personalOf(told: ToldLead | null): readonly (string | null)[] {
  return told === null ? [] : [told.name, told.surname, told.email, told.phone];
}

/**
 * Whether it is still so: of who withdrew or was erased nothing else is told than that, and of what may be a robot's
 * nothing at all.
 */
export function isToBeTold(
  { event, brandId }: Pick<TakenDelivery, 'event' | 'brandId'>,
  told: ToldLead,
): boolean {
  if (told.isSuspect || told.brandId !== brandId) return false;
  if (told.erasedAt !== null || event === 'request-erased')
    return told.erasedAt !== null && event === 'request-erased';
  return (told.state === 'withdrawn') === (event === 'request-withdrawn');
}
