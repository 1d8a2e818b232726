import type { OpenedLink } from '@ayrac/contract/request.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { readLink } from '#server/guards/signed-link.ts';
import { REQUEST_PURPOSE } from '../outbox.ts';
import { confirmPermission, findFormPermissions } from './confirm-permission.ts';
import { confirmFormPhone, findPhoneCode, sendFormCode } from './confirm-phone.ts';
import { disown } from './disown.ts';
import { presentLinkedRequest, presentRequest } from './present.ts';
import { findRequest, type RequestRow } from './queries.ts';
import { refuseByLink, refuseByOneClick } from './refuse-permission.ts';
import { restore, withdraw } from './withdraw.ts';

type RequestAction = (context: CallContext, request: RequestRow) => Promise<void>;

export const requestHandlers: Handlers<
  | 'withdrawRequest'
  | 'restoreRequest'
  | 'disownRequest'
  | 'getRequestByLink'
  | 'withdrawRequestByLink'
  | 'restoreRequestByLink'
  | 'confirmPermissionByLink'
  | 'refusePermissionByLink'
  | 'stopMessagesByOneClick'
  | 'sendPhoneCodeByLink'
  | 'confirmPhoneByLink'
> = {
  withdrawRequest: (context, { body }) => changeOwn(context, body.relationId, withdraw),

  restoreRequest: (context, { body }) => changeOwn(context, body.relationId, restore),

  async disownRequest(context, { body }) {
    return { relationIds: await disown(context, await findOwn(context, body.relationId)) };
  },

  getRequestByLink: (context, { body }) => openLink(context, body.token),

  withdrawRequestByLink: (context, { body }) => openLink(context, body.token, withdraw),

  restoreRequestByLink: (context, { body }) => openLink(context, body.token, restore),

  confirmPermissionByLink: (context, { body }) => openLink(context, body.token, confirmPermission),

  refusePermissionByLink: (context, { body }) => openLink(context, body.token, refuseByLink),

  async stopMessagesByOneClick(context, { query }) {
    await refuseByOneClick(context, query.kod);
    return {};
  },

  sendPhoneCodeByLink: (context, { body }) => openLink(context, body.token, sendFormCode),

  confirmPhoneByLink: (context, { body }) =>
    openLink(context, body.token, (_, request) => confirmFormPhone(context, request, body.code)),
};

async function changeOwn(context: CallContext, id: string, action: RequestAction) {
  const { db, locale, now } = context;
  await action(context, await findOwn(context, id));
  return presentRequest(present(await findRequest(db, id)), locale, now);
}

async function findOwn({ db, caller }: CallContext, id: string): Promise<RequestRow> {
  const found = await findRequest(db, id);
  if (found === undefined || !maySee(caller, 'change-own-requests', found.customerId)) {
    throw new RefusalError('not-found');
  }
  return found;
}

async function openLink(context: CallContext, token: string, action?: RequestAction): Promise<OpenedLink> {
  const { db, locale, now, services } = context;
  const link = readLink(services.fingerprint, REQUEST_PURPOSE, token, now);
  if (link.kind !== 'id') return link;
  const found = await findRequest(db, link.id);
  if (found === undefined) return { kind: 'broken' };
  if (action !== undefined) await action(context, found);
  const row = action === undefined ? found : present(await findRequest(db, link.id));
  const permissions = await findFormPermissions(db, row);
  const phoneCode = await findPhoneCode(context, row);
  const request = presentLinkedRequest(row, { permissions, phoneCode }, locale, now);
  return { kind: 'found', request };
}

function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new RefusalError('not-found');
  return row;
}
