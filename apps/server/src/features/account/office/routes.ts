import type { Handlers } from '#server/api/handler.ts';
import type { Target } from '#server/resource/write/bulk.ts';
import type { OwnerRequests } from '../owner-requests.ts';
import { changePeople } from './change-people.ts';
import {
  changePersonAccess,
  endPersonSessions,
  erasePersonByOffice,
  resetPersonFactor,
  setPersonActive,
} from './change-person.ts';
import { invitePerson, resendPersonLink } from './invite.ts';
import { customerRecords, userRecords } from './records.ts';

export function accountOfficeHandlers(
  requests: OwnerRequests,
): Handlers<
  | 'changeCustomers'
  | 'changeUsers'
  | 'invitePerson'
  | 'setPersonActive'
  | 'changePersonAccess'
  | 'endPersonSessions'
  | 'resetPersonFactor'
  | 'resendPersonLink'
  | 'erasePerson'
> {
  return {
    changeCustomers: (context, { body: { target, action } }) =>
      changePeople(context, customerRecords, { target: target as Target, action }),
    changeUsers: (context, { body: { target, action } }) =>
      changePeople(context, userRecords, { target: target as Target, action }),

    invitePerson: (context, { body }) => invitePerson({ ...context, requests }, body),

    async setPersonActive(context, { params, body }) {
      await setPersonActive(context, params.id, body.isActive);
      return {};
    },

    async changePersonAccess(context, { params, body }) {
      await changePersonAccess(context, params.id, body);
      return {};
    },

    async endPersonSessions(context, { params, body }) {
      await endPersonSessions(context, params.id, body.sessionId);
      return {};
    },

    async resetPersonFactor(context, { params }) {
      await resetPersonFactor(context, params.id);
      return {};
    },

    async resendPersonLink(context, { params }) {
      await resendPersonLink(context, params.id);
      return {};
    },

    async erasePerson(context, { params, body }) {
      await erasePersonByOffice(context, params.id, body.username);
      return {};
    },
  };
}
