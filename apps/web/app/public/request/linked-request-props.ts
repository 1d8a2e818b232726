import type { LinkedRequest } from '@ayrac/contract/request.ts';

export interface LinkedRequestViewProps {
  readonly request: LinkedRequest;
  /** The pressed button, while its action is running. */
  readonly busyAction: FormDataEntryValue | null | undefined;
  /** The submitted phone code, if it was refused. */
  readonly typedCode: string;
}
