import type {
  campaignForms as CampaignForms,
  customerCampaigns as CustomerCampaigns,
  formCampaigns as FormCampaigns,
  forms as Forms,
  grants as Grants,
} from '../../tr/office/requests.ts';

const states = {
  received: 'Received',
  forwarded: 'Forwarded to the brand',
  contacted: 'Contacted',
  preparing: 'Offer in preparation',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
};

const person = {
  email: { label: 'Email', hint: '' },
  phone: { label: 'Phone', hint: '' },
  campaignId: { label: 'Campaign', hint: '' },
  brandId: { label: 'Brand', hint: '' },
};

export const forms: typeof Forms = {
  title: 'Quote forms',
  one: 'Quote form',
  count: (p) => (p.count === '1' ? '1 form' : `${p.count} forms`),
  search: 'Search name, email or phone',
  add: 'New form',
  emptyTitle: 'No forms yet',
  emptyText: 'Quote forms sent by visitors appear here.',
  fields: {
    ...person,
    name: { label: 'Sender', hint: '' },
    city: { label: 'Province', hint: '' },
    town: { label: 'District', hint: '' },
    gender: { label: 'Gender', hint: '', choices: { male: 'Male', female: 'Female', other: 'Other' } },
    birthday: { label: 'Birthday', hint: '' },
    contactEmail: { label: 'Other email', hint: '' },
    contactPhone: { label: 'Other phone', hint: '' },
    contactChannel: {
      label: 'Preferred channel',
      hint: '',
      choices: { phone: 'Phone', email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' },
    },
    contactTime: {
      label: 'Preferred time',
      hint: '',
      choices: { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    },
    language: { label: 'Language', hint: '', choices: { tr: 'Turkish', en: 'English' } },
    isSuspect: { label: 'Suspect', hint: '' },
    requests: { label: 'Campaigns requested', hint: '' },
    createdAt: { label: 'Sent', hint: '' },
  },
  tabs: { consents: 'Consents' },
  consents: {
    title: 'Texts shown and consents given',
    failed: 'The consents could not be loaded',
    none: 'No consents are recorded for this form.',
    given: 'Given',
    read: 'Read',
    notGiven: 'Not given',
    version: (p) => `version ${p.version}`,
    claimed: (p) => `The browser reports that it showed version ${p.version}`,
    purposes: {
      disclosure: 'Privacy notice',
      'explicit-consent': 'Explicit consent',
      'marketing-email': 'Commercial messages by email',
      'marketing-sms': 'Commercial messages by SMS',
      'marketing-call': 'Commercial messages by phone',
    },
  },
};

const links = (count: string) => (count === '1' ? '1 link' : `${count} links`);
const campaignsOf = (count: string) => (count === '1' ? '1 campaign' : `${count} campaigns`);

const link = {
  count: (p: { count: string }) => links(p.count),
  search: 'Search name, email or phone',
  add: 'New link',
  actions: {
    on: {
      label: 'Activate',
      done: (p: { label: string }) => `Link for “${p.label}” activated`,
      doneMany: (p: { count: string }) => `${links(p.count)} activated`,
    },
    off: {
      label: 'Deactivate',
      ask: {
        title: (p: { label: string }) => `Deactivate the link for “${p.label}”?`,
        text: 'The requester will see the request as closed, and can request the campaign again.',
      },
      askMany: {
        title: (p: { count: string }) => `Deactivate ${links(p.count)}?`,
        text: 'The requesters will see their requests as closed, and can request the campaigns again.',
      },
      done: (p: { label: string }) => `Link for “${p.label}” deactivated`,
      doneMany: (p: { count: string }) => `${links(p.count)} deactivated`,
    },
  },
};

const linkFields = {
  ...person,
  state: { label: 'Status', hint: '', choices: states },
  isActive: { label: 'Active', hint: '' },
  createdAt: { label: 'Requested', hint: '' },
};

export const formCampaigns: typeof FormCampaigns = {
  ...link,
  title: 'Form links',
  one: 'Form link',
  emptyTitle: 'No links yet',
  emptyText: 'When a form requests a campaign, the link appears here.',
  fields: { ...linkFields, name: { label: 'Sender', hint: '' } },
};

export const customerCampaigns: typeof CustomerCampaigns = {
  ...link,
  title: 'Customer links',
  one: 'Customer link',
  emptyTitle: 'No links yet',
  emptyText: 'When a customer requests a campaign or is given one, the link appears here.',
  fields: {
    ...linkFields,
    name: { label: 'Customer', hint: '' },
    username: { label: 'Username', hint: '' },
  },
};

export const campaignForms: typeof CampaignForms = {
  title: 'Request intake',
  one: 'Request intake',
  count: (p) => campaignsOf(p.count),
  search: 'Search campaigns',
  add: 'New campaign',
  emptyTitle: 'No campaigns yet',
  emptyText: 'Once there are campaigns, you can manage their request intake here.',
  fields: {
    title: { label: 'Campaign', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    intake: {
      label: 'Request intake',
      hint: '',
      choices: { open: 'Open', full: 'Limit reached', closed: 'Closed' },
    },
    isOpen: {
      label: 'Accept new requests',
      hint: 'When off, the campaign page has no quote button',
    },
    requestLimit: {
      label: 'Request limit',
      hint: 'Closes automatically at this many active requests; leave empty for no limit',
    },
    asksGender: { label: 'Ask for gender', hint: '' },
    asksBirthday: { label: 'Ask for birthday', hint: '' },
    asksPreference: {
      label: 'Ask for preferred channel and time',
      hint: 'If you do not ask for it, it is not stored',
    },
    taken: { label: 'Active', hint: '' },
    ...Object.fromEntries(Object.entries(states).map(([state, label]) => [state, { label, hint: '' }])),
  },
  ofLimit: (p) => `${p.taken} / ${p.limit}`,
  actions: {
    open: {
      label: 'Open for requests',
      done: (p) => `“${p.label}” accepts requests again`,
      doneMany: (p) => `${campaignsOf(p.count)} opened for requests`,
    },
    close: {
      label: 'Close for requests',
      ask: {
        title: (p) => `Close “${p.label}” for requests?`,
        text: 'Visitors can still see the campaign but cannot request a quote. Existing requests stay as they are.',
      },
      askMany: {
        title: (p) => `Close ${campaignsOf(p.count)} for requests?`,
        text: 'Visitors can still see the campaigns but cannot request a quote. Existing requests stay as they are.',
      },
      done: (p) => `“${p.label}” no longer accepts requests`,
      doneMany: (p) => `${campaignsOf(p.count)} closed for requests`,
    },
  },
  tabs: { requests: 'Requests' },
  requests: {
    title: 'Campaign requests',
    states,
    ofForms: 'Requests from forms',
    ofCustomers: 'Requests from customers',
  },
};

export const grants: typeof Grants = {
  title: 'Assign campaigns',
  lead: 'Choose customers and campaigns. You can review the changes before they are made.',
  action: 'Action',
  give: 'Assign campaigns',
  take: 'Remove campaigns',
  customers: 'Customers',
  find: 'Find a customer',
  findHint: 'Name, username, email or phone; at least two characters',
  finding: 'Searching…',
  nobody: 'No customers found',
  findFailed: 'Customers could not be searched',
  add: (p) => `Add ${p.name}`,
  remove: (p) => `Remove ${p.name}`,
  emails: 'Email addresses',
  emailsHint: 'Paste a list, separated by line breaks, commas or spaces',
  emailsUnread: 'No email address was found in:',
  emailsUnreadMore: ({ count }) => `and ${count} more`,
  emailsFound: (p) => (p.count === '1' ? '1 address' : `${p.count} addresses`),
  campaigns: 'Campaigns',
  campaign: 'Choose a campaign',
  chosenCustomers: 'Selected customers',
  chosenCampaigns: 'Selected campaigns',
  plan: 'Review changes',
  missingCustomers: 'Choose at least one customer or paste an email address',
  missingCampaigns: 'Choose at least one campaign',
  tooMany: (p) => `You can choose up to ${p.customers} customers and ${p.campaigns} campaigns at once`,
  change: 'Change selection',
  table: 'What will happen',
  customer: 'Customer',
  verdict: 'Result',
  reason: 'Why',
  verdicts: {
    give: { will: 'Will be assigned', already: 'Already assigned', refused: 'Cannot be assigned' },
    take: { will: 'Will be removed', already: 'Not assigned', refused: 'Cannot be removed' },
  },
  summary: (p) => `${p.will} to change, ${p.already} unchanged, ${p.refused} not possible`,
  shownOf: (p) => `Showing the first ${p.shown} of ${p.total} rows`,
  unknown: (p) =>
    p.count === '1' ? '1 address belongs to no customer' : `${p.count} addresses belong to no customer`,
  carryOut: {
    give: (p) => `Assign ${campaignsOf(p.count)}`,
    take: (p) => `Remove ${campaignsOf(p.count)}`,
  },
  nothing: 'Nothing to change',
  working: (p) => `${p.done} of ${p.total} rows done`,
  done: {
    give: (p) => `${campaignsOf(p.count)} assigned`,
    take: (p) => `${campaignsOf(p.count)} removed`,
  },
  failed: (p) =>
    `${p.count} ${p.count === '1' ? 'row' : 'rows'} failed. You can try again from the new list.`,
};
