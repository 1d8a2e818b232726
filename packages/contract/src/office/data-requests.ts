import { DATA_REQUEST_LENGTH, dataRequestKinds } from '@ayrac/domain/person/data-request.ts';
import { ANSWER_LENGTH } from '@ayrac/domain/person/person-access.ts';
import { momentField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

/** Data-subject requests, the most urgent first and answered ones last. */
export const dataRequests = resource({
  name: 'data-requests',
  operation: 'manage-people',
  fields: {
    username: { kind: 'text', isRequired: true, limit: 30, lines: 'one', isVerbatim: true },
    kind: { kind: 'choice', isRequired: true, choices: dataRequestKinds },
    dueAt: momentField({ isRequired: true }),
    isAnswered: { kind: 'switch', isRequired: true },
    answeredAt: momentField({ isRequired: false }),
    body: { kind: 'text', isRequired: true, limit: DATA_REQUEST_LENGTH, lines: 'many' },
    answer: { kind: 'text', isRequired: false, limit: ANSWER_LENGTH, lines: 'many' },
  },
  sortable: ['dueAt', 'createdAt'],
  defaultSort: 'dueAt',
  filters: ['isAnswered', 'kind', 'dueAt', 'createdAt'],
  personal: ['body', 'answer'],
  calls: ['list', 'get', 'export', 'reveal'],
});
