import type { OfficeClient } from '@ayrac/contract/office/client.ts';

/** Details of a lead that are not in its row. */
export type Story = Awaited<ReturnType<OfficeClient['getLeadStory']>>;
