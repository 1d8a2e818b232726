import type { ToldLead } from './queries.ts';
import type { TakenDelivery } from './writes.ts';

/** Returns the body of a webhook call. */
export function presentEvent({ id, event, createdAt }: TakenDelivery, told: ToldLead | null) {
  const basis = { id, event, createdAt: createdAt.toISOString() };
  // An erased request is reported by id only, so that the brand can erase it too.
  if (event === 'request-erased') return { ...basis, request: { id: told?.id } };
  return told === null ? basis : { ...basis, request: presentRequest(told) };
}

/**
 * Presents a request to its brand, for webhooks and for the API. The contact data is null once the request is
 * withdrawn.
 */
export function presentRequest(told: ToldLead) {
  const { id, version, state, stage, createdAt, campaign } = told;
  const contact = state === 'withdrawn' ? null : contactOf(told);
  return { id, version, state, stage, requestedAt: createdAt.toISOString(), campaign, contact };
}

function contactOf({ name, surname, email, phone, city, town, contactChannel, contactTime }: ToldLead) {
  return { name, surname, email, phone, city, town, channel: contactChannel, time: contactTime };
}

/** Returns the personal data in a delivery, which must not appear in logs. */
export function personalOf(told: ToldLead | null): readonly (string | null)[] {
  return told === null ? [] : [told.name, told.surname, told.email, told.phone];
}

/**
 * Whether an event is still to be delivered. For a withdrawn or erased request only that event is delivered, for a
 * suspect one none.
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
