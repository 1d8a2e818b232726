import type { MailPhrases } from '../mail-words.ts';
import { inbox } from './inbox.ts';

const { topics } = inbox.contact;

/** Phrases of the e-mails. `MailPhrases` is their shape in both languages. */
export const mails: MailPhrases = {
  frame: {
    pasteLink: 'If the button does not work, paste this address into your browser:',
    sender: (p) => `Sent by ${p.name}, ${p.address}`,
    write: (p) => `Replies to this mail are not read. To write to us: ${p.email}`,
    reasons: {
      address: 'You got this mail because your address was entered on Ayraç.',
      account: 'You got this mail because it concerns your Ayraç account.',
      request: 'You got this mail because you gave this address when you asked for a quote.',
      reminder: 'You got this mail because you turned campaign reminders on in your profile.',
      mailbox: 'You got this email because you confirmed this address for requests to your brand.',
      permission: 'You got this email because you allowed messages about campaigns.',
      newsletter: 'You got this mail because you subscribed to the newsletter and confirmed it.',
      'personal-data': 'You got this mail because of your request about your personal data.',
      inbox: 'You got this mail because you wrote to us on our site.',
      crm: 'You got this mail because you work in the CRM of Ayraç. You can switch such mails off on the page of the team.',
    },
    lastDay: (p) => `Last day: ${p.date}`,
    stopNewsletter: 'Newsletter preferences and unsubscribing',
    stopReminders: 'Turn reminders off',
    figures: {
      requests: (p) => `Requests: ${p.value} (the month before ${p.before})`,
      median: (p) => `First answer, median in minutes: ${p.value} (the month before ${p.before})`,
      slowest: (p) => `First answer, nine of ten within minutes: ${p.value} (the month before ${p.before})`,
      inTime: (p) => `Answered in time: ${p.value} (the month before ${p.before})`,
      contacted: (p) => `Contacted: ${p.value} (the month before ${p.before})`,
      won: (p) => `Won: ${p.value} (the month before ${p.before})`,
    },
    stopMessages: 'Take back your permission for messages about campaigns',
  },
  letters: {
    'verify-email': (p) => ({
      subject: 'Verify your email address',
      preheader: 'All we need to know is that the address is yours.',
      title: 'Verify your email address',
      paragraphs: [
        `On ${p.date} an Ayraç account named “${p.username}” was opened with this email address.`,
        'If it was you, open the page with the button below and verify your address there.',
      ],
      button: 'Verify my address',
      notes: [
        `The link is valid for ${p.hours} hours and works once.`,
        'If it was not you, choose “This was not me” on the same page to delete the account.',
      ],
    }),
    'email-in-use': {
      subject: 'You already have an Ayraç account',
      preheader: 'Somebody tried to register again with this address.',
      title: 'You already have an account',
      paragraphs: [
        'Somebody tried to open a new account with this email address. As it belongs to an Ayraç account already, no new one was opened.',
        'If it was you, log in to the account you have. If you do not remember your password, you can reset it on the login page.',
      ],
      button: 'Log in',
      notes: ['If it was not you, there is nothing you need to do; nothing in your account has changed.'],
    },
    'password-reset': (p) => ({
      subject: 'Choose your new password',
      preheader: 'Your link to a new password.',
      title: 'Choose your new password',
      paragraphs: [
        `A new password was asked for your Ayraç account, whose username is ${p.username}. You can choose it on the page that the button below opens.`,
      ],
      button: 'Choose a new password',
      notes: [
        `The link is valid for ${p.minutes} minutes and works once.`,
        'If you did not ask for it, there is nothing you need to do; your password has not changed.',
      ],
    }),
    invitation: (p) => ({
      subject: 'Your Ayraç account is ready',
      preheader: 'Choose a username and a password to use your account.',
      title: 'Your Ayraç account is ready',
      paragraphs: [
        `An Ayraç account was made for you. Your username: ${p.username}`,
        'The page that the button below opens says who invited you; choose your username and password there.',
      ],
      button: 'Open the invitation',
      notes: [
        `The link works for ${p.hours} hours, and once.`,
        'If you know of no invitation you need not do anything: without a password the account cannot be used.',
      ],
    }),
    'password-changed': (p) => ({
      subject: 'Your password was changed',
      preheader: 'If it was not you, choose a new password at once.',
      title: 'Your password was changed',
      paragraphs: [
        'The password of your Ayraç account was changed. If you did this, there is nothing else to do.',
        `If you did not, choose a new password at once and write to us: ${p.email}`,
      ],
      button: 'Choose a new password',
    }),
    'second-factor-on': (p) => ({
      subject: 'Two-step verification is on',
      preheader: 'From now on, logging in also asks for the code of your authenticator app.',
      title: 'Two-step verification is on',
      paragraphs: [
        'From now on, logging in to your Ayraç account also asks for the code of your authenticator app. If you did this, there is nothing else to do.',
        `If you did not, change your password at once and write to us: ${p.email}`,
      ],
      button: 'Open security settings',
    }),
    'second-factor-off': (p) => ({
      subject: 'Two-step verification is off',
      preheader: 'If it was not you, change your password at once.',
      title: 'Two-step verification is off',
      paragraphs: [
        'Your Ayraç account can now be opened with your password alone. If you did this, there is nothing else to do.',
        `If you did not, change your password at once and write to us: ${p.email}`,
      ],
      button: 'Open security settings',
    }),
    'second-factor-reset': (p) => ({
      subject: 'Your two-step verification was reset',
      preheader: 'If you did not ask for this, write to us at once.',
      title: 'Your two-step verification was reset',
      paragraphs: [
        'An administrator removed the two-step verification of your Ayraç account and logged you out everywhere. You can set it up again after you log in.',
        `If you did not ask for this, change your password at once and write to us: ${p.email}`,
      ],
      button: 'Open security settings',
    }),
    'request-received': (p) => ({
      subject: `We have your quote request: ${p.campaign}`,
      preheader: 'You can follow your request or withdraw it.',
      title: 'We have your quote request',
      paragraphs: [
        'To see how your request stands, or to withdraw it, open the page below.',
        ...(p.asksPermission
          ? [
              'You ticked that you would like campaign news by email. Your permission holds once you confirm it on the same page; until then we send you no news.',
            ]
          : []),
      ],
      steps: {
        title: 'What happens now?',
        lines: [
          'The brand reads your request and prepares an offer that suits you.',
          'It usually calls or writes within 2 working days.',
          'You look at the offer and decide. Your request commits you to nothing.',
        ],
      },
      button: 'Show my request',
      notes: ['The link is yours alone; please do not share it.'],
    }),
    'text-changed': (p) => ({
      subject: p.title === null ? 'Our permission texts are changing' : `A text is changing: ${p.title}`,
      preheader: `The new text holds from ${p.date} on`,
      title: 'A text that we showed you is changing',
      paragraphs: [
        p.title === null
          ? `We have renewed the permission texts beside the optional boxes of our forms. The new texts hold from ${p.date} on.`
          : `“${p.title}”, which we showed you before, has been renewed. The new text holds from ${p.date} on.`,
        'What you allowed before stays on record with the text of that day; you have not allowed anything new.',
      ],
      button: 'Read the text',
    }),
    'requests-joined': (p) => ({
      subject:
        p.campaigns.length === 1
          ? 'Your earlier quote request is now in your account'
          : 'Your earlier quote requests are now in your account',
      preheader: 'If one of them is not yours, one button takes it out again.',
      title: 'Your earlier requests are now in your account',
      paragraphs: [
        'Requests that were sent with your email address before you had an account now stand under “My campaigns”:',
        ...p.campaigns,
        'If one of them is not yours, press “Not mine” on that page, and it leaves your account.',
      ],
      button: 'Show my requests',
    }),
    'campaign-ending': (p) => ({
      subject:
        p.count === 1
          ? `A campaign you follow is ending: ${p.first}`
          : `${p.count} campaigns you follow are ending`,
      preheader: 'One last look before they are gone.',
      title: p.count === 1 ? 'A campaign you follow is ending' : 'Campaigns you follow are ending',
      paragraphs: [p.count === 1 ? 'Its last day is near:' : 'Their last day is near:'],
      button: 'Show my campaigns',
    }),
    'newsletter-confirm': (p) => ({
      subject: 'Confirm your newsletter subscription',
      preheader: 'Without your confirmation we send no newsletter.',
      title: 'Confirm your newsletter subscription',
      paragraphs: [
        'This address was entered for the Ayraç newsletter. The subscription begins when you confirm it on the page that the button below opens; until then we send no newsletter.',
      ],
      button: 'Open the confirmation page',
      notes: [
        `The link is valid for ${p.days} days.`,
        'If it was not you who entered the address, there is nothing you need to do.',
      ],
    }),
    'newsletter-known': {
      subject: 'You already receive our newsletter',
      preheader: 'Topics and frequency can be changed on the preference page.',
      title: 'You already receive our newsletter',
      paragraphs: [
        'This address was entered for the Ayraç newsletter again. Your subscription goes on; nothing has changed.',
        'To change topics, language and frequency, or to unsubscribe, open the preference page.',
      ],
      button: 'Newsletter preferences',
      notes: ['If you did not enter your address, there is nothing to do.'],
    },
    'newsletter-issue': {
      subject: 'Campaigns worth a look',
      preheader: 'Campaigns we chose for you, and their last days.',
      title: 'Campaigns worth a look',
      paragraphs: ['What we chose for you this time:'],
      button: 'Show all campaigns',
    },
    'newsletter-edition': (p) => ({
      subject: p.heading,
      preheader: p.paragraphs[0] ?? p.heading,
      title: p.heading,
      paragraphs: p.paragraphs,
      button: 'Show all campaigns',
    }),
    'edition-test': (p) => ({
      subject: `Test: ${p.heading}`,
      preheader: p.paragraphs[0] ?? p.heading,
      title: p.heading,
      paragraphs: p.paragraphs,
      button: 'Show all campaigns',
    }),
    'data-request-received': (p) => ({
      subject: 'We have your request about your personal data',
      preheader: 'The day by which we answer stands in this mail.',
      title: 'We have your request',
      paragraphs: [
        'Your request about your personal data has reached us. We will send our answer to this address.',
        `We answer by: ${p.date}`,
      ],
    }),
    'data-request-answered': (p) => ({
      subject: 'Your personal data request was answered',
      preheader: 'Our answer is in this email.',
      title: 'The answer to your request',
      paragraphs: p.paragraphs,
      ...(p.hasData && { notes: ['Everything that we hold of you is in the attached file.'] }),
    }),
    'data-erased': {
      subject: 'Your personal data has been erased',
      preheader: 'This is the last mail we send you.',
      title: 'Your personal data has been erased',
      paragraphs: [
        'As you asked, we have erased your account and your personal data. What remains of your quote requests are figures that do not identify you.',
        'Once this mail is sent, your address is erased too.',
      ],
    },
    'mailbox-confirm': (p) => ({
      subject: `Confirm your address for requests: ${p.brand}`,
      preheader: 'Without your confirmation no request is sent to this address.',
      title: 'Confirm the address',
      paragraphs: [
        `Somebody asked us to send word of requests to ${p.brand} on Ayraç to this address. We begin once you confirm it on the page that the button below opens.`,
      ],
      button: 'Open the page',
      notes: [
        `The link is valid for ${p.days} days.`,
        'If you have nothing to do with this brand, you need not do anything.',
      ],
    }),
    'brand-request': (p) => {
      const titles = {
        'request-created': `New request: ${p.campaign}`,
        'request-changed': `Request changed: ${p.campaign}`,
        'request-withdrawn': `Request withdrawn: ${p.campaign}`,
        test: `Test: ${p.brand}`,
      };
      const texts = {
        'request-created': `A new request came for ${p.brand}.`,
        'request-changed': `A request to ${p.brand} has changed.`,
        'request-withdrawn': 'Whoever asked took the request back; please contact them no more.',
        test: 'This is a test; word of requests will come to this address.',
      };
      const { contact } = p;
      return {
        subject: titles[p.event],
        preheader: texts[p.event],
        title: titles[p.event],
        paragraphs: [
          texts[p.event],
          ...(contact === null
            ? []
            : [
                `Person: ${contact.name} ${contact.surname}`,
                `Phone: ${contact.phone}`,
                `Email: ${contact.email}`,
                ...(contact.city === null ? [] : [`Place: ${contact.city} ${contact.town ?? ''}`.trim()]),
              ]),
        ],
        button: 'Open in the CRM',
      };
    },
    'lead-mail': (p) => ({
      subject: p.subject,
      preheader: `${p.brand} wrote about your request.`,
      title: p.subject,
      paragraphs: p.paragraphs,
      button: 'See your request',
      notes: [
        `${p.brand} wrote this because you asked for “${p.campaign}”.`,
        ...(p.canReply ? ['You can write back by answering this email.'] : []),
      ],
    }),
    'lead-marketing': (p) => ({
      subject: p.subject,
      preheader: `${p.brand} wrote to you.`,
      title: p.subject,
      paragraphs: p.paragraphs,
      button: 'See your request',
      notes: [
        `${p.brand} sent this because you allowed messages about campaigns.`,
        ...(p.canReply ? ['You can write back by answering this email.'] : []),
      ],
    }),
    'inbox-answer': (p) => ({
      subject:
        p.campaign === null
          ? `What you wrote to us: ${topics[p.topic ?? 'other']}`
          : `Your report: ${p.campaign}`,
      preheader: 'Our answer to what you wrote.',
      title: p.campaign === null ? 'Our answer to your message' : 'Our answer to your report',
      paragraphs: p.paragraphs,
      ...(!p.canReply && { button: 'Write to us again' }),
      notes: [
        ...(p.canReply ? ['You can write to us again by replying to this mail.'] : []),
        ...(p.quoted.length > 0 ? ['You had written to us:', ...p.quoted] : []),
      ],
    }),
    'lead-report': (p) => ({
      subject: `${p.brand ?? 'CRM'} report: ${p.month}`,
      preheader: 'The requests of the month, how soon they were answered, and what became of them.',
      title: `${p.brand ?? 'CRM'} report: ${p.month}`,
      paragraphs: [
        'The requests that came in this month, as they stand now; times are counted in business hours.',
        ...p.lines,
      ],
      button: 'Open the report',
      notes: [
        p.hasFile
          ? 'The attached PDF has the whole report, by person, brand and reason.'
          : 'On the page that opens you can download the report as a PDF.',
      ],
    }),
    'leads-planned': (p) => ({
      subject:
        p.count === 1 ? 'The next step of a request is due' : `The next steps of ${p.count} requests are due`,
      preheader: 'What you planned waits for you.',
      title: 'What you planned is due',
      paragraphs: ['The time has come for what you planned for these requests:'],
      button: 'Show who is next',
    }),
    'leads-unanswered': (p) => ({
      subject: p.count === 1 ? 'A request waits for an answer' : `${p.count} requests wait for an answer`,
      preheader: `Automation: ${p.rule}`,
      title: p.count === 1 ? 'A request waits for an answer' : `${p.count} requests wait for an answer`,
      paragraphs: [
        {
          reassign: 'Requests that were not answered in time are yours now:',
          remind: 'Requests that you own were not answered in time:',
          tell: 'Requests to your brand that were not answered in time:',
        }[p.deed],
      ],
      button: 'Show who is next',
      notes: [`This mail comes from the automation “${p.rule}”.`],
    }),
  },
};
