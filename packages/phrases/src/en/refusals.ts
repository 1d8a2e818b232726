import type { refusals as turkish, loginThrottled as turkishThrottled } from '../tr/refusals.ts';

/** Message for a duplicate request. */
export const duplicateQuote =
  'You have already requested a quote for this campaign. You can choose another one.';

/** Message for a server error. */
export const serverError = 'A server error occurred. Please try again later.';

/** Message with the wait after too many failed logins. */
export const loginThrottled: typeof turkishThrottled = ({ count, unit }) =>
  `Too many attempts. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;

/** Message for a limit that admits no further request for hours. */
export const tooManyToday = 'You have sent too many requests today. Please try again in a few hours.';

/** Messages by refusal code that tell the user what to do next. The server sends them. */
export const refusals: typeof turkish = {
  'malformed-request': 'The request could not be read. Please reload the page and try again.',
  'validation-failed': 'Please check the marked fields.',
  'campaign-missing': 'Please choose a campaign.',
  'bad-cursor': 'The list cannot continue from here. Please reload it.',
  'link-not-valid':
    'This link is no longer valid: it has expired or was already used. Please request a new one.',
  'cross-site-request': 'The request did not come from this site. Please reload the page.',
  unauthenticated: 'Please log in to continue.',
  'wrong-credentials': 'The username or password is wrong.',
  'second-factor-needed': 'Please enter the six-digit code from your authenticator app.',
  'wrong-code': 'This code is wrong or has expired. Please enter a new one.',
  forbidden: 'You are not allowed to do this.',
  'not-found': 'We could not find what you are looking for.',
  'method-not-allowed': 'This address does not support that operation.',
  'request-timeout': 'The request did not arrive in time. Please check your connection and try again.',
  'duplicate-quote': duplicateQuote,
  'campaign-ended': 'This campaign has ended. You can choose another one.',
  'campaign-closed': 'This campaign is not accepting new requests right now. You can choose another one.',
  'account-exists': 'This username or email address is already in use.',
  'second-factor-off': 'Two-step verification is not on. Please reload the page.',
  'second-factor-required': 'Your role requires two-step verification, so it cannot be turned off.',
  'setup-run-out': 'Setup timed out. Please start again.',
  'too-many-follows': 'You have reached the limit for follows. Remove one to add another.',
  'request-closed': 'This request can no longer be changed.',
  'request-withdrawn': 'The requester withdrew this request. Only they can request again.',
  'link-of-form': 'They requested this campaign with a form. Deactivate it under form links.',
  'last-admin': 'This is the site’s only active administrator. Add another one first.',
  'own-account': 'You cannot do this to your own account.',
  'leads-unmergeable': 'These requests cannot be merged. Reload the list and try again.',
  'decided-otherwise':
    'This request was closed with a different result. To change it, open the request or send its current version.',
  'permission-missing': 'This person has not given permission for campaign messages.',
  'request-answered': 'This request has been answered. Reload the page to see the answer.',
  'email-unverified': 'Please verify your email address first.',
  'wrong-phone-code': 'The code is wrong or has expired. You can request a new one.',
  'sms-off': 'This site does not send text messages, so phone numbers cannot be confirmed for now.',
  'sms-unavailable': 'We cannot send text messages at the moment. Please try again later.',
  'phone-missing': 'The profile needs a phone number first.',
  'profile-changed': 'Your profile was changed elsewhere in the meantime.',
  'record-changed': 'Someone else changed this record in the meantime.',
  'parent-in-bin': 'The parent category is in the bin. Restore it first, or choose another parent.',
  'pictures-without-text':
    'Before publishing, describe each picture in Turkish and English for visitors who cannot see it.',
  'campaign-contradictory':
    'The campaign contains contradictions. Please fix them, or confirm that they are intended.',
  'campaign-scheduled': 'This draft is scheduled for publication. Unschedule it to make changes.',
  'action-not-possible': 'This is not possible in the record’s current state.',
  'withdraw-first': 'The campaign still has its page on the site. Withdraw it before you archive it.',
  'delivery-obsolete':
    'This is no longer sent: the request was withdrawn or erased, or waits among the suspect ones.',
  'too-late-to-undo': 'This change was made more than ten minutes ago and can no longer be undone here.',
  'selection-changed': 'The selected records have changed in the meantime. Please review the list again.',
  'not-undoable': 'This change cannot be undone because the earlier values were not kept.',
  'thread-state': 'This thread cannot be changed like that in its current state. Please reload the page.',
  'campaign-has-thread':
    'This campaign already has an open thread that collects new reports. You can reply there.',
  'too-many-rows': 'There are too many rows for an Excel file. Please narrow the list or download it as CSV.',
  'too-many-results': 'A file can hold up to 2,000 results. Please upload it in parts.',
  'idempotency-in-progress': 'The same request is being processed. Please wait a few seconds.',
  gone: 'This content has been removed.',
  'payload-too-large': 'The data sent is too large.',
  'picture-in-use': 'This picture is in use. Please remove it from where it is used first.',
  'picture-too-large': 'This picture is too large. The limit is 20 MB and 50 megapixels.',
  'picture-too-small':
    'This picture is too small or too narrow. Its shorter side must have at least 16 pixels, its longer side at most 10 times as many.',
  'picture-unreadable':
    'This file could not be read as a picture; it may be damaged. Please upload JPEG, PNG, WebP or AVIF.',
  'attachment-too-large': 'This file is too large. The limit is 10 MB.',
  'attachment-refused':
    'This file cannot be added. Please upload a PDF, JPEG, PNG, WebP, DOCX or XLSX; documents with macros are not accepted.',
  'too-many-attachments': 'A request can have up to 20 files.',
  'file-unreadable': 'This file could not be read. Please save it again as CSV, XLSX or JSON and upload it.',
  'import-moved': 'The import has moved on in the meantime. Reload the page to see its current state.',
  'edition-moved': 'This newsletter issue has changed in the meantime. The page now shows its current state.',
  'mail-link-expired':
    'The link in this email has expired. Instead of sending it again, have the person request a new one.',
  'mail-outdated': 'What this email says is out of date by now, so it is not sent again.',
  'import-changed-since':
    'This cannot be undone because some of the imported records have been changed since.',
  'uri-too-long': 'The address is too long. Please try a shorter search.',
  'unsupported-media-type': 'This type of data is not supported.',
  'idempotency-key-reused': 'This key was used for another request.',
  'login-throttled': 'Too many attempts. Please try again in a few minutes.',
  'proof-needed': 'Your request needs a short security check. Please try again.',
  'too-many-requests': 'You have sent too many requests. Please try again in a few minutes.',
  internal: serverError,
  overloaded: 'We are very busy right now. Please try again in a few seconds.',
  'database-unavailable': 'We cannot complete this right now. Please try again shortly.',
};
