import type { ToldLead } from './queries.ts';
import type { TakenDelivery } from './writes.ts';

/** What a brand's system is sent. Whoever withdrew is told of without their contact data. */
export function presentEvent({ id, event, createdAt }: TakenDelivery, told: ToldLead | null) {
  const basis = { id, event, createdAt: createdAt.toISOString() };
  if (told === null) return basis;
  const { id: requestId, version, state, stage, createdAt: requestedAt, campaign } = told;
  const request = { id: requestId, version, state, stage, requestedAt: requestedAt.toISOString(), campaign };
  return {
    ...basis,
    request: event === 'request-withdrawn' ? request : { ...request, contact: contactOf(told) },
  };
}

function contactOf({ name, surname, email, phone, city, town, contactChannel, contactTime }: ToldLead) {
  return { name, surname, email, phone, city, town, channel: contactChannel, time: contactTime };
}

/** What a delivery knows of a person, which no log keeps. */
export function personalOf(told: ToldLead | null): readonly (string | null)[] {
  return told === null ? [] : [told.name, told.surname, told.email, told.phone];
}
