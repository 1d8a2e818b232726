/** How much a request presses: its turn comes another day, today, is over, or its brand's people were told of it. */
export const leadUrgencies = ['later', 'due', 'overdue', 'escalated'] as const;

/** How much a request presses. */
export type LeadUrgency = (typeof leadUrgencies)[number];
