interface Attempted {
  readonly code: string | undefined;
  readonly message: string;
  readonly errors: readonly unknown[];
}

/** Returns the message of a failure as a whole. Empty when fields were refused, which the summary lists. */
export function failureOf({ code, message, errors }: Attempted): string {
  return code === 'validation-failed' && errors.length > 0 ? '' : message;
}
