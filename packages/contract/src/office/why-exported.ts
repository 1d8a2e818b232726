import { exportReasons } from '@ayrac/domain/audit/export-reason.ts';
import { z } from 'zod';

/** Why personal values, or the audit log, leave as a file. */
export const whyExported = z.enum(exportReasons);
