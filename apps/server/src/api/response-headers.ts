const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For pictures that mails and other sites embed; browsers block a cross-origin embed otherwise. */
export const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' };

/** Content security policy of everything that is not a page. */
export const withoutContent = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Returns the security headers of every response, and its request id. */
export function protectiveHeaders(requestId: string, isHttps: boolean): Record<string, string> {
  const transport = isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
  return { ...everywhere, ...transport, 'x-request-id': requestId };
}
