import type { OfficeClient } from '@ayrac/contract/office/client.ts';

/** Everything that is known of a lead beside its row. */
export type Story = Awaited<ReturnType<OfficeClient['getLeadStory']>>;
