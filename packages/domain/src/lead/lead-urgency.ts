/** Urgency of a request: due on a later day, due today, overdue, or escalated to the brand's staff. */
export const leadUrgencies = ['later', 'due', 'overdue', 'escalated'] as const;

/** Urgency of a request. */
export type LeadUrgency = (typeof leadUrgencies)[number];
