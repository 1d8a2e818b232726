import { automationDeeds } from './automation.ts';

/** What somebody who works on requests hears of: what an automation did, or that the time of a next action has come. */
export const leadNoticeKinds = [...automationDeeds, 'plan'] as const;

/** What somebody hears of. */
export type LeadNoticeKind = (typeof leadNoticeKinds)[number];
