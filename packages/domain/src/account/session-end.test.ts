import { describe, expect, it } from 'vitest';
import { endsSession } from './session-end.ts';

describe('a 403', () => {
  // Specification 6.9
  it.each([
    '/api/admin',
    '/api/admin/brands',
    '/api/Campaign_Service/form',
    '/api/Campaign_Service/campaign',
    '/api/Campaign_Service/profile/my-campaigns-of-others',
    '/api/Campaign_Service/publications',
    '/api/Auth_Service/auth/current-user',
    '/api/Auth_Service/customer/profile',
  ])('from %s ends the session', (path) => {
    expect(endsSession(path)).toBe(true);
  });

  it.each([
    '/api/Campaign_Service/profile/my-campaigns',
    '/api/Campaign_Service/public/form-submission/authenticated',
    '/api/Auth_Service/public/customer/find-id',
    '/api/me/profile',
    '/api/public/registrations',
    '/api/crm/leads',
    '/api/administrators',
  ])('from %s does not end the session', (path) => {
    expect(endsSession(path)).toBe(false);
  });
});
