import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';

async function refuseAll(): Promise<never> {
  throw new RefusalError('unauthenticated');
}

/** The calls by which people sign in and are known. */
export const accountHandlers: Handlers<
  | 'login'
  | 'logout'
  | 'refreshSession'
  | 'getCurrentUser'
  | 'getCustomerProfile'
  | 'findCustomerId'
  | 'register'
> = {
  login: refuseAll,
  logout: refuseAll,
  refreshSession: refuseAll,
  getCurrentUser: refuseAll,
  getCustomerProfile: refuseAll,
  findCustomerId: refuseAll,
  register: refuseAll,
};
