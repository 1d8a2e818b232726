import type { LinkedRequest } from '@ayrac/contract/request.ts';

export interface LinkedRequestViewProps {
  readonly request: LinkedRequest;
  /** The button that was pressed, while it works. */
  readonly busyDeed: FormDataEntryValue | null | undefined;
  /** The code of a text message as it was posted, where it was not taken. */
  readonly typedCode: string;
}
