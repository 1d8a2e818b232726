import type { CampaignWords } from '../../tr/office/campaigns.ts';

/** Phrases of the page for campaigns, in addition to those of every record page. */
export const campaigns: CampaignWords = {
  title: 'Campaigns',
  one: 'Campaign',
  count: ({ count }) => (count === '1' ? '1 campaign' : `${count} campaigns`),
  search: 'Search title, brand or address',
  add: 'New campaign',
  emptyTitle: 'No campaigns yet',
  emptyText: 'The campaigns that you prepare are listed here, drafts among them.',
  beside: 'Being changed',
  newTab: 'opens in a new tab',
  fields: {
    title: { label: 'Title', inFile: 'Campaign', hint: '' },
    state: {
      label: 'State',
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
    endAt: { label: 'End', hint: '' },
    publishAt: { label: 'Scheduled for', hint: '' },
    checkedAt: { label: 'Last check', hint: '' },
    checkedBy: { label: 'Checked by', hint: '' },
    nextCheckAt: { label: 'Next check', hint: '' },
    discount: { label: 'Benefit', hint: '' },
    slug: { label: 'Address', hint: '' },
    hasPicture: { label: 'Has a picture', hint: '' },
    isUnchecked: { label: 'Check overdue', hint: '' },
    isContradictory: { label: 'Contradictory', hint: '' },
    hasDraft: { label: 'Is being changed', hint: '' },
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
        text: 'Everybody sees it as its draft has it now.',
      },
      askMany: {
        title: ({ count }) => `Publish ${campaignsOf(count)}?`,
        text: 'Those with a draft are published as that has them. What lacks something or contradicts itself is not published; the reasons are listed.',
      },
      done: ({ label }) => `“${label}” is published`,
      doneMany: ({ count }) => `${campaignsOf(count)} published`,
    },
    withdraw: {
      label: 'Withdraw',
      ask: {
        title: ({ label }) => `Withdraw “${label}”?`,
        text: 'The site no longer shows the campaign. You can publish it again.',
      },
      askMany: {
        title: ({ count }) => `Withdraw ${campaignsOf(count)}?`,
        text: 'The site no longer shows the campaigns. You can undo this for ten minutes.',
      },
      done: ({ label }) => `“${label}” is withdrawn`,
      doneMany: ({ count }) => `${campaignsOf(count)} withdrawn`,
    },
    archive: {
      label: 'Archive',
      ask: {
        title: ({ label }) => `Archive “${label}”?`,
        text: 'Its open draft is closed. You can take it out of the archive and go on.',
      },
      askMany: {
        title: ({ count }) => `Archive ${campaignsOf(count)}?`,
        text: 'Their open drafts are closed. You can undo this for ten minutes.',
      },
      done: ({ label }) => `“${label}” is archived`,
      doneMany: ({ count }) => `${campaignsOf(count)} archived`,
    },
    unarchive: {
      label: 'Unarchive',
      done: ({ label }) => `“${label}” is out of the archive`,
      doneMany: ({ count }) => `${campaignsOf(count)} taken out of the archive`,
    },
    endAt: {
      label: 'Set end',
      ask: {
        title: ({ label }) => `When does “${label}” end?`,
        text: 'Of a live campaign it holds at once.',
      },
      askMany: {
        title: ({ count }) => `When do ${campaignsOf(count)} end?`,
        text: 'Of live campaigns it holds at once.',
      },
      done: ({ label }) => `The end of “${label}” has changed`,
      doneMany: ({ count }) => `The end of ${campaignsOf(count)} has changed`,
    },
    brandId: {
      label: 'Set brand',
      ask: {
        title: ({ label }) => `To which brand does “${label}” move?`,
        text: 'The address of the campaign stays; the page of the brand shows it at once.',
      },
      askMany: {
        title: ({ count }) => `To which brand do ${campaignsOf(count)} move?`,
        text: 'The addresses of the campaigns stay; the page of the brand shows them at once.',
      },
      done: ({ label }) => `“${label}” has moved`,
      doneMany: ({ count }) => `${campaignsOf(count)} moved`,
    },
    categoryId: {
      label: 'Set category',
      ask: {
        title: ({ label }) => `To which category does “${label}” move?`,
        text: 'A live campaign is shown in its new category at once.',
      },
      askMany: {
        title: ({ count }) => `To which category do ${campaignsOf(count)} move?`,
        text: 'Live campaigns are shown in their new category at once.',
      },
      done: ({ label }) => `“${label}” has moved`,
      doneMany: ({ count }) => `${campaignsOf(count)} moved`,
    },
    duplicate: {
      label: 'Copy',
      done: ({ label }) => `“${label}” is copied; the copy is a draft`,
      doneMany: ({ count }) => `${campaignsOf(count)} copied; the copies are drafts`,
    },
  },
  tabs: { versions: 'Published versions' },
  versions: {
    none: 'This campaign has not been published yet.',
    remark: 'What visitors saw, the newest first.',
    first: 'Before versions were kept',
    changed: ({ count }) => (count === '1' ? '1 field changed' : `${count} fields changed`),
    restore: 'Take into the draft',
    more: 'Earlier ones',
  },
};

function campaignsOf(count: string): string {
  return count === '1' ? '1 campaign' : `${count} campaigns`;
}
