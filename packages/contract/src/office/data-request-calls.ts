import { dataAnswerFields } from '@ayrac/domain/person/person-access.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fieldSchemas } from '../field-schema.ts';
import { id } from '../values.ts';

/** Answers a data-subject request by e-mail and closes it. */
export const answerDataRequest = endpoint({
  method: 'POST',
  path: '/api/admin/data-requests/:id/answer',
  summary:
    'Answers a data-subject request by e-mail, optionally with all data stored about the person, and closes it.',
  operation: 'manage-people',
  params: z.object({ id }),
  body: z.object(fieldSchemas(dataAnswerFields)),
  reply: z.object({}),
});
