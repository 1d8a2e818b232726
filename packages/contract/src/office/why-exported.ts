import { exportReasons } from '@ayrac/domain/audit/export-reason.ts';
import { z } from 'zod';

/** Reason for exporting personal values or the audit log. */
export const whyExported = z.enum(exportReasons);
