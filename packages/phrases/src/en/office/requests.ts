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
  emptyText: 'The quote forms that visitors send arrive here.',
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
    requests: { label: 'Campaigns asked for', hint: '' },
    createdAt: { label: 'Sent', hint: '' },
  },
  tabs: { consents: 'Consents' },
  consents: {
    title: 'Texts that were shown and consents that were given',
    failed: 'Could not load the consents',
    none: 'No consent was kept with this form.',
    given: 'Given',
    read: 'Read',
    notGiven: 'Not given',
    version: (p) => `version ${p.version}`,
    claimed: (p) => `The browser says that it showed version ${p.version}`,
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
      done: (p: { label: string }) => `Activated the link of “${p.label}”`,
      doneMany: (p: { count: string }) => `Activated ${links(p.count)}`,
    },
    off: {
      label: 'Deactivate',
      ask: {
        title: (p: { label: string }) => `Deactivate the link of “${p.label}”?`,
        text: 'Whoever asked sees the request as closed, and may ask for the campaign again.',
      },
      askMany: {
        title: (p: { count: string }) => `Deactivate ${links(p.count)}?`,
        text: 'Whoever asked sees their request as closed, and may ask for the campaign again.',
      },
      done: (p: { label: string }) => `Deactivated the link of “${p.label}”`,
      doneMany: (p: { count: string }) => `Deactivated ${links(p.count)}`,
    },
  },
};

const linkFields = {
  ...person,
  state: { label: 'State', hint: '', choices: states },
  isActive: { label: 'Active', hint: '' },
  createdAt: { label: 'Asked', hint: '' },
};

export const formCampaigns: typeof FormCampaigns = {
  ...link,
  title: 'Form links',
  one: 'Form link',
  emptyTitle: 'No links yet',
  emptyText: 'When a form asks for a campaign, their link arrives here.',
  fields: { ...linkFields, name: { label: 'Sender', hint: '' } },
};

export const customerCampaigns: typeof CustomerCampaigns = {
  ...link,
  title: 'Customer links',
  one: 'Customer link',
  emptyTitle: 'No links yet',
  emptyText: 'When a customer asks for a campaign, or is given one, their link arrives here.',
  fields: {
    ...linkFields,
    name: { label: 'Customer', hint: '' },
    username: { label: 'Username', hint: '' },
  },
};

export const campaignForms: typeof CampaignForms = {
  title: 'Taking requests',
  one: 'Request intake',
  count: (p) => campaignsOf(p.count),
  search: 'Search campaigns',
  add: 'New campaign',
  emptyTitle: 'No campaigns yet',
  emptyText: 'How campaigns take requests is kept here as soon as there are some.',
  fields: {
    title: { label: 'Campaign', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    intake: {
      label: 'Takes requests',
      hint: '',
      choices: { open: 'Open', full: 'Limit reached', closed: 'Closed' },
    },
    isOpen: {
      label: 'Takes new requests',
      hint: 'While it is off, the campaign’s page has no button for a quote',
    },
    requestLimit: {
      label: 'Limit of requests',
      hint: 'Closes by itself when there are as many active requests; empty means no limit',
    },
    asksGender: { label: 'Ask for gender', hint: '' },
    asksBirthday: { label: 'Ask for birthday', hint: '' },
    asksPreference: {
      label: 'Ask for preferred channel and time',
      hint: 'What is not asked for is not kept',
    },
    taken: { label: 'Active', hint: '' },
    ...Object.fromEntries(Object.entries(states).map(([state, label]) => [state, { label, hint: '' }])),
  },
  ofLimit: (p) => `${p.taken} / ${p.limit}`,
  actions: {
    open: {
      label: 'Open for requests',
      done: (p) => `“${p.label}” takes requests again`,
      doneMany: (p) => `${campaignsOf(p.count)} opened for requests`,
    },
    close: {
      label: 'Close for requests',
      ask: {
        title: (p) => `Close “${p.label}” for requests?`,
        text: 'Visitors still see the campaign and cannot ask for a quote. Requests that were taken stay as they are.',
      },
      askMany: {
        title: (p) => `Close ${campaignsOf(p.count)} for requests?`,
        text: 'Visitors still see the campaigns and cannot ask for a quote. Requests that were taken stay as they are.',
      },
      done: (p) => `“${p.label}” takes no more requests`,
      doneMany: (p) => `${campaignsOf(p.count)} closed for requests`,
    },
  },
  tabs: { requests: 'Requests' },
  requests: {
    title: 'Requests of the campaign',
    states,
    ofForms: 'Requests by form',
    ofCustomers: 'Requests of customers',
  },
};

export const grants: typeof Grants = {
  title: 'Give and take campaigns',
  lead: 'Choose customers and campaigns; you see what will happen before anything is done.',
  deed: 'What to do',
  give: 'Give campaigns',
  take: 'Take campaigns',
  customers: 'Customers',
  find: 'Find a customer',
  findHint: 'Name, username, email or phone; at least two letters',
  finding: 'Searching…',
  nobody: 'No customer matches',
  findFailed: 'Could not search for customers',
  add: (p) => `Add ${p.name}`,
  remove: (p) => `Remove ${p.name}`,
  emails: 'Email addresses',
  emailsHint: 'Paste them from a list; lines, commas and spaces part them',
  emailsFound: (p) => (p.count === '1' ? '1 address' : `${p.count} addresses`),
  campaigns: 'Campaigns',
  campaign: 'Choose a campaign',
  chosenCustomers: 'Chosen customers',
  chosenCampaigns: 'Chosen campaigns',
  plan: 'Show what will happen',
  missingCustomers: 'Choose at least one customer, or paste an email address',
  missingCampaigns: 'Choose at least one campaign',
  tooMany: (p) => `At most ${p.customers} customers and ${p.campaigns} campaigns can be chosen at once`,
  change: 'Change the choice',
  table: 'What will happen',
  customer: 'Customer',
  verdict: 'Result',
  reason: 'Why',
  verdicts: {
    give: { will: 'Will be given', already: 'Already there', refused: 'Cannot be given' },
    take: { will: 'Will be taken', already: 'Not there', refused: 'Cannot be taken' },
  },
  summary: (p) => `${p.will} to do, ${p.already} so already, ${p.refused} impossible`,
  shownOf: (p) => `The first ${p.shown} of ${p.total} rows are shown`,
  unknown: (p) =>
    p.count === '1' ? '1 address belongs to no customer' : `${p.count} addresses belong to no customer`,
  carryOut: {
    give: (p) => `Give ${campaignsOf(p.count)}`,
    take: (p) => `Take ${campaignsOf(p.count)}`,
  },
  nothing: 'There is nothing to do',
  working: (p) => `${p.done} of ${p.total} rows done`,
  done: {
    give: (p) => `${campaignsOf(p.count)} given`,
    take: (p) => `${campaignsOf(p.count)} taken`,
  },
  failed: (p) => (p.count === '1' ? '1 row could not be done' : `${p.count} rows could not be done`),
  undoFailed: (p) => `${links(p.count)} could not be undone; somebody may have changed them meanwhile`,
};
