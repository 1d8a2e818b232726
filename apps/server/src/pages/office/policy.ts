import type { Env } from '#server/env.ts';

/** Hash of the only stylesheet that React Aria injects by script. The test computes it from the library. */
export const ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * Returns the content security policy of the back office: only its own files, and no strings as script or markup.
 * Styles set on an element by script are not restricted by it. In development it also allows Vite's scripts, styles and
 * socket.
 */
export function officePolicy(mode: Env['mode']): string {
  const isDevelopment = mode === 'development';
  return [
    "default-src 'none'",
    `script-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : ARIA_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // For the preview of a draft.
    "frame-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}
