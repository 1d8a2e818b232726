import type { Handlers } from '#server/api/handler.ts';
import { declineRegistration } from './decline-registration.ts';
import { eraseOwnData } from './erase-own-data.ts';
import type { OwnerRequests } from './owner-requests.ts';
import { acceptInvitation, describeInvitation } from './security/accept-invitation.ts';
import { changeOwnPassword } from './security/change-own-password.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  findOwnSecondFactor,
  renewOwnRecoveryCodes,
} from './security/own-second-factor.ts';
import { requestPasswordReset } from './security/request-password-reset.ts';
import { resetPassword } from './security/reset-password.ts';
import { describeVerification, resendVerification, verifyEmail } from './security/verify-email.ts';
import { renewAccess } from './session/open-session.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './session/own-sessions.ts';

export function securityHandlers(
  requests: OwnerRequests,
): Handlers<
  | 'acceptInvitation'
  | 'beginSecondFactor'
  | 'changePassword'
  | 'confirmSecondFactor'
  | 'declineRegistration'
  | 'describeInvitation'
  | 'describeVerification'
  | 'disableSecondFactor'
  | 'endOtherSessions'
  | 'endSession'
  | 'eraseOwnData'
  | 'getSecondFactor'
  | 'listSessions'
  | 'renewRecoveryCodes'
  | 'requestPasswordReset'
  | 'resendVerification'
  | 'resetPassword'
  | 'verifyEmail'
> {
  return {
    async verifyEmail(context, { body }) {
      await verifyEmail({ ...context, requests }, body);
      return {};
    },

    describeInvitation: (context, { body }) => describeInvitation(context, body.token),

    async acceptInvitation(context, { body }) {
      await acceptInvitation({ ...context, requests }, body);
      return {};
    },

    describeVerification: (context, { body }) => describeVerification(context, body.token),

    async declineRegistration(context, { body }) {
      await declineRegistration(context, body.token);
      return {};
    },

    async resendVerification(context) {
      return { isVerified: await resendVerification(context) };
    },

    async requestPasswordReset(context, { body }) {
      await requestPasswordReset(context, body.usernameOrEmail);
      return {};
    },

    async resetPassword(context, { body }) {
      await resetPassword({ ...context, requests }, body);
      return {};
    },

    async changePassword(context, { body }) {
      await changeOwnPassword(context, body);
      return {};
    },

    listSessions: (context) => listOwnSessions(context),

    async endSession(context, { body }) {
      await endOwnSession(context, body.id);
      return {};
    },

    async endOtherSessions(context) {
      await endOtherSessions(context);
      return {};
    },

    getSecondFactor: (context) => findOwnSecondFactor(context),
    beginSecondFactor: (context, { body }) => beginSecondFactor(context, body),

    async confirmSecondFactor(context, { body }) {
      const recoveryCodes = await confirmSecondFactor(context, body.code);
      await renewAccess(context);
      return { recoveryCodes };
    },

    async renewRecoveryCodes(context, { body }) {
      return { recoveryCodes: await renewOwnRecoveryCodes(context, body) };
    },

    async disableSecondFactor(context, { body }) {
      await disableSecondFactor(context, body);
      return {};
    },

    async eraseOwnData(context, { body }) {
      await eraseOwnData(context, body);
      return {};
    },
  };
}
