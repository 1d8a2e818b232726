import type { CampaignWords } from '../../tr/office/campaigns.ts';

/** Phrases of the page for campaigns, in addition to those of every record page. */
export const campaigns: CampaignWords = {
  title: 'Campaigns',
  one: 'Campaign',
  count: ({ count }) => (count === '1' ? '1 campaign' : `${count} campaigns`),
  search: 'Search title, brand or address',
  add: 'New campaign',
  emptyTitle: 'No campaigns yet',
  emptyText: 'Campaigns you create appear here, including drafts.',
  beside: 'Draft changes',
  fields: {
    title: { label: 'Title', inFile: 'Campaign', hint: '' },
    state: {
      label: 'Status',
      hint: '',
      choices: {
        draft: 'Draft',
        scheduled: 'Scheduled',
        live: 'Live',
        ended: 'Ended',
        withdrawn: 'Withdrawn',
        archived: 'Archived',
      },
    },
    brandId: { label: 'Brand', hint: '' },
    categoryId: { label: 'Category', hint: '' },
    endAt: { label: 'End date', hint: '' },
    publishAt: { label: 'Scheduled for', hint: '' },
    checkedAt: { label: 'Last check', hint: '' },
    checkedBy: { label: 'Checked by', hint: '' },
    nextCheckAt: { label: 'Next check', hint: '' },
    discount: { label: 'Benefit', hint: '' },
    slug: { label: 'Address', hint: '' },
    hasPicture: { label: 'Has a picture', hint: '' },
    isUnchecked: { label: 'Check overdue', hint: '' },
    isContradictory: { label: 'Has contradictions', hint: '' },
    hasDraft: { label: 'Has draft changes', hint: '' },
    views: { label: 'Views', hint: '' },
    requests: { label: 'Requests', hint: '' },
    followers: { label: 'Followers', hint: '' },
  },
  actions: {
    edit: { label: 'Edit' },
    publish: {
      label: 'Publish',
      ask: {
        title: ({ label }) => `Publish “${label}”?`,
        text: 'Everyone will see the latest version of the draft.',
      },
      askMany: {
        title: ({ count }) => `Publish ${campaignsOf(count)}?`,
        text: 'Campaigns with a draft are published as drafted. Those that are incomplete or contradictory are not published, and the reasons are listed.',
      },
      done: ({ label }) => `“${label}” published`,
      doneMany: ({ count }) => `${campaignsOf(count)} published`,
    },
    withdraw: {
      label: 'Withdraw',
      ask: {
        title: ({ label }) => `Withdraw “${label}”?`,
        text: 'The campaign will be hidden from the site. You can publish it again.',
      },
      askMany: {
        title: ({ count }) => `Withdraw ${campaignsOf(count)}?`,
        text: 'The campaigns will be hidden from the site. You can undo this for ten minutes.',
      },
      done: ({ label }) => `“${label}” withdrawn`,
      doneMany: ({ count }) => `${campaignsOf(count)} withdrawn`,
    },
    archive: {
      label: 'Archive',
      ask: {
        title: ({ label }) => `Archive “${label}”?`,
        text: 'Its open draft will be closed. You can unarchive it later and continue.',
      },
      askMany: {
        title: ({ count }) => `Archive ${campaignsOf(count)}?`,
        text: 'Their open drafts will be closed. You can undo this for ten minutes.',
      },
      done: ({ label }) => `“${label}” archived`,
      doneMany: ({ count }) => `${campaignsOf(count)} archived`,
    },
    unarchive: {
      label: 'Unarchive',
      done: ({ label }) => `“${label}” unarchived`,
      doneMany: ({ count }) => `${campaignsOf(count)} unarchived`,
    },
    endAt: {
      label: 'Set end date',
      ask: {
        title: ({ label }) => `When does “${label}” end?`,
        text: 'For a live campaign, this applies immediately.',
      },
      askMany: {
        title: ({ count }) => `When do ${campaignsOf(count)} end?`,
        text: 'For live campaigns, this applies immediately.',
      },
      done: ({ label }) => `End date changed for “${label}”`,
      doneMany: ({ count }) => `End date changed for ${campaignsOf(count)}`,
    },
    brandId: {
      label: 'Set brand',
      ask: {
        title: ({ label }) => `Move “${label}” to which brand?`,
        text: 'The campaign keeps its address, and the brand’s page shows it immediately.',
      },
      askMany: {
        title: ({ count }) => `Move ${campaignsOf(count)} to which brand?`,
        text: 'The campaigns keep their addresses, and the brand’s page shows them immediately.',
      },
      done: ({ label }) => `“${label}” moved`,
      doneMany: ({ count }) => `${campaignsOf(count)} moved`,
    },
    categoryId: {
      label: 'Set category',
      ask: {
        title: ({ label }) => `Move “${label}” to which category?`,
        text: 'A live campaign appears in its new category immediately.',
      },
      askMany: {
        title: ({ count }) => `Move ${campaignsOf(count)} to which category?`,
        text: 'Live campaigns appear in their new category immediately.',
      },
      done: ({ label }) => `“${label}” moved`,
      doneMany: ({ count }) => `${campaignsOf(count)} moved`,
    },
    duplicate: {
      label: 'Duplicate',
      done: ({ label }) => `“${label}” duplicated as a draft`,
      doneMany: ({ count }) =>
        count === '1' ? '1 campaign duplicated as a draft' : `${campaignsOf(count)} duplicated as drafts`,
    },
  },
  tabs: { versions: 'Published versions' },
  versions: {
    none: 'This campaign has not been published yet.',
    remark: 'What visitors saw, newest first.',
    first: 'Before version history',
    changed: ({ count }) => (count === '1' ? '1 field changed' : `${count} fields changed`),
    restore: 'Restore to draft',
    more: 'Show earlier',
  },
};

function campaignsOf(count: string): string {
  return count === '1' ? '1 campaign' : `${count} campaigns`;
}
