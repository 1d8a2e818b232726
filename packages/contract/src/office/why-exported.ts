import { z } from 'zod';
import { LEAST_REASON, MOST_REASON } from './reason.ts';

/** Why personal values, or the audit log, leave as a file. */
export const whyExported = z.string().trim().min(LEAST_REASON).max(MOST_REASON);
