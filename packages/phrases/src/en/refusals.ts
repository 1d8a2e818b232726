import type { refusals as turkish, loginThrottled as turkishThrottled } from '../tr/refusals.ts';

/** Message for a duplicate request. */
export const duplicateQuote =
  'You have already requested a quote for this campaign. You can choose another one.';

/** Message for a server error. */
export const serverError = 'A server error occurred. Please try again later.';

/** Message with the wait after too many failed logins. */
export const loginThrottled: typeof turkishThrottled = ({ count, unit }) =>
  `Tried too often. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;

/** Messages by refusal code that tell the user what to do next. The server sends them. */
export const refusals: typeof turkish = {
  'malformed-request': 'The request could not be read. Please reload the page and try again.',
  'validation-failed': 'Please check the marked fields.',
  'campaign-missing': 'The campaign is missing. Please choose a campaign.',
  'bad-cursor': 'The list cannot go on from here. Please open it again.',
  'link-not-valid': 'This link is not valid: it has expired or was used before. Please ask for a new one.',
  'cross-site-request': 'The request did not come from this site. Please reload the page.',
  unauthenticated: 'Please log in to continue.',
  'wrong-credentials': 'The username or password is wrong.',
  'second-factor-needed': 'Please enter the six digits that your authenticator shows.',
  'wrong-code': 'This code is wrong or has expired. Please enter a new one.',
  forbidden: 'You are not allowed to do this.',
  'not-found': 'What you are looking for was not found.',
  'method-not-allowed': 'This address does not support that operation.',
  'request-timeout': 'The request did not arrive in time. Please check your connection and try again.',
  'duplicate-quote': duplicateQuote,
  'campaign-ended': 'This campaign has ended. You can choose another one.',
  'campaign-closed': 'This campaign takes no new requests at the moment. You can choose another one.',
  'account-exists': 'This username or email address is already in use.',
  'second-factor-off': 'Two-step verification is not on. Please reload the page.',
  'second-factor-required': 'Your role requires two-step verification, so it cannot be turned off.',
  'setup-run-out': 'The time for setting it up is over. Please start again.',
  'too-many-follows': 'Your list of follows is full. Remove one of them to add another.',
  'request-closed': 'This request can no longer be changed.',
  'request-withdrawn': 'Its person withdrew this request; they alone can ask again.',
  'link-of-form': 'They asked for this campaign with a form; switch it off among the form links.',
  'last-admin': 'This account is the only active administrator of the site. Appoint another one first.',
  'own-account': 'You cannot do this to your own account.',
  'leads-unmergeable': 'These requests cannot be merged; refresh the list and try again.',
  'decided-otherwise':
    'This request was closed with another result. To change it, open the request or name its current version.',
  'permission-missing': 'This person has given no permission for messages about campaigns.',
  'request-answered': 'This request has been answered. Reload the page to see the answer.',
  'email-unverified': 'Please verify your email address first.',
  'wrong-phone-code': 'The code is wrong or has expired. You can ask for a new one.',
  'sms-off': 'This site does not send text messages, so phone numbers cannot be confirmed for now.',
  'sms-unavailable': 'We cannot send text messages at the moment. Please try again later.',
  'phone-missing': 'Please add your phone number to your profile first.',
  'profile-changed': 'Your profile was changed elsewhere meanwhile.',
  'record-changed': 'Somebody else changed this record meanwhile.',
  'parent-in-bin': 'The category above it is in the bin. Restore that one first, or choose another place.',
  'pictures-without-text':
    'Before publishing, say in Turkish and English what each picture tells: visitors who do not see it read that.',
  'campaign-contradictory':
    'Some of what the campaign says is contradictory. Please mend it, or say that you mean it.',
  'campaign-scheduled': 'The publication of this draft is scheduled. Remove the schedule to change it.',
  'deed-not-possible': 'This cannot be done in the present state of the campaign.',
  'too-late-to-undo': 'This change is more than ten minutes old and can no longer be undone here.',
  'selection-changed': 'The records that you chose have changed meanwhile. Please look at the list again.',
  'not-undoable': 'This change cannot be undone: the earlier values are not kept.',
  'thread-state': 'This thread cannot go there from where it is. Please refresh the page.',
  'campaign-has-thread':
    'This campaign already has an open thread, in which new reports gather. You can answer there.',
  'too-many-rows':
    'So many rows do not fit into an Excel file. Please narrow the list down or download it as CSV.',
  'too-many-results': 'A file may hold 2,000 results at most. Please upload it in parts.',
  'idempotency-in-progress': 'The same request is being processed. Please wait a few seconds.',
  gone: 'This content has been removed.',
  'payload-too-large': 'What was sent is too large.',
  'picture-in-use': 'This picture is in use; please remove it from there first.',
  'picture-too-large': 'This picture is too large. It may have 20 MB and 50 megapixels at most.',
  'picture-unreadable': 'This file could not be read as a picture. Please upload JPEG, PNG, WebP or AVIF.',
  'attachment-too-large': 'This file is too large. It may have 10 MB at most.',
  'attachment-refused':
    'This file cannot be added. Please upload a PDF, JPEG, PNG, WebP, DOCX or XLSX; documents with macros are not taken.',
  'too-many-attachments': 'A request can have 20 files at most.',
  'file-unreadable': 'This file could not be read. Please save it again as CSV, XLSX or JSON and upload it.',
  'import-moved': 'The import has moved on meanwhile. Reload the page to see where it is.',
  'edition-moved': 'This issue of the newsletter has moved on. The page shows where it stands.',
  'import-changed-since': 'This cannot be undone: some of the records that it wrote were changed since.',
  'uri-too-long': 'The address is too long. Please try a shorter search.',
  'unsupported-media-type': 'This type of data is not supported.',
  'idempotency-key-reused': 'This key was used for another request.',
  'login-throttled': 'Tried too often. Please try again a little later.',
  'proof-needed': 'Your request needs a short security check. Please try again.',
  'too-many-requests': 'You have sent too many requests. Please try again a little later.',
  internal: serverError,
  overloaded: 'We are very busy right now. Please try again in a few seconds.',
  'database-unavailable': 'We cannot save your request right now. Please try again shortly.',
};
