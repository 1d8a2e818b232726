const ADMIN = /^\/api\/admin(?:\/|$)/;
const CAMPAIGN_SERVICE = /^\/api\/Campaign_Service\/(?!(?:profile\/my-campaigns|public)(?:\/|$))/;
const AUTH_SERVICE = /^\/api\/Auth_Service\/(?!public(?:\/|$))/;

/** Whether a 403 from this path of the API ends the session in the browser, as the specification has it (section 6). */
export function endsSession(path: string): boolean {
  return [ADMIN, CAMPAIGN_SERVICE, AUTH_SERVICE].some((paths) => paths.test(path));
}
