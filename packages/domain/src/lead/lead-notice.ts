import { automationActions } from './automation.ts';

/** Kinds of notifications for staff: the actions of automations, or a planned action that is due. */
export const leadNoticeKinds = [...automationActions, 'plan'] as const;

/** Kind of a notification for staff. */
export type LeadNoticeKind = (typeof leadNoticeKinds)[number];
