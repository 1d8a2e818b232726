import { resource } from './resource.ts';

const line = { kind: 'text', isRequired: false, limit: 200, lines: 'one' } as const;
const whole = { kind: 'whole', isRequired: true, least: 0, most: Number.MAX_SAFE_INTEGER } as const;

/** Pictures as records, for file exports and for saved views of their list. Their ids are hashes. */
export const storedPictures = resource({
  name: 'stored-pictures',
  operation: 'manage-pictures',
  fields: {
    fileName: { ...line, isVerbatim: true },
    width: whole,
    height: whole,
    /** Size of the stored file. */
    bytes: whole,
    /** Username. */
    uploadedBy: line,
    /** Titles of what uses the picture. */
    usedIn: line,
    /** As a filter, `false` selects pictures older than a day that nothing refers to. */
    isUsed: { kind: 'switch', isRequired: true },
  },
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['isUsed'],
  findsTo: 1_000,
  calls: ['export'],
});
