import { editionStates } from '@ayrac/domain/mail/edition.ts';
import { momentField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

/** Editions of the newsletter, composed for all of its readers. Each is edited and sent on its own page. */
export const editions = resource({
  name: 'editions',
  operation: 'manage-newsletter',
  fields: {
    heading: { kind: 'text', isRequired: true, limit: 200, lines: 'one' },
    state: { kind: 'choice', isRequired: true, choices: editionStates },
    sendAt: momentField({ isRequired: false }),
    begunAt: momentField({ isRequired: false }),
    finishedAt: momentField({ isRequired: false }),
  },
  written: [],
  sortable: ['createdAt', 'updatedAt', 'sendAt'],
  defaultSort: '-createdAt',
  filters: ['state', 'begunAt', 'createdAt'],
  figures: ['campaigns', 'reached', 'clicks'],
  calls: ['list', 'bin', 'restore', 'bulk', 'export'],
});
