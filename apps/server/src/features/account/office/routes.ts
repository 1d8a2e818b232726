import type { Handlers } from '#server/api/handler.ts';
import {
  changePersonAccess,
  endPersonSessions,
  erasePersonByOffice,
  resetPersonFactor,
  setPersonActive,
} from './change-person.ts';
import { invitePerson, resendPersonLink } from './invite.ts';

export const accountOfficeHandlers: Handlers<
  | 'invitePerson'
  | 'setPersonActive'
  | 'changePersonAccess'
  | 'endPersonSessions'
  | 'resetPersonFactor'
  | 'resendPersonLink'
  | 'erasePerson'
> = {
  invitePerson: (context, { body }) => invitePerson(context, body),

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
