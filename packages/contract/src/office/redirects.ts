import { momentField } from '@ayrac/domain/record/record-field.ts';
import { longestSitePath, readSitePath } from '@ayrac/domain/screen/site-path.ts';
import { resource } from './resource.ts';

const path = { kind: 'path', isRequired: true, limit: longestSitePath, read: readSitePath } as const;

/** Permanent redirects (301) from old paths to pages of this site, in both languages. */
export const redirects = resource({
  name: 'redirects',
  operation: 'manage-redirects',
  fields: {
    fromPath: path,
    toPath: path,
    isActive: { kind: 'switch', isRequired: true },
    /** Time of the last use. Read-only. */
    lastHitAt: momentField({ isRequired: false }),
  },
  sortable: ['fromPath', 'toPath', 'hits', 'lastHitAt', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: ['isActive', 'lastHitAt', 'createdAt'],
  figures: ['hits'],
});
