import type { ProofChallenge } from './quote/proof-challenge.ts';

/**
 * Every reason for which a request is refused, with its HTTP status. The API, the pages and the phrases share this
 * list.
 */
export const refusalStatus = {
  'malformed-request': 400,
  'validation-failed': 400,
  'campaign-missing': 400,
  'bad-cursor': 400,
  'link-not-valid': 400,
  'wrong-phone-code': 400,
  // This is a 400, because a 403 on the specified paths ends the browser's session.
  'cross-site-request': 400,
  unauthenticated: 401,
  'wrong-credentials': 401,
  'second-factor-needed': 401,
  'wrong-code': 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'duplicate-quote': 409,
  'campaign-ended': 409,
  'campaign-closed': 409,
  'account-exists': 409,
  'second-factor-off': 409,
  'second-factor-required': 409,
  'setup-run-out': 409,
  'too-many-follows': 409,
  'request-closed': 409,
  'request-withdrawn': 409,
  'link-of-form': 409,
  'last-admin': 409,
  // An action that admins may perform on others; on their own account it requires their password.
  'own-account': 409,
  'leads-unmergeable': 409,
  'decided-otherwise': 409,
  'permission-missing': 409,
  'request-answered': 409,
  'email-unverified': 409,
  'phone-missing': 409,
  // No service for text messages is configured, so a retry would not help.
  'sms-off': 409,
  'profile-changed': 409,
  'record-changed': 409,
  'campaign-contradictory': 409,
  'pictures-without-text': 409,
  'campaign-scheduled': 409,
  'action-not-possible': 409,
  'withdraw-first': 409,
  'delivery-obsolete': 409,
  'too-late-to-undo': 409,
  'selection-changed': 409,
  'parent-in-bin': 409,
  'not-undoable': 409,
  'thread-state': 409,
  'campaign-has-thread': 409,
  'too-many-rows': 409,
  'too-many-results': 409,
  'too-many-attachments': 409,
  'picture-in-use': 409,
  'import-moved': 409,
  'edition-moved': 409,
  'mail-link-expired': 409,
  'mail-outdated': 409,
  'import-changed-since': 409,
  'idempotency-in-progress': 409,
  gone: 410,
  'payload-too-large': 413,
  'uri-too-long': 414,
  'unsupported-media-type': 415,
  'picture-too-large': 413,
  'attachment-too-large': 413,
  'picture-unreadable': 415,
  'file-unreadable': 415,
  'attachment-refused': 415,
  'picture-too-small': 422,
  'idempotency-key-reused': 422,
  'login-throttled': 429,
  'proof-needed': 429,
  'too-many-requests': 429,
  internal: 500,
  overloaded: 503,
  'database-unavailable': 503,
  'sms-unavailable': 503,
} as const;

/** Code of a refusal. Programs compare codes, never messages. */
export type RefusalCode = keyof typeof refusalStatus;

/** Problems that a field of a form or request body can have. */
const fieldProblems = [
  'required',
  'invalid',
  'invalid-email',
  'invalid-phone',
  'not-mobile',
  'invalid-date',
  'invalid-time',
  'invalid-username',
  'short-username',
  'implausible-date',
  'not-a-number',
  'too-many-decimals',
  'below-minimum',
  'above-maximum',
  'too-short',
  'too-long',
  'control-character',
  'not-a-choice',
  'unknown-city',
  'unknown-cities',
  'unknown-town',
  'must-accept',
  'weak-password',
  'common-password',
  'contains-username',
  'contains-email-name',
  'passwords-differ',
  'same-as-current',
  'password-too-short',
  'wrong-password',
  'below-requirements',
  'wrong-code',
  'other-username',
  'taken',
  'brand-has-webhook',
  'below-taken',
  'before-opening',
  'outside-hours',
  'before-lunch',
  'before-start',
  'invalid-website',
  'invalid-webhook',
  'invalid-colour',
  'pale-colour',
  'own-branch',
  'too-deep',
  'invalid-path',
  'unknown-path',
  'existing-path',
  'path-chain',
  'path-loop',
  'formula-without-value',
  'unclear-number',
  'repeated-row',
  'changed-since-check',
  'record-archived',
  'record-binned',
  'choice-binned',
  'never-published',
  'in-the-past',
  'contradictory',
  'not-a-yes-or-no',
  'html-not-allowed',
  'placeholder-missing',
  'placeholder-left',
  'placeholder-unknown',
  'malformed-text',
  'out-of-order',
  'paragraphs-alone',
  'repeated-heading',
  'sections-differ',
  'unchanged',
] as const;

/** Code of a field's problem. */
export type FieldProblem = (typeof fieldProblems)[number];

/** Problems by field path (`phoneNumber`, `marketing.email`). Fields without a problem are absent. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** Refusal as a value, returned by a rule instead of a result. */
export type Refusal = {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  readonly fields: FieldProblems;
} & RefusalDetails;

/** Details of some refusals in addition to their code. */
export interface RefusalDetails {
  /** Proof of work that is demanded from a suspicious sender. */
  readonly challenge?: ProofChallenge;
  /** Seconds until the request may be retried. */
  readonly waitSeconds?: number;
  /** Values that a field of a fixed list accepts, by path, for systems that call without a form. */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /** Current version of the record, after a conflict. */
  readonly current?: unknown;
}

/** Creates a refusal. `fields` holds the problems of the input. */
export function refuse(code: RefusalCode, fields: FieldProblems = {}): Refusal {
  return { kind: 'refusal', code, fields };
}

/** Returns the HTTP status of a refusal. */
export function statusOf(code: RefusalCode): number {
  return refusalStatus[code];
}

/** Whether a text from outside, such as the `code` of a response, is a refusal code. */
export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(refusalStatus, text);
}

/** Carries a refusal out of nested calls. It is thrown on the server only, and caught at its outermost layer. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(code: RefusalCode, fields: FieldProblems = {}, details: RefusalDetails = {}) {
    super(code);
    this.name = 'RefusalError';
    this.refusal = { ...refuse(code, fields), ...details };
  }
}
