const ADMIN = /^\/api\/admin(?:\/|$)/;
const CAMPAIGN_SERVICE = /^\/api\/Campaign_Service\/(?!(?:profile\/my-campaigns|public)(?:\/|$))/;
const AUTH_SERVICE = /^\/api\/Auth_Service\/(?!public(?:\/|$))/;

/** Whether a 403 from this API path ends the browser's session (specification, section 6). */
export function endsSession(path: string): boolean {
  return [ADMIN, CAMPAIGN_SERVICE, AUTH_SERVICE].some((paths) => paths.test(path));
}
