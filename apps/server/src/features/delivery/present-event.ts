import type { ToldLead } from './queries.ts';
import type { TakenDelivery } from './writes.ts';

/** What a brand's system is sent. */
export function presentEvent({ id, event, createdAt }: TakenDelivery, told: ToldLead | null) {
  const basis = { id, event, createdAt: createdAt.toISOString() };
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

/** What changed since it was written: nobody hears of who withdrew, was erased, or may be a robot. */
export function isToBeTold(
  { event, brandId }: Pick<TakenDelivery, 'event' | 'brandId'>,
  told: ToldLead,
): boolean {
  if (told.erasedAt !== null || told.isSuspect || told.brandId !== brandId) return false;
  return (told.state === 'withdrawn') === (event === 'request-withdrawn');
}
