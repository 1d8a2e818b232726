import type { DeliveredLead } from './queries.ts';
import type { TakenDelivery } from './writes.ts';

/** Returns the body of a webhook call. */
export function presentEvent({ id, event, createdAt }: TakenDelivery, lead: DeliveredLead | null) {
  const basis = { id, event, createdAt: createdAt.toISOString() };
  // An erased request is reported by id only, so that the brand can erase it too.
  if (event === 'request-erased') return { ...basis, request: { id: lead?.id } };
  return lead === null ? basis : { ...basis, request: presentRequest(lead) };
}

/**
 * Presents a request to its brand, for webhooks and for the API. The contact data is null once the request is
 * withdrawn.
 */
export function presentRequest(lead: DeliveredLead) {
  const { id, version, state, stage, createdAt, campaign } = lead;
  const contact = state === 'withdrawn' ? null : contactOf(lead);
  return { id, version, state, stage, requestedAt: createdAt.toISOString(), campaign, contact };
}

function contactOf({ name, surname, email, phone, city, town, contactChannel, contactTime }: DeliveredLead) {
  return { name, surname, email, phone, city, town, channel: contactChannel, time: contactTime };
}

/** Returns the personal data in a delivery, which must not appear in logs. */
export function personalOf(lead: DeliveredLead | null): readonly (string | null)[] {
  return lead === null ? [] : [lead.name, lead.surname, lead.email, lead.phone];
}

/**
 * Whether an event is still to be delivered. For a withdrawn or erased request only that event is delivered, for a
 * suspect one none.
 */
export function isDeliverable(
  { event, brandId }: Pick<TakenDelivery, 'event' | 'brandId'>,
  lead: DeliveredLead,
): boolean {
  if (lead.isSuspect || lead.brandId !== brandId) return false;
  if (lead.erasedAt !== null || event === 'request-erased')
    return lead.erasedAt !== null && event === 'request-erased';
  return (lead.state === 'withdrawn') === (event === 'request-withdrawn');
}
